import { landPaths } from '../contourLines.mjs';
import { createNormal, createRandom, gaussian, range } from '../math.mjs';
import { dots, path, translucentArea, transparentEmberDrawing } from '../svg.mjs';
import { curve, pointsAt, summitTriangle } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/**
 * @typedef {object} Sheet
 * @property {number} width
 * @property {number} height
 * @property {number} trailY the y of the trail
 * @property {number} start where the first sample begins
 * @property {number} step from one sample to the next
 * @property {number} cell of the grid for contour lines, in pixels
 * @property {number[]} sizes how many points each sample has
 * @property {number} levels how many contour lines each has
 * @property {Hill[]} hills
 */

/** A normal distribution of points; `upTo` is the cumulative share of the points. @typedef {{ at: Point, spread: Point, upTo: number }} Hill */

/** Three samples above three of four columns. The trail comes through the first column. @type {Sheet} */
const WIDE = {
  width: 1200,
  height: 400,
  trailY: 300,
  start: 295,
  step: 309,
  cell: 8,
  // Startups begin with a handful; researchers have what one machine holds; companies have years of records.
  sizes: [12, 120, 1200],
  levels: 10,
  hills: [
    { at: [141, 212], spread: [40, 49], upTo: 0.6 },
    { at: [212, 118], spread: [26, 31], upTo: 0.86 },
    { at: [84, 108], spread: [20, 25], upTo: 1 },
  ],
};

/** @type {Sheet} */
const PHONE = {
  width: 362,
  height: 190,
  trailY: 142.5,
  start: 20,
  step: 113,
  cell: 5,
  sizes: [12, 60, 250],
  levels: 6,
  hills: [
    { at: [52, 100], spread: [15, 22], upTo: 0.6 },
    { at: [79, 57], spread: [9, 14], upTo: 0.86 },
    { at: [31, 52], spread: [8, 11], upTo: 1 },
  ],
};

const mean = (/** @type {number[]} */ values) => values.reduce((a, b) => a + b, 0) / values.length;

/**
 * Random points of a sample. Those outside are replaced, because they would be counted but not seen.
 * @param {number} size how many
 * @param {Sheet} sheet
 */
function sampleOf(size, { height, step, hills }) {
  const random = createRandom(size + 5);
  const normal = createNormal(random);
  /** @type {Point[]} */
  const sample = [];
  while (sample.length < size) {
    const pick = random();
    const { at, spread } = hills.find(({ upTo }) => pick < upTo) ?? /** @type {never} */ (hills[0]);
    const [x, y] = [at[0] + spread[0] * normal(), at[1] + spread[1] * normal()];
    if (x > 8 && x < step - 8 && y > 8 && y < height - 8) sample.push([x, y]);
  }
  return sample;
}

/**
 * The kernel density estimate of a sample.
 * @param {number} size of the sample
 * @param {number} left the x where it begins
 * @param {Sheet} sheet
 */
function densityOf(size, left, sheet) {
  const { width, height, cell } = sheet;
  const sample = sampleOf(size, sheet).map(([x, y]) => /** @type {Point} */ ([left + x, y]));
  // Scott's rule in two dimensions, for each axis.
  const [bandwidthX = 0, bandwidthY = 0] = [0, 1].map((axis) => {
    const values = sample.map((point) => Number(point[axis]));
    const middle = mean(values);
    return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) * size ** (-1 / 6);
  });
  const weights = (/** @type {number} */ x, /** @type {number} */ y) =>
    sample.map(([px, py]) => gaussian(x, px, bandwidthX) * gaussian(y, py, bandwidthY));
  const density = (/** @type {number} */ x, /** @type {number} */ y) => mean(weights(x, y));
  const heights = sample.map((point) => density(...point));
  let top = /** @type {Point} */ (sample[heights.indexOf(Math.max(...heights))]);
  // Mean shift climbs to the nearest summit (Comaniciu and Meer, 2002).
  for (let moved = Infinity; moved > 0.2; ) {
    const near = weights(...top);
    const [x = 0, y = 0] = [0, 1].map(
      (axis) => mean(sample.map((point, i) => Number(point[axis]) * Number(near[i]))) / mean(near),
    );
    moved = Math.hypot(x - top[0], y - top[1]);
    top = [x, y];
  }
  const levels = range(sheet.levels).map((i) => density(...top) * (0.035 + i / sheet.levels));
  const layers = landPaths(density, { width, height, cell, levels, tolerance: 0.6 });
  // Sorted by rows, because small steps between points need fewer digits.
  const inRows = sample.sort(
    (a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0],
  );
  const content = [
    ...layers.map((d) => translucentArea(d, 1 / sheet.levels, 'weak')),
    dots(inRows, size > 300 ? 'small-dot' : 'dot'),
  ];
  return { top, content };
}

/** The control point of the steep part between a summit and a point below. @param {Point} top @param {Point} [foot] */
const steep = (top, [x, y] = top) =>
  /** @type {Point} */ ([0.65 * top[0] + 0.35 * x, 0.4 * top[1] + 0.6 * y]);

/**
 * Samples of growing size, and their densities. The trail crosses the summits, and ends on the last.
 * @param {Sheet} sheet
 */
function densities(sheet) {
  const { width, height, trailY, start, step, sizes, cell } = sheet;
  const drawn = sizes.map((size, i) => densityOf(size, start + i * step, sheet));
  const trail = drawn.map(({ top }, i) => {
    const [left, right] = [start + (i - 0.15) * step, start + (i + 0.85) * step];
    const climb = pointsAt(i ? left : 0, trailY, left + 0.2 * step, trailY);
    const descent = pointsAt(right - 0.2 * step, trailY, right, trailY);
    const ascent = curve([...climb, steep(top, climb[1]), top]);
    return i < sizes.length - 1
      ? ascent + curve([top, steep(top, descent[0]), ...descent])
      : ascent;
  });
  const summits = drawn.map(({ top }) => summitTriangle(top, cell / 8)).join('');
  return {
    ...transparentEmberDrawing(width, height, [
      ...drawn.flatMap(({ content }) => content),
      path(trail.join(''), 'accent'),
      path(summits, 'accent-area no-line'),
    ]),
    trailY: trailY / height,
  };
}

/** What three kinds of clients bring. */
export const industries = () => ({ ...densities(WIDE), phone: densities(PHONE) });
