import { landPaths } from '../contourLines.mjs';
import { createNormal, createRandom, gaussian, range, smoothstep } from '../math.mjs';
import { dots, path, translucentArea, transparentEmberDrawing } from '../svg.mjs';
import { spline, summitTriangle } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/**
 * A sample of some size, where it is drawn, and the y at which the trail enters it from the left.
 * @typedef {{ size: number, left: number, top: number, width: number, height: number, foot: number }} Sample
 */

/**
 * @typedef {object} Sheet
 * @property {number} width
 * @property {number} height
 * @property {number} cell of the grid for contour lines, in pixels
 * @property {number} levels how many contour lines each sample has
 * @property {Sample[]} samples
 */

/** Three samples above three cards, in four columns of the page each. @type {Sheet} */
const WIDE = {
  width: 1200,
  height: 400,
  cell: 8,
  levels: 10,
  // Startups begin with a handful; researchers have what one machine holds; companies have years of records.
  samples: [
    { size: 12, left: 0, top: 0, width: 376, height: 400, foot: 300 },
    { size: 120, left: 412, top: 0, width: 376, height: 400, foot: 300 },
    { size: 1200, left: 824, top: 0, width: 376, height: 400, foot: 300 },
  ],
};

/** @type {Sheet} */
const PHONE = {
  width: 362,
  height: 300,
  cell: 5,
  levels: 7,
  samples: [
    { size: 12, left: 0, top: 138, width: 140, height: 150, foot: 225 },
    { size: 50, left: 98, top: 66, width: 146, height: 156, foot: 176 },
    { size: 200, left: 198, top: -10, width: 156, height: 166, foot: 106 },
  ],
};

/**
 * All samples come from these normal distributions. `at` and `spread` are fractions of the sample's width and
 * height; `upTo` is the cumulative share of the points.
 */
const hills = [
  { at: [0.45, 0.52], spread: [0.15, 0.112], upTo: 0.6 },
  { at: [0.7, 0.33], spread: [0.09, 0.078], upTo: 0.86 },
  { at: [0.22, 0.31], spread: [0.075, 0.062], upTo: 1 },
];

const mean = (/** @type {number[]} */ values) => values.reduce((a, b) => a + b, 0) / values.length;

/**
 * Random points of a sample. Those outside are replaced, because they would be counted but not seen.
 * @param {Sample} sample
 */
function pointsOf({ size, left, top, width, height }) {
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
    const isInside = Math.abs(x / width - 0.5) < 0.46 && Math.abs(y / height - 0.48) < 0.42;
    if (isInside) sample.push([left + x, top + y]);
  }
  return sample;
}

/**
 * The kernel density estimate of a sample.
 * @param {Sample} own
 * @param {Sheet} sheet
 */
function densityOf(own, { width, height, cell, levels: count }) {
  const { size } = own;
  const sample = pointsOf(own);
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
    ...layers.map((d) => translucentArea(d, 1 / count, '')),
    dots(inRows, size > 300 ? 'small-dot' : 'dot'),
  ];
  return { top, content };
}

/** A slope that is level at both ends. @param {Point} from @param {Point} to */
const slope = ([ax, ay], [bx, by]) =>
  range(13).map((i) => {
    const t = i / 12;
    return /** @type {Point} */ ([ax + (bx - ax) * t, ay + (by - ay) * smoothstep(t)]);
  });

/**
 * Samples of growing size, and their densities. The trail crosses the summits, and ends on the last.
 * @param {Sheet} sheet
 */
function densities(sheet) {
  const { width, height, samples, cell } = sheet;
  const drawn = samples.map((sample) => densityOf(sample, sheet));
  const feet = samples.map(
    ({ left, foot }, i) => /** @type {Point} */ ([i ? left - 3 * cell : 0, foot]),
  );
  const places = drawn.flatMap(({ top }, i) => [feet[i] ?? top, top]);
  const slopes = places.slice(1).map((place, i) => slope(places[i] ?? place, place));
  const trail = slopes.flatMap((points, i) => (i ? points.slice(1) : points));
  const summits = drawn.map(({ top }) => summitTriangle(top, cell / 8)).join('');
  return {
    ...transparentEmberDrawing(width, height, [
      ...drawn.flatMap(({ content }) => content),
      path(spline(trail), 'accent'),
      path(summits, 'accent-area no-line'),
    ]),
    trailY: Number(samples[0]?.foot) / height,
  };
}

/** What three kinds of clients bring. */
export const industries = () => ({ ...densities(WIDE), phone: densities(PHONE) });
