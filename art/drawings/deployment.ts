import { contourPaths, fractalNoise } from '../contourLines';
import { gaussian } from '../math';
import { land, lightLines, opaqueDrawing, path } from '../svg';
import { line, type Point, polygon } from '../svgPath';

/** The side of a floor. */
const SIDE = 156;

/** Keeps a coordinate within the floor. */
const within = (value: number) => Math.min(SIDE, Math.max(0, value));

/** The same contour map on four floors, the topmost in the accent. */
export function deployment() {
  const noise = fractalNoise(40, 94);
  const hill = (x: number, y: number) =>
    noise(x, y) * 0.3 + 1.35 * gaussian(Math.hypot(x - 74, y - 82), 0, 47);
  const levels = [0.05, 0.3, 0.55, 0.8, 1.05];
  const grid = { width: SIDE, height: SIDE, cell: 6, levels, tolerance: 1.1 };
  const floors = [3, 2, 1, 0].map((floor) => {
    const project = ([x, y]: Point): Point => [
      200 + (x - y) * 0.94,
      40 + floor * 74 + (x + y) * 0.47,
    ];
    const contours = contourPaths(hill, grid, ([x, y]) => project([within(x), within(y)]));
    const lines = path(contours.join(''));
    const corners: Point[] = [
      [0, 0],
      [SIDE, 0],
      [SIDE, SIDE],
      [0, SIDE],
    ];
    const plane = polygon(...corners.map(project));
    return floor === 0
      ? path(plane, 'opaque accent') + path(plane, 'accent-area') + lightLines([lines])
      : path(plane, 'opaque') + lightLines([land(plane, 0.2 + 0.15 * floor), lines]);
  });
  const plumbLines = [53, 200, 347].map((x) => line([x, 113], [x, 335]));
  return opaqueDrawing(400, 450, [path(plumbLines.join(''), 'faint'), ...floors]);
}
