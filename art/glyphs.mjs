import { kernel, range } from './numbers.mjs';
import { curve, polyline, spline } from './paths.mjs';

/** @typedef {import('./paths.mjs').Point} Point */
/**
 * Path data in half pixels: lines in ink and in the accent, and what is filled. Each shape of `land` adds its tint to
 * those below; the `spot` is in the accent.
 * @typedef {{ land?: string[], ink: string[], accent: string[], spot?: string }} Drawing
 */

/** The side of the square that a service's glyph is drawn in. The page shows it larger. */
const SIDE = 56;

/**
 * A contour line: a ring around a point, out of round.
 * @param {Point} centre
 * @param {number} radius
 * @param {number} rough by which share of it the ring strays
 */
const ring = ([x, y], radius, rough) =>
  curve(
    range(18).map((i) => {
      const angle = (i / 9) * Math.PI;
      const r = radius * (1 + rough * (Math.sin(2 * angle + 1) + Math.sin(3 * angle) / 2));
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
    true,
  );

/** The mark is drawn this much larger than 32 pixels, because half pixels of those are too coarse for it. */
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
        26 - height * kernel(x, at, width),
  );
  const line = (
    /** @type {(x: number) => number} */ ridge,
    /** @type {typeof ridge[]} */ covers,
  ) => {
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

/** @returns {Drawing} a hill, and the way to its top */
function advisory() {
  const hill = [24, 17.5, 11.5, 6].map((radius, i) => ring([28 + i, 31 - i], radius, 0.08));
  /** @type {Point} */
  const top = [31, 28];
  const [x, y] = top;
  const flag = polyline([top, [x, y - 15], [x + 9, y - 11.5], [x, y - 8]]);
  return {
    land: hill,
    ink: hill,
    accent: [spline([[2, 54], [11, 51], [18, 45], [24, 36], top]), flag],
    spot: flag,
  };
}

/** @returns {Drawing} a histogram, and its density */
function analytics() {
  const density = (/** @type {number} */ x) => 40 * kernel(x, 20, 8) + 24 * kernel(x, 41, 6);
  const bars = range(7).map((i) => {
    const [left, right] = [3 + 7 * i, 10 + 7 * i];
    const top = 53 - density((left + right) / 2);
    return polyline(
      [
        [left, 53],
        [left, top],
        [right, top],
        [right, 53],
      ],
      true,
    );
  });
  return {
    land: bars,
    ink: [...bars, 'M2 106H110'],
    accent: [spline(range(14).map((i) => [2 + 4 * i, 49 - density(2 + 4 * i)]))],
  };
}

/** @returns {Drawing} a surveyor's net of triangles, and a new one in it */
function implementation() {
  /** @type {Point[]} */
  const stations = [
    [4, 18],
    [24, 3],
    [50, 10],
    [53, 38],
    [33, 53],
    [7, 46],
    [21, 28],
    [38, 30],
  ];
  const field = (/** @type {number[]} */ ...corners) =>
    polyline(
      corners.map((corner) => /** @type {Point} */ (stations[corner])),
      true,
    );
  const dark = [field(0, 1, 6), field(2, 3, 7), field(4, 5, 6)];
  const light = [field(1, 2, 7), field(3, 4, 7), field(5, 0, 6), field(4, 6, 7)];
  return {
    land: [...dark, ...dark, ...light],
    ink: [...dark, ...light],
    accent: [],
    spot: field(1, 6, 7),
  };
}

/** @returns {Drawing} a valley, and gradient descent into it: always down the steepest slope */
function optimisation() {
  const [long, short] = [29, 15];
  const [cos, sin] = [Math.cos(0.6), Math.sin(0.6)];
  const place = (/** @type {number} */ u, /** @type {number} */ v) =>
    /** @type {Point} */ ([28 + u * cos + v * sin, 28 - u * sin + v * cos]);
  const valley = [1, 0.72, 0.44, 0.16].map((share) =>
    curve(
      range(18).map((i) => {
        const angle = (i / 9) * Math.PI;
        return place(long * share * Math.cos(angle), short * share * Math.sin(angle));
      }),
      true,
    ),
  );
  // Of (u / long)² + (v / short)². The rate is a little too high for the short axis, which it overshoots.
  const rate = 1.6;
  const descent = range(7).map((i) =>
    place(-25 * (1 - rate * (short / long) ** 2) ** i, -7 * (1 - rate) ** i),
  );
  return { land: valley, ink: valley, accent: [polyline(descent)] };
}

/** @returns {Drawing} growth from a corner, step by step */
function scalability() {
  const arc = (/** @type {number} */ r) =>
    `M${6 + 2 * r} 106A${2 * r} ${2 * r} 0 0 0 6 ${106 - 2 * r}`;
  const steps = [15, 24, 34, 45].map(arc);
  return {
    land: steps.map((step) => `${step}V106z`),
    ink: ['M6 6V106H106', ...steps],
    accent: [],
    spot: `${arc(7)}V106z`,
  };
}

/** @returns {Drawing} unmapped ground, and the place that matters */
function custom() {
  const ground = [21.5, 15.5, 9.5].map((radius, i) => ring([28 - i, 27 + i], radius, 0.16));
  return { land: ground, ink: ground, accent: [], spot: ring([25, 30], 4, 0) };
}

/** The mark, and a glyph for each of the core services: ink lines, and one thing in the accent. @type {Record<string, Drawing>} */
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

const symbol = (
  /** @type {string} */ name,
  /** @type {string} */ viewBox,
  /** @type {number} */ width,
) => {
  const { land = [], ink, accent, spot = '' } = /** @type {Drawing} */ (glyphs[name]);
  const lines = path(ink.join('')) + path(accent.join(''), ` stroke="${ACCENT}"`);
  const filled = path(spot, ` fill="${ACCENT}" fill-opacity="1"`);
  return `<symbol id="${name}" viewBox="${viewBox}">${land.map((d) => path(d)).join('')}<g fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${lines}</g>${filled}</symbol>`;
};

/** All of them in one file. They take colours from the page: the text's, the theme's accent, and the fill for land. */
export const glyphSheet = () => {
  const services = Object.keys(glyphs).filter((name) => name !== 'mark');
  const symbols = services.map((name) => symbol(name, `0 0 ${2 * SIDE} ${2 * SIDE}`, 1.5));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbol('mark', '0 0 512 512', 30)}${symbols.join('')}</svg>\n`;
};
