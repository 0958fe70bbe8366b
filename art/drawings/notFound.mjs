import { contourPaths } from '../contourLines.mjs';
import { createNormal, createRandom, gaussian, range } from '../math.mjs';
import { maskDrawing } from '../svg.mjs';
import { line, spline, summitTriangle } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/**
 * For the 404 page: the trail leaves the margin for a random walk of 404 steps, narrow enough to fit on a phone. The
 * summit is elsewhere.
 */
export function notFound() {
  const [width, height, steps] = [1600, 900, 404];
  const normal = createNormal(createRandom(3088));
  const walk = [/** @type {Point} */ ([150, 700])];
  let direction = 0;
  for (let [x, y] = [150, 700]; walk.length <= steps; ) {
    // It turns at random, and turns back at the edge of what a phone shows.
    const back = Math.atan2(725 - y, 235 - x);
    const isOutside = x < 130 || x > 300 || y < 640 || y > 800;
    direction += 0.16 * normal() + (isOutside ? 0.16 * Math.sin(back - direction) : 0);
    [x, y] = [x + 4 * Math.cos(direction), y + 4 * Math.sin(direction)];
    walk.push([x, y]);
  }
  const [x, y] = walk.at(-1) ?? [0, 0];
  const hill = (/** @type {number} */ x, /** @type {number} */ y) =>
    gaussian(x, 1040, 92) * gaussian(y, 214, 66) +
    0.5 * gaussian(x, 1150, 80) * gaussian(y, 290, 44);
  const levels = range(9).map((i) => 0.08 + 0.105 * i);
  const contours = contourPaths(hill, { width, height, cell: 12, levels, tolerance: 0.6 });
  return maskDrawing(width, height, [
    { d: contours.join(''), width: 0.8 },
    { d: summitTriangle([1040, 214]), width: 1.5 },
    { d: 'M2 0V1320Q2 1400 82 1400H300', width: 3 },
    { d: spline(walk.filter((_, i) => i % 4 === 0)), width: 2.6, dashes: '0 13' },
    { d: line([x - 7, y - 7], [x + 7, y + 7]) + line([x - 7, y + 7], [x + 7, y - 7]), width: 3 },
  ]);
}
