import type { Point } from './paths';
import type { Box } from './svg';

/** The plates of What we do, in units of their own columns. In narrow windows, they are one above the other. */
export const PLATE = {
  wide: { frame: 'wide', left: 0, width: 376, height: 424 },
  narrow: { frame: 'narrow', left: 0, width: 320, height: 170 },
} satisfies Record<string, Box>;

/** Where the route goes from each plate to the next: its y in wide windows, where it is level, and its x in narrow ones. */
export const CROSSINGS = { wide: [176, 108], narrow: [96, 205] };

/** The direction at each point, in radians. */
export type Directions = (x: number, y: number) => number;

/**
 * A line that has the given direction everywhere.
 * @param step the distance between its points; negative for a line against the directions
 * @param goesOn whether the next point belongs to the line
 */
export function streamline(
  directions: Directions,
  start: Point,
  step: number,
  goesOn: (next: Point, count: number) => boolean,
): Point[] {
  const line = [start];
  for (let [x, y] = start; ; line.push([x, y])) {
    const angle = directions(x, y);
    x += step * Math.cos(angle);
    y += step * Math.sin(angle);
    if (!goesOn([x, y], line.length)) return line;
  }
}
