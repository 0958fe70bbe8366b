import { landPaths } from '../contourLines.mjs';
import { leastCostPath } from '../leastCostPath.mjs';
import { createNormal, createRandom, gaussian, range } from '../math.mjs';
import {
  dots,
  path,
  translucentArea,
  transparentEmberCardDrawing,
  transparentEmberDrawing,
} from '../svg.mjs';
import { curve, line, simplify, summitTriangle, UNITS_PER_PIXEL } from '../svgPath.mjs';
import { columnsOf, measuresOf, SIDE, WIDTH } from './panorama.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */
/** @typedef {{ width: number, height: number, trailY: number }} Frame of a map; the trail is level at its edges */

/** @typedef {{ count: number, dot: string, over: [number, number], beside: [number, number] }} Audience how many data it has, and the sizes of its maps, over a card and beside its text */

/* Startups begin with a handful of data; researchers have what one machine holds; companies have years of records. */
/** @type {Audience} */
const STARTUPS = { count: 12, dot: 'small-dot', over: [220, 176], beside: [104, 120] };
/** @type {Audience} */
const RESEARCHERS = { count: 120, dot: 'small-dot', over: [310, 280], beside: [136, 210] };
/** @type {Audience} */
const COMPANIES = { count: 1000, dot: '', over: [350, 490], beside: [138, 340] };

/** The cell of the grids. */
const CELL = 8;

/** How many contour lines a map has. */
const LEVELS = 9;

/**
 * All samples come from these normal distributions. `at` and `spread` are fractions of the size of the map; `upTo` is the
 * cumulative share of the points.
 */
const HILLS = [
  { at: [0.44, 0.56], spread: [0.16, 0.12], upTo: 0.6 },
  { at: [0.68, 0.36], spread: [0.1, 0.09], upTo: 0.86 },
  { at: [0.2, 0.66], spread: [0.085, 0.075], upTo: 1 },
];

const mean = (/** @type {number[]} */ values) => values.reduce((a, b) => a + b, 0) / values.length;

/**
 * A random sample. Points near the edges are replaced, because they would be counted but not seen.
 * @param {number} count
 * @param {[width: number, height: number]} size of the map
 * @param {Point} centre
 */
function sampleOf(count, [width, height], [centreX, centreY]) {
  const random = createRandom(count + 5);
  const normal = createNormal(random);
  /** @type {Point[]} */
  const sample = [];
  while (sample.length < count) {
    const pick = random();
    const { at, spread } = HILLS.find(({ upTo }) => pick < upTo) ?? /** @type {never} */ (HILLS[0]);
    const [x = 0, y = 0] = [0, 1].map((i) => Number(at[i]) - 0.5 + Number(spread[i]) * normal());
    const isInside = Math.abs(x) < 0.44 && Math.abs(y) < 0.42;
    if (isInside) sample.push([centreX + x * width, centreY + y * height]);
  }
  return sample;
}

/** The kernel density estimate of a sample. @param {Point[]} sample */
function densityOf(sample) {
  // Scott's rule in two dimensions, for each axis.
  const [bandwidthX = 0, bandwidthY = 0] = [0, 1].map((axis) => {
    const values = sample.map((point) => Number(point[axis]));
    const middle = mean(values);
    return Math.sqrt(mean(values.map((v) => (v - middle) ** 2))) * sample.length ** (-1 / 6);
  });
  return (/** @type {number} */ x, /** @type {number} */ y) =>
    mean(sample.map(([px, py]) => gaussian(x, px, bandwidthX) * gaussian(y, py, bandwidthY)));
}

/**
 * The place of the highest density, and the ways up to it from the left edge and down to the right edge.
 * @param {ReturnType<typeof densityOf>} density
 * @param {Frame} frame
 */
function waysOver(density, { width, height, trailY }) {
  const [columns, rows] = [width / CELL + 1, height / CELL + 1];
  const nodes = range(columns * rows).map((i) => {
    const [x, y] = [(i % columns) * CELL, Math.floor(i / columns) * CELL];
    return { place: /** @type {Point} */ ([x, y]), density: density(x, y) };
  });
  const node = (/** @type {number} */ i) => /** @type {typeof nodes[number]} */ (nodes[i]);
  const top = nodes.reduce((best, { density }, i) => (density > node(best).density ? i : best), 0);
  const { place, density: highest } = node(top);
  const wayBetween = (/** @type {number} */ from, /** @type {number} */ to) =>
    leastCostPath({
      columns,
      rows,
      from,
      to,
      slopePenalty: 1.2,
      place: (i) => node(i).place,
      heightAt: (i) => (75 * node(i).density) / highest,
    }).map((i) => node(i).place);
  const nodeAt = (/** @type {number} */ x) => (trailY * columns + x) / CELL;
  /** @type {Point[]} */
  const up = [[0, trailY], ...wayBetween(nodeAt(3 * CELL), top)];
  /** @type {Point[]} */
  const down = [...wayBetween(top, nodeAt(width - 3 * CELL)), [width, trailY]];
  return { summit: place, highest, up, down };
}

/**
 * A map: the density of a sample, and the trail up to its summit and down.
 * @param {Point[]} sample
 * @param {string} dot
 * @param {Frame} frame
 */
function map(sample, dot, frame) {
  const density = densityOf(sample);
  const { summit, highest, up, down } = waysOver(density, frame);
  const levels = range(LEVELS).map((i) => highest * (0.035 + i / LEVELS));
  const layers = landPaths(density, { ...frame, cell: CELL, levels, tolerance: 0.6 });
  // Sorted by rows, because small steps between points need fewer digits.
  const inRows = sample.sort(
    (a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0],
  );
  const trail = (/** @type {Point[]} */ way) => path(curve(simplify(way, 3)), 'accent');
  return {
    land: [
      ...layers.map((d) => translucentArea(d, 1 / LEVELS, '')),
      `<g class="light-lines">${dots(inRows, dot)}</g>`,
    ],
    up: trail(up),
    down: trail(down),
    summit: path(summitTriangle(summit), 'accent-area no-line'),
  };
}

/** The maps of all audiences, over the cards of a wide window. */
export function industries() {
  const audiences = [STARTUPS, RESEARCHERS, COMPANIES];
  const { pitch, width } = columnsOf(audiences.length);
  const frame = { width: pitch, height: 512, trailY: 464 };
  const maps = audiences.map(({ count, dot, over }, i) => {
    const sample = sampleOf(count, over, [width / 2, frame.height - 8 - over[1] / 2]);
    const { land, up, down, summit } = map(sample, dot, frame);
    const start = (SIDE + i * pitch) * UNITS_PER_PIXEL;
    return `<g transform="translate(${start})">${[...land, up, down, summit].join('')}</g>`;
  });
  const end = line([SIDE + audiences.length * pitch, frame.trailY], [WIDTH, frame.trailY]);
  return {
    ...transparentEmberDrawing(WIDTH, frame.height, [...maps, path(end, 'accent')]),
    ...measuresOf(audiences.length),
    trailY: frame.trailY / frame.height,
  };
}

/** The map of an audience, beside the text of its card in a narrow window. @param {Audience} audience */
function mapBeside({ count, dot, beside }) {
  const frame = { width: 160, height: 400, trailY: 280 };
  const { land, up, summit } = map(sampleOf(count, beside, [76, 190]), dot, frame);
  return {
    ...transparentEmberCardDrawing(frame.width, frame.height, [...land, up, summit]),
    trailY: frame.trailY / frame.height,
  };
}

export const startups = () => mapBeside(STARTUPS);
export const researchers = () => mapBeside(RESEARCHERS);
export const companies = () => mapBeside(COMPANIES);
