import { contourPaths, terrain } from '../contourLines.mjs';
import { gaussian } from '../math.mjs';
import { land, opaqueGroup, opaqueSpruceDrawing, path } from '../svg.mjs';
import { line, pointsAt, polygon } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/** The same contour map on four floors, the topmost in the accent. */
export function deployment() {
  const [width, height, side] = [400, 600, 200];
  const noise = terrain(40, 120);
  const hill = (/** @type {number} */ x, /** @type {number} */ y) =>
    noise(x, y) * 0.3 + 1.35 * gaussian(Math.hypot(x - 95, y - 105), 0, 60);
  const levels = [0.05, 0.3, 0.55, 0.8, 1.05];
  const grid = { width: side, height: side, cell: 6, levels, tolerance: 1.1 };
  const corners = pointsAt(0, 0, side, 0, side, side, 0, side);
  const floors = [3, 2, 1, 0].map((floor) => {
    const project = (/** @type {Point} */ [x, y]) =>
      /** @type {Point} */ ([200 + (x - y) * 0.86, 62 + floor * 101 + (x + y) * 0.43]);
    const within = (/** @type {number} */ value) => Math.min(side, Math.max(0, value));
    const lines = contourPaths(hill, grid, ([x, y]) => project([within(x), within(y)])).join('');
    const plane = polygon(...corners.map(project));
    return floor === 0
      ? path(plane, 'opaque accent') +
          path(plane, 'accent-area') +
          opaqueGroup([path(lines, 'no-area')])
      : path(plane, 'opaque') +
          opaqueGroup([land(plane, 0.2 + 0.15 * floor), path(lines, 'no-area')]);
  });
  const plumbLines = [28, 200, 372].map((x) => line([x, 148], [x, 451]));
  const content = [path(plumbLines.join(''), 'faint'), ...floors];
  return { ...opaqueSpruceDrawing(width, height, content) };
}
