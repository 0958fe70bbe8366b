import { Delaunay } from 'd3-delaunay';
import { gaussian, range } from './math.mjs';
import { line, pointsAt, polar, polygon, spline } from './svgPath.mjs';

/** @typedef {import('./svgPath.mjs').Point} Point */
/**
 * Path data in half pixels: lines in the ink and accent colours, and filled areas. The `land` shapes are translucent
 * and add up; the `spot` is filled with the accent colour.
 * @typedef {{ land?: string[], ink: string[], accent?: string[], spot?: string }} Drawing
 */

/** The size of the square that glyphs are drawn in. The page shows them larger. */
const SIDE = 56;

/** @param {Point} centre @param {number} radius @param {number} [high] */
const circle = ([x, y], radius, high = radius) =>
  `M${2 * (x - radius)} ${2 * y}${[4, -4].map((steps) => `a${2 * radius} ${2 * high} 0 0 0 ${steps * radius} 0`).join('')}z`;

/** The logo is drawn FINE * 32 pixels wide, because half pixels are too coarse at 32. */
const FINE = 8;

/** @returns {Drawing} three ridges, each hiding what is behind it */
function mark() {
  const ridges = [
    { at: 17.5, height: 12, width: 4.4 },
    { at: 11.5, height: 20.5, width: 3.6 },
    { at: 20.5, height: 15.5, width: 4 },
  ].map(
    ({ at, height, width }) =>
      (/** @type {number} */ x) =>
        26 - height * gaussian(x, at, width),
  );
  /** @param {typeof ridges[0]} ridge @param {typeof ridges} covers */
  const line = (ridge, covers) => {
    const points = range(113)
      .map((i) => 2 + i / 4)
      .filter((x) => covers.every((cover) => ridge(x) < cover(x) - 0.8))
      .map((x) => /** @type {Point} */ ([x * FINE, ridge(x) * FINE]));
    return spline(points.filter((_, i) => i % 5 === 0 || i === points.length - 1));
  };
  const [front, left, right] =
    /** @type {[typeof ridges[0], typeof ridges[0], typeof ridges[0]]} */ (ridges);
  return { ink: [line(left, [front]), line(right, [front, left])], accent: [line(front, [])] };
}

/** @returns {Drawing} a compass */
function advisory() {
  const at = (/** @type {number} */ turn, /** @type {number} */ radius) =>
    polar([28, 28], radius, turn - 0.25);
  const dial = circle([28, 28], 26);
  const ticks = range(32).map((i) => line(at(i / 32, i % 8 ? 23 : 20), at(i / 32, 26)));
  const half = (/** @type {number} */ turn) =>
    polygon(at(turn, 19), at(turn + 0.25, 5), at(turn - 0.25, 5));
  return {
    land: [dial, circle([28, 28], 17)],
    ink: [dial, ...ticks, half(0.62)],
    spot: half(0.12),
  };
}

/** @returns {Drawing} a histogram, and its density */
function analytics() {
  const density = (/** @type {number} */ x) => 47 * gaussian(x, 20, 8) + 28 * gaussian(x, 42, 6);
  const bars = range(12).map((i) => {
    const [left, right] = [4 + 4 * i, 8 + 4 * i];
    const top = 53 - density((left + right) / 2);
    return polygon([left, 53], [left, top], [right, top], [right, 53]);
  });
  return {
    land: bars,
    ink: [...bars, 'M2 106H110'],
    accent: [spline(range(14).map((i) => [2 + 4 * i, 51 - density(2 + 4 * i)]))],
  };
}

/** @returns {Drawing} a surveyor's net of triangles, one of them new */
function implementation() {
  const stations = range(21).map((i) => polar([28, 28], 5.9 * Math.sqrt(i), 0.382 * i));
  const net = [...Delaunay.from(stations).trianglePolygons()].map((ring) => polygon(...ring));
  const [dark, spot] = [net.filter((_, i) => i % 3 === 0), net[4]];
  return { land: [...net, ...dark, ...dark], ink: net, spot };
}

/** @returns {Drawing} a valley in contour lines, and gradient descent into it, which overshoots the bottom less and less */
function optimisation() {
  const contours = [26, 21, 16, 11, 6].map((radius) => circle([28, 28], radius, 0.8 * radius));
  const descent = range(9).flatMap((i) => pointsAt(28 - 21 * 0.7 ** i, 28 + 9 * (-0.62) ** i));
  return { land: contours, ink: contours, accent: [line(...descent)], spot: circle([28, 28], 2.5) };
}

/** @returns {Drawing} growth from a corner, step by step */
function scalability() {
  const arc = (/** @type {number} */ r) =>
    `M${6 + 2 * r} 106A${2 * r} ${2 * r} 0 0 0 6 ${106 - 2 * r}`;
  const steps = [13, 19, 25, 31, 38, 46].map(arc);
  return {
    land: steps.map((step) => `${step}V106z`),
    ink: ['M6 6V106H106', ...steps],
    spot: `${arc(7)}V106z`,
  };
}

/** @returns {Drawing} squares in rows, and one that fits in no row */
function custom() {
  const square = (/** @type {Point} */ centre, turn = 0) =>
    polygon(...range(4).map((i) => polar(centre, 7.6, i / 4 + 0.125 + turn)));
  const squares = range(16)
    .filter((i) => i !== 3)
    .map((i) => square([7 + 14 * (i % 4), 7 + 14 * Math.floor(i / 4)]));
  return { land: squares, ink: squares, spot: square([48, 9], 0.06) };
}

/** The logo, and a glyph for each core service: ink lines, and one part in the accent colour. @type {Record<string, Drawing>} */
export const glyphs = {
  mark: mark(),
  advisory: advisory(),
  analytics: analytics(),
  implementation: implementation(),
  optimisation: optimisation(),
  scalability: scalability(),
  custom: custom(),
};

const ACCENT = 'var(--kr-color-accent,currentColor)';

const path = (/** @type {string} */ d, attributes = '') => d && `<path${attributes} d="${d}"/>`;

/** @param {string} name @param {number} side @param {string} inkLine */
const symbol = (name, side, inkLine, accentLine = inkLine) => {
  const { land = [], ink, accent = [], spot = '' } = /** @type {Drawing} */ (glyphs[name]);
  const lines =
    path(ink.join(''), inkLine) + path(accent.join(''), `${accentLine} stroke="${ACCENT}"`);
  const filled = path(spot, ` fill="${ACCENT}" fill-opacity="1"`);
  return `<symbol id="${name}" viewBox="0 0 ${side} ${side}">${land.map((d) => path(d)).join('')}<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${lines}</g>${filled}</symbol>`;
};

/** The logo's lines scale with it; the lines of other glyphs keep their width at every size. */
const fixed = (/** @type {number} */ width) =>
  ` stroke-width="${width}" vector-effect="non-scaling-stroke"`;

/** All glyphs in one SVG file. Their colours come from the page: the text colour, the accent, and the fill for land. */
export const spriteSvg = () => {
  const services = Object.keys(glyphs).filter((name) => name !== 'mark');
  const symbols = services.map((name) => symbol(name, 2 * SIDE, fixed(1.5), fixed(2)));
  const mark = symbol('mark', 512, ' stroke-width="30"');
  return `<svg xmlns="http://www.w3.org/2000/svg">${mark}${symbols.join('')}</svg>\n`;
};
