import type { Point } from './Picture';

/**
 * The commands of an SVG path along curves, in tenths. Relative numbers compress better than absolute ones.
 * @param points where the path is and, for each curve, two control points and its end
 */
export function curvesOf(points: Point[]): string {
  const rounded = points.map(([x, y]): Point => [round(x), round(y)]);
  const steps = rounded.slice(1).map(([x, y], i) => {
    const [startX, startY] = rounded[3 * Math.floor(i / 3)] as Point;
    return [round(x - startX), round(y - startY)];
  });
  return `c${steps}`;
}

/** A length in tenths. */
export const round = (length: number) => Number(length.toFixed(1));
