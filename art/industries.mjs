import { landAbove } from './field.mjs';
import { kernel, normalFrom, randomFrom } from './random.mjs';
import { curve, dots, emberPlate, path, polyline, simplify, tint } from './svg.mjs';

/** @typedef {import('./svg.mjs').Point} Point */

/** The truth that all three sheets survey: hills, and up to which share of the points lies on each. */
const HILLS = /** @type {const} */ ([
  { x: 214, y: 234, spread: 56, upTo: 0.58 },
  { x: 290, y: 342, spread: 36, upTo: 0.8 },
  { x: 140, y: 126, spread: 33, upTo: 1 },
]);

/**
 * The same density, estimated from ever more points; the route climbs to its highest place as mean shift does
 * (Comaniciu and Meer, 2002): each step goes to the mean of the points around, weighted by the kernel.
 * @param {number} points how many there are to go by
 */
function survey(points) {
  const [width, height] = [400, 480];
  const random = randomFrom(points + 5);
  const normal = normalFrom(random);
  /** @type {Point[]} */
  const sample = [];
  while (sample.length < points) {
    const pick = random();
    const { x, y, spread } = HILLS.find(({ upTo }) => pick < upTo) ?? HILLS[0];
    const point = /** @type {Point} */ ([x + spread * normal(), y + spread * normal()]);
    // One that fell off the sheet would be in the count, and not in the drawing.
    if (point[0] > 6 && point[0] < width - 6 && point[1] > 6 && point[1] < height - 6)
      sample.push(point);
  }
  const bandwidth = 74 * points ** (-1 / 6);
  const weight = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {Point} */ [px, py],
  ) => kernel(x, px, bandwidth) * kernel(y, py, bandwidth);
  const density = (/** @type {number} */ x, /** @type {number} */ y) =>
    sample.reduce((sum, point) => sum + weight(x, y, point), 0) / (points * bandwidth ** 2);
  let [x, y] = /** @type {Point} */ ([0, 420]);
  const route = [/** @type {Point} */ ([x, y])];
  for (let moved = 9; moved > 0.2; ) {
    const weights = sample.map((point) => weight(x, y, point));
    const sum = weights.reduce((a, b) => a + b, 0);
    const mean = (/** @type {0 | 1} */ axis) =>
      sample.reduce((total, point, i) => total + point[axis] * Number(weights[i]), 0) / sum;
    const next = /** @type {Point} */ ([mean(0), mean(1)]);
    moved = Math.hypot(next[0] - x, next[1] - y);
    [x, y] = next;
    route.push(next);
  }
  const top = density(x, y);
  const levels = Array.from({ length: 9 }, (_, i) => top * (0.09 + i * 0.105));
  const layers = landAbove(density, { width, height, cell: 10, levels, tolerance: 0.8 });
  // In rows: neighbours are written with fewer digits.
  const inRows = sample.sort(
    (a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0],
  );
  return emberPlate(width, height, `Density of ${inRows.length.toLocaleString('en')} points`, [
    ...layers.map((d) => tint(d, 0.06, 'g')),
    dots(inRows, points > 500 ? 'h' : 'd'),
    path(curve(simplify(route, 1)), 'a'),
    path(
      polyline(
        [
          [x, y - 15],
          [x + 12, y + 6],
          [x - 12, y + 6],
        ],
        true,
      ),
      'f c',
    ),
  ]);
}

/** Startups begin with a handful. */
export const startups = () => survey(12);
/** Researchers have what one machine holds. */
export const researchers = () => survey(120);
/** Companies have years of records. */
export const companies = () => survey(1200);
