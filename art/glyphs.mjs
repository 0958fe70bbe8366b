import { kernel } from './random.mjs';
import { curve, polyline, spline } from './svg.mjs';

/** @typedef {import('./svg.mjs').Point} Point */
/**
 * Path data on a grid of 32 by 32 pixels. Each shape of `land` adds its tint to those below.
 * @typedef {{ land?: string[], ink: string[], accent: string[] }} Drawing
 */

const circle = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `M${2 * (x - r)} ${2 * y}a${2 * r} ${2 * r} 0 1 1 ${4 * r} 0a${2 * r} ${2 * r} 0 1 1 ${-4 * r} 0`;
const arc = (/** @type {number} */ r) => `M${8 + 2 * r} 56A${2 * r} ${2 * r} 0 0 0 8 ${56 - 2 * r}`;
const sector = (/** @type {number} */ r) => `${arc(r)}V56z`;
const box = (
  /** @type {number} */ left,
  /** @type {number} */ top,
  /** @type {number} */ right,
  /** @type {number} */ bottom,
) => `M${2 * left} ${2 * top}H${2 * right}V${2 * bottom}H${2 * left}z`;

/** The mark needs a finer grid than whole half pixels of 32: it is drawn this much larger. */
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
    const points = Array.from({ length: 113 }, (_, i) => 2 + i / 4)
      .filter((x) => covers.every((cover) => ridge(x) < cover(x) - 0.8))
      .map((x) => /** @type {Point} */ ([x * FINE, ridge(x) * FINE]));
    return spline(points.filter((_, i) => i % 5 === 0 || i === points.length - 1));
  };
  const [front, left, right] =
    /** @type {[typeof ridges[0], typeof ridges[0], typeof ridges[0]]} */ (ridges);
  return { ink: [line(left, [front]), line(right, [front, left])], accent: [line(front, [])] };
}

const columns = [box(7, 20, 12, 28), box(14.5, 15, 19.5, 28), box(22, 10, 27, 28)];
const parts = [box(4, 4, 14, 14), box(4, 18, 14, 28), box(18, 18, 28, 28)];
/** @type {Point[][]} */
const outlines = [
  [
    [16, 4],
    [25, 5],
    [28, 13],
    [25, 19],
    [27, 27],
    [17, 28],
    [8, 27],
    [4, 19],
    [8, 13],
    [6, 6],
  ],
  [
    [16, 10],
    [21, 11],
    [21, 16],
    [20, 21],
    [14, 22],
    [10, 18],
    [11, 13],
  ],
];
const levels = outlines.map((outline) => curve(outline, true));

/** The mark, and a glyph for each of the core services: ink lines, and one stroke in the accent. @type {Record<string, Drawing>} */
export const drawings = {
  mark: mark(),
  // A bearing on a compass.
  advisory: {
    land: [circle(16, 16, 12), circle(16, 16, 8)],
    ink: [circle(16, 16, 12), 'M32 8v6M32 50v6M8 32h6M50 32h6'],
    accent: [
      polyline(
        [
          [21, 11],
          [18, 18],
          [11, 21],
          [14, 14],
        ],
        true,
      ),
    ],
  },
  // Columns, and the trend through them.
  analytics: {
    land: columns,
    ink: ['M8 8V56H56', ...columns],
    accent: [
      polyline([
        [8, 14],
        [14, 10],
        [19, 9],
        [26, 5],
      ]),
    ],
  },
  // A new component takes its place among three.
  implementation: {
    land: parts,
    ink: parts,
    accent: [box(18, 4, 28, 14), 'M46 13v10M41 18h10'],
  },
  // The way round, and the way through.
  optimisation: {
    land: ['M32 36C44 36 44 10 32 10S20 36 32 36z'],
    ink: ['M8 36H24C44 36 44 10 32 10S20 36 40 36H56'],
    accent: [
      polyline([
        [4, 26],
        [28, 26],
      ]),
      polyline([
        [25, 23],
        [28, 26],
        [25, 29],
      ]),
    ],
  },
  // Growth from a corner, each step held by the one before.
  scalability: {
    land: [sector(10), sector(16), sector(22)],
    ink: ['M8 8V56H56', arc(10), arc(16), arc(22)],
    accent: [arc(4)],
  },
  // Ground that no one has mapped, and the one place that matters.
  custom: {
    land: levels,
    ink: levels,
    accent: [circle(16, 16, 2)],
  },
};

const symbol = (
  /** @type {string} */ name,
  /** @type {string} */ viewBox,
  /** @type {number} */ width,
) => {
  const { land = [], ink, accent } = /** @type {Drawing} */ (drawings[name]);
  const ground = land.map((d) => `<path d="${d}"/>`).join('');
  return `<symbol id="${name}" viewBox="${viewBox}">${ground}<g fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${ink.join('')}"/><path stroke="var(--kr-color-accent,currentColor)" d="${accent.join('')}"/></g></symbol>`;
};

/** All of them in one file, in the colours of the page around: the text's and the theme's accent. */
export const glyphs = () => {
  const services = Object.keys(drawings).filter((name) => name !== 'mark');
  const symbols = services.map((name) => symbol(name, '7 7 52 52', 1.5));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbol('mark', '0 0 512 512', 30)}${symbols.join('')}</svg>\n`;
};
