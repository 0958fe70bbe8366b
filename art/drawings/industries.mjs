import { landAbove } from '../field.mjs';
import { kernel, normalFrom, randomFrom, range } from '../numbers.mjs';
import { curve, flag, simplify } from '../paths.mjs';
import { dots, emberPlate, path, tint } from '../svg.mjs';

/** @typedef {import('../paths.mjs').Point} Point */

/** The mixture that all samples are drawn from: three hills, and up to which share of the points lies on each. */
const HILLS = /** @type {const} */ ([
  { x: 214, y: 234, spread: 56, upTo: 0.58 },
  { x: 290, y: 342, spread: 36, upTo: 0.8 },
  { x: 140, y: 126, spread: 33, upTo: 1 },
]);

/**
 * The kernel density estimate of a sample. The line climbs to its highest place by mean shift (Comaniciu and Meer,
 * 2002): each step leads to the mean of the points around, weighted by the kernel.
 * @param {number} size of the sample
 */
function densityOf(size) {
  const [width, height] = [400, 480];
  const random = randomFrom(size + 5);
  const normal = normalFrom(random);
  /** @type {Point[]} */
  const sample = [];
  while (sample.length < size) {
    const pick = random();
    const { x, y, spread } = HILLS.find(({ upTo }) => pick < upTo) ?? HILLS[0];
    const point = /** @type {Point} */ ([x + spread * normal(), y + spread * normal()]);
    // Points outside of the drawing would be counted without being seen.
    if (point[0] > 6 && point[0] < width - 6 && point[1] > 6 && point[1] < height - 6)
      sample.push(point);
  }
  const bandwidth = 74 * size ** (-1 / 6); // Scott's rule in two dimensions.
  const weights = (/** @type {number} */ x, /** @type {number} */ y) =>
    sample.map(([px, py]) => kernel(x, px, bandwidth) * kernel(y, py, bandwidth));
  const sum = (/** @type {number[]} */ values) => values.reduce((a, b) => a + b, 0);
  const density = (/** @type {number} */ x, /** @type {number} */ y) =>
    sum(weights(x, y)) / (size * bandwidth ** 2);
  /** @type {Point[]} */
  const climb = [[0, 420]];
  let top = /** @type {Point} */ (climb[0]);
  for (let moved = Infinity; moved > 0.2; climb.push(top)) {
    const [x, y] = top;
    const near = weights(x, y);
    const mean = (/** @type {0 | 1} */ axis) =>
      sum(sample.map((point, i) => point[axis] * Number(near[i]))) / sum(near);
    top = [mean(0), mean(1)];
    moved = Math.hypot(top[0] - x, top[1] - y);
  }
  const levels = range(9).map((i) => density(...top) * (0.09 + i * 0.105));
  const layers = landAbove(density, { width, height, cell: 10, levels, tolerance: 0.8 });
  // Neighbours are written with fewer digits, hence in rows.
  const inRows = sample.sort(
    (a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0],
  );
  const content = [
    ...layers.map((d) => tint(d, 0.06, 'g')),
    dots(inRows, size > 500 ? 'h' : 'd'),
    path(curve(simplify(climb, 1)), 'a'),
    path(flag(top), 'f c'),
  ];
  return { ...emberPlate(width, height, content), figures: { points: inRows.length } };
}

/** Startups begin with a handful of points. */
export const startups = () => densityOf(12);
/** Researchers have what one machine holds. */
export const researchers = () => densityOf(120);
/** Companies have years of records. */
export const companies = () => densityOf(1200);
