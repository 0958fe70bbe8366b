import { isolines } from './field.mjs';
import { kernel, normalFrom, randomFrom } from './random.mjs';
import { mask, polyline, spline } from './svg.mjs';

/** @typedef {import('./svg.mjs').Point} Point */

const STEPS = 404;

/**
 * For the page that is not there: the route comes down the margin as it does on the home page, leaves it, and goes
 * astray, a random walk of as many steps as the heading says. The summit stands elsewhere.
 */
export function lost() {
  const [width, height] = [1600, 900];
  const random = randomFrom(9);
  const normal = normalFrom(random);
  const walk = [/** @type {Point} */ ([150, 700])];
  let direction = 0;
  for (let [x, y] = [150, 700]; walk.length <= STEPS; ) {
    // It turns as it likes, and back where the sheet ends.
    const back = Math.atan2(700 - y, 640 - x);
    const isOutside = x < 110 || x > 1180 || y < 640 || y > 790;
    direction += 0.34 * normal() + (isOutside ? 0.85 * Math.sin(back - direction) : 0);
    [x, y] = [x + 13 * Math.cos(direction), y + 13 * Math.sin(direction)];
    walk.push([x, y]);
  }
  const hill = (/** @type {number} */ x, /** @type {number} */ y) =>
    kernel(x, 1040, 92) * kernel(y, 214, 66) + 0.5 * kernel(x, 1150, 80) * kernel(y, 290, 44);
  const levels = Array.from({ length: 9 }, (_, i) => 0.08 + 0.105 * i);
  const lines = isolines(hill, { width, height, cell: 12, levels, tolerance: 0.6 });
  const flag = polyline(
    [
      [1040, 196],
      [1056, 223],
      [1024, 223],
    ],
    true,
  );
  return mask(width, height, [
    { d: lines.join(''), width: 0.8 },
    { d: flag, width: 1.5 },
    { d: 'M2 0V1320Q2 1400 82 1400H300', width: 2.2 },
    { d: spline(walk.filter((_, i) => i % 2 === 0)), width: 2.6, dashes: '0 13' },
  ]);
}
