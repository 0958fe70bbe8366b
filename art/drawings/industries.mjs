import { landPaths } from '../contourLines.mjs';
import { createNormal, createRandom, gaussian, range } from '../math.mjs';
import { dots, path, translucentArea, transparentEmberDrawing } from '../svg.mjs';
import { curve, pointsAt, summitTriangle } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/** A sample of some size, and where it is drawn. @typedef {{ size: number, left: number, width: number }} Sample */

/**
 * @typedef {object} Sheet
 * @property {number} width
 * @property {number} height
 * @property {number} trailY the y of the trail
 * @property {number} cell of the grid for contour lines, in pixels
 * @property {number} levels how many contour lines each sample has
 * @property {Sample[]} samples
 */

/** Three samples above three cards, in four columns of the page each. @type {Sheet} */
const WIDE = {
  width: 1200,
  height: 400,
  trailY: 300,
  cell: 8,
  levels: 10,
  // Startups begin with a handful; researchers have what one machine holds; companies have years of records.
  samples: [
    { size: 12, left: 0, width: 376 },
    { size: 120, left: 412, width: 376 },
    { size: 1200, left: 824, width: 376 },
  ],
};

/** @type {Sheet} */
const PHONE = {
  width: 362,
  height: 190,
  trailY: 142.5,
  cell: 5,
  levels: 6,
  samples: [
    { size: 12, left: 10, width: 90 },
    { size: 50, left: 105, width: 90 },
    { size: 150, left: 200, width: 150 },
  ],
};

/**
 * All samples come from these normal distributions. `at` and `spread` are fractions of the sample's width and of the
 * height; `upTo` is the cumulative share of the points.
 */
const hills = [
  { at: [0.46, 0.53], spread: [0.13, 0.122], upTo: 0.6 },
  { at: [0.69, 0.33], spread: [0.084, 0.078], upTo: 0.86 },
  { at: [0.27, 0.31], spread: [0.065, 0.062], upTo: 1 },
];

const mean = (/** @type {number[]} */ values) => values.reduce((a, b) => a + b, 0) / values.length;

/**
 * Random points of a sample. Those outside are replaced, because they would be counted but not seen.
 * @param {Sample} sample
 * @param {number} height of the drawing
 */
function pointsOf({ size, left, width }, height) {
  const random = createRandom(size + 5);
  const normal = createNormal(random);
  /** @type {Point[]} */
  const sample = [];
  while (sample.length < size) {
    const pick = random();
    const { at, spread } = hills.find(({ upTo }) => pick < upTo) ?? /** @type {never} */ (hills[0]);
    const [x = 0, y = 0] = [width, height].map(
      (length, i) => length * (Number(at[i]) + Number(spread[i]) * normal()),
    );
    if (x > 8 && x < width - 8 && y > 8 && y < height - 8) sample.push([left + x, y]);
  }
  return sample;
}

/**
 * The kernel density estimate of a sample.
 * @param {Sample} sample
 * @param {Sheet} sheet
 */
function densityOf({ size, left, width: ownWidth }, { width, height, cell, levels: count }) {
  const sample = pointsOf({ size, left, width: ownWidth }, height);
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
  const levels = range(count).map((i) => density(...top) * (0.035 + i / count));
  const layers = landPaths(density, { width, height, cell, levels, tolerance: 0.6 });
  // Sorted by rows, because small steps between points need fewer digits.
  const inRows = sample.sort(
    (a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0],
  );
  const content = [
    ...layers.map((d) => translucentArea(d, 1 / count, 'weak')),
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
  const { width, height, trailY, samples, cell } = sheet;
  const drawn = samples.map((sample) => densityOf(sample, sheet));
  const trail = drawn.map(({ top }, i) => {
    // Between two samples, the trail is level for a few pixels.
    const [before, after] = [samples[i]?.left ?? 0, samples[i + 1]?.left ?? 0];
    const climb = pointsAt(i ? before - 2 * cell : 0, trailY, before + cell, trailY);
    const descent = pointsAt(after - 5 * cell, trailY, after - 2 * cell, trailY);
    const ascent = curve([...climb, steep(top, climb[1]), top]);
    return i < samples.length - 1
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
