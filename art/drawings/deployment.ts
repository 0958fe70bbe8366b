import { contourPaths, fractalNoise } from '../contourLines';
import { gaussian } from '../math';
import { type Point, polygon } from '../paths';
import { land, lightLines, opaqueDrawing, path, trail } from '../svg';

/** The side of a floor. */
const SIDE = 156;

/** The isometric view of the topmost floor. */
const project = ([x, y]: Point): Point => [200 + (x - y) * 0.94, 40 + (x + y) * 0.47];

/** The same contour map on four floors, the topmost in the accent. */
export function deployment() {
  const noise = fractalNoise(40, 94);
  const hill = (x: number, y: number) =>
    noise(x, y) * 0.3 + 1.35 * gaussian(Math.hypot(x - 74, y - 82), 0, 47);
  const levels = [0.05, 0.3, 0.55, 0.8, 1.05];
  const grid = { width: SIDE, height: SIDE, cell: 6, levels };
  const map = `<g clip-path="url(#floor)">${path(contourPaths(hill, grid, project).join(''))}</g>`;
  const plane = polygon([
    project([0, 0]),
    project([SIDE, 0]),
    project([SIDE, SIDE]),
    project([0, SIDE]),
  ]);
  const floors = [3, 2, 1].map(
    (floor) =>
      `<g transform="translate(0 ${74 * floor})">${path(plane, 'fill-background')}${land(plane, 0.2 + 0.15 * floor)}${map}</g>`,
  );
  const plumbLines = [53, 200, 347].map((x) => `M${x} 113V335`);
  return opaqueDrawing(400, 450, [
    `<clipPath id="floor">${path(plane)}</clipPath>`,
    path(plumbLines.join(''), 'stroke-soft'),
    lightLines(floors),
    trail(plane),
    path(plane, 'fill-accent'),
    lightLines([map]),
  ]);
}
