import { landPaths } from '../contourLines.mjs';
import { createNormal, createRandom, gaussian, range } from '../math.mjs';
import { dots, opaqueEmberDrawing, path, translucentArea } from '../svg.mjs';
import { curve, pointsAt, summitTriangle } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/**
 * @typedef {object} Sheet
 * @property {number} width
 * @property {number} height
 * @property {{ at: Point, spread: Point, upTo: number }[]} hills normal distributions of the points; `upTo` is the cumulative share of points
 * @property {number} cell of the grid for contour lines, in pixels
 * @property {Point[]} enter points of the trail before it climbs
 * @property {Point[]} leave points of the trail after its descent; none if it ends on the summit
 */

/** Side by side, the drawings share one trail from left to right, which ends on the last summit. @type {Sheet} */
const WIDE = {
  width: 400,
  height: 440,
  hills: [
    { at: [188, 236], spread: [52, 54], upTo: 0.6 },
    { at: [282, 132], spread: [34, 34], upTo: 0.86 },
    { at: [112, 122], spread: [26, 28], upTo: 1 },
  ],
  cell: 8,
  enter: pointsAt(0, 330, 84, 330),
  leave: pointsAt(316, 330, 400, 330),
};

/**
 * If the drawings are stacked, as on phones, the trail leaves the margin at one height and returns to it at another.
 * @param {number} x where the main hill stands
 * @returns {Sheet}
 */
const band = (x) => ({
  width: 390,
  height: 190,
  hills: [
    { at: [x, 88], spread: [42, 21], upTo: 0.66 },
    { at: [x + 72, 66], spread: [26, 14], upTo: 0.86 },
    { at: [x - 68, 118], spread: [20, 12], upTo: 1 },
  ],
  cell: 5,
  enter: pointsAt(0, 47.5, 50, 47.5),
  leave: pointsAt(50, 142.5, 0, 142.5),
});

const mean = (/** @type {number[]} */ values) => values.reduce((a, b) => a + b, 0) / values.length;

/**
 * Random points in a drawing. Those outside are replaced, because they would be counted but not seen.
 * @param {number} size how many
 * @param {Sheet} sheet
 */
function sampleOf(size, { width, height, hills }) {
  const random = createRandom(size + 5);
  const normal = createNormal(random);
  /** @type {Point[]} */
  const sample = [];
  while (sample.length < size) {
    const pick = random();
    const { at, spread } = hills.find(({ upTo }) => pick < upTo) ?? /** @type {never} */ (hills[0]);
    const [x, y] = [at[0] + spread[0] * normal(), at[1] + spread[1] * normal()];
    if (x > 26 && x < width - 8 && y > 8 && y < height - 8) sample.push([x, y]);
  }
  return sample;
}

/**
 * The kernel density estimate of a sample. The trail crosses its summit.
 * @param {number} size of the sample
 * @param {Sheet} sheet
 */
function densityOf(size, sheet) {
  const { width, height, cell, enter, leave } = sheet;
  const sample = sampleOf(size, sheet);
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
  /** The control point of the steep part between the summit and a point below. @param {Point} point */
  const steep = ([x, y]) =>
    /** @type {Point} */ ([0.65 * top[0] + 0.35 * x, 0.4 * top[1] + 0.6 * y]);
  const climb = [...enter, ...enter.slice(-1).map(steep), top];
  const descent = [top, ...leave.slice(0, 1).map(steep), ...leave];
  const levels = range(10).map((i) => density(...top) * (0.035 + 0.1 * i));
  const layers = landPaths(density, { width, height, cell, levels, tolerance: 0.6 });
  // Sorted by rows, because small steps between points need fewer digits.
  const inRows = sample.sort(
    (a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0],
  );
  return opaqueEmberDrawing(width, height, [
    ...layers.map((d) => translucentArea(d, 0.1, 'weak')),
    dots(inRows, size > 500 ? 'small-dot' : 'dot'),
    path(summitTriangle(top), 'gap'),
    path(curve(climb) + curve(descent), 'accent'),
    path(summitTriangle(top), 'accent-area no-line'),
  ]);
}

/** @param {number} points @param {Sheet} phone @param {Sheet} [wide] */
const industry = (points, phone, wide = WIDE) => ({
  ...densityOf(points, wide),
  trailY: 0.75,
  phone: densityOf(points, phone),
});

/** Startups begin with a handful of points. */
export const startups = () => industry(12, band(165));
/** Researchers have what one machine holds. */
export const researchers = () => industry(120, band(215));
/** Companies have years of records. */
export const companies = () => industry(1200, band(250), { ...WIDE, leave: [] });
