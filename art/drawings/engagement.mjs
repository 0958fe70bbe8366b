import { terrain } from '../contourLines.mjs';
import { gaussian, range, smoothstep } from '../math.mjs';
import { groundDrawing, land, opaqueGroup, path } from '../svg.mjs';
import { spline, UNITS_PER_PIXEL } from '../svgPath.mjs';
import { CONTENT, columnsOf, measuresOf, SIDE, WIDTH } from './panorama.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */
/** @typedef {(u: number, row: number) => number} Formation its height in pixels, from left (-1) to right (1), in each section */

const HEIGHT = 440;

/** Where the farthest and the nearest sections are level. */
const [FAR, NEAR] = [300, 434];

const ROWS = 18;

/** The section along which the trail runs. */
const TRAIL_ROW = 12;

/** The y at which a section is level. */
const levelAt = (/** @type {number} */ row) => FAR + (NEAR - FAR) * (row / (ROWS - 1)) ** 1.3;

/** One sharp peak. @type {Formation} */
const peak = (u, row) =>
  (215 * gaussian(u, 0, 0.1) + 125 * gaussian(u, 0, 0.3)) *
  gaussian(row, TRAIL_ROW, row > TRAIL_ROW ? 2.2 : 4.4);

/** The same summits again and again, side by side and one behind the other. @type {Formation} */
const seasons = (u, row) => {
  const across = Math.cos(1.5 * Math.PI * u) ** 2;
  const deep = Math.cos((Math.PI * (row - TRAIL_ROW)) / 6) ** 2;
  return 165 * across ** 1.3 * deep;
};

/** Curves of many widths that meet in one summit. @type {Formation} */
const curves = (u, row) => {
  const front = Math.max(0, row - TRAIL_ROW) / 4;
  const width = 0.3 + 0.66 * (1 - row / TRAIL_ROW) + 0.2 * front;
  const bell = Math.max(0, 1 - (u / width) ** 2) ** 3;
  return (levelAt(row) - 95) * bell * Math.max(0, 1 - front) ** 1.3;
};

const roughness = terrain(4, 1);

/** A table mountain: a piece of ground with clear limits. @type {Formation} */
const table = (u, row) => {
  if (row < 2) return 0;
  const front = Math.max(0, row - TRAIL_ROW) / 4;
  const edge = 0.8 + 0.07 * front + 0.03 * roughness(Math.sign(u), row / 3);
  return 160 * Math.max(0, 1 - front) * smoothstep((edge - Math.abs(u)) / 0.13);
};

/**
 * Sections through a landscape, from far to near, with a formation over each column. Beside the content it is level.
 * @param {Formation[]} formations
 * @param {{ rows: number[], step: number, spread: number }} detail the sections that are drawn, the distance of their
 *   points, and the width of a formation, as a fraction of its column's
 */
function landscape(formations, { rows, step, spread }) {
  const { width, pitch } = columnsOf(formations.length);
  const noise = terrain(3, 10 * step);
  const heightAt = (/** @type {number} */ x, /** @type {number} */ row) => {
    const formed = formations.reduce((sum, formation, i) => {
      const u = (x - i * pitch - width / 2) / (0.5 * spread * width);
      return sum + formation(u, row) * smoothstep((1 - Math.abs(u)) / 0.3);
    }, 0);
    const isLand = smoothstep(Math.min(x, CONTENT - x) / 60);
    const hills = (11 * (1.1 - row / ROWS) * (noise(x, row * 16) + 0.5)) / (1 + formed / 30);
    return formed + isLand * hills;
  };
  const sections = rows.map((row) => {
    const level = levelAt(row);
    const points = range(CONTENT / step + 1).map(
      (i) => /** @type {Point} */ ([SIDE + i * step, level - heightAt(i * step, row)]),
    );
    const [right, bottom, left] = [WIDTH + 20, HEIGHT + 20, level].map((end) =>
      Math.round(end * UNITS_PER_PIXEL),
    );
    const area = spline(points, `H${right}V${bottom}H-40V${left}z`);
    return (
      land(area, 0.36 + 0.64 * smoothstep(row / (ROWS - 1))) +
      (row === TRAIL_ROW ? path(spline(points, `H${right}`), 'accent no-area') : '')
    );
  });
  return {
    ...groundDrawing(WIDTH, HEIGHT, [opaqueGroup(sections)]),
    trailY: levelAt(TRAIL_ROW) / HEIGHT,
  };
}

/** All formations, over the cards of a wide window. */
export function engagement() {
  const formations = [peak, seasons, curves, table];
  return {
    ...landscape(formations, { rows: range(ROWS), step: 6, spread: 1.12 }),
    ...measuresOf(formations.length),
    horizon: FAR / HEIGHT,
  };
}

/* One formation, over its card in a narrow window. */
const alone = (/** @type {Formation} */ formation) =>
  landscape([formation], { rows: range(12).map((i) => 1.5 * i), step: 15, spread: 0.76 });
export const shortTerm = () => alone(peak);
export const retainer = () => alone(seasons);
export const workshops = () => alone(curves);
export const projectBased = () => alone(table);
