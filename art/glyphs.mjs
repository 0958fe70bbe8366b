import { kernel } from './random.mjs';
import { curve, polyline, simplify } from './svg.mjs';

/** @typedef {import('./svg.mjs').Point} Point */
/** @typedef {{ ink: string[], accent: string[] }} Drawing path data, on a grid of 32 by 32 pixels */

const circle = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `M${2 * (x - r)} ${2 * y}a${2 * r} ${2 * r} 0 1 1 ${4 * r} 0a${2 * r} ${2 * r} 0 1 1 ${-4 * r} 0`;
const arc = (/** @type {number} */ r) => `M${8 + 2 * r} 56A${2 * r} ${2 * r} 0 0 0 8 ${56 - 2 * r}`;
const square = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ side) =>
  polyline(
    [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
    ],
    true,
  );

/** @returns {Drawing} three ridges, each hiding what is behind it */
function mark() {
  const ridges = [
    { at: 17, height: 12, width: 4.4 },
    { at: 11.5, height: 20, width: 3.5 },
    { at: 20, height: 15.5, width: 4.2 },
  ].map(
    ({ at, height, width }) =>
      (/** @type {number} */ x) =>
        27 - height * kernel(x, at, width),
  );
  const [front = () => 0, ...behind] = ridges;
  const xs = Array.from({ length: 113 }, (_, i) => 2 + i / 4);
  const visible = behind.map((ridge, i) => {
    const covers = [front, ...behind.slice(0, i)];
    const line = xs.map((x) => /** @type {Point} */ ([x, ridge(x)]));
    const shown = line.filter(([x, y]) => covers.every((cover) => y < cover(x) - 0.9));
    return curve(simplify(shown, 0.06));
  });
  const whole = xs.map((x) => /** @type {Point} */ ([x, front(x)]));
  return { ink: visible, accent: [curve(simplify(whole, 0.06))] };
}

/** The mark, and a glyph for each of the core services: ink lines, and one stroke in the accent. @type {Record<string, Drawing>} */
export const drawings = {
  mark: mark(),
  // A bearing on a compass.
  advisory: {
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
    ink: [
      polyline([
        [4, 4],
        [4, 28],
        [28, 28],
      ]),
      polyline([
        [10, 28],
        [10, 20],
      ]),
      polyline([
        [17, 28],
        [17, 15],
      ]),
      polyline([
        [24, 28],
        [24, 10],
      ]),
    ],
    accent: [
      polyline([
        [8, 14],
        [14, 10],
        [19, 9],
        [27, 3],
      ]),
    ],
  },
  // A new component takes its place among three.
  implementation: {
    ink: [square(4, 4, 10), square(4, 18, 10), square(18, 18, 10)],
    accent: [
      square(18, 4, 10),
      polyline([
        [23, 6.5],
        [23, 11.5],
      ]),
      polyline([
        [20.5, 9],
        [25.5, 9],
      ]),
    ],
  },
  // The winding way, and the straight one.
  optimisation: {
    ink: ['M8 56c0-16 24-8 24-24S8 24 8 8', circle(28, 4, 2), circle(4, 4, 0)].slice(0, 1),
    accent: [
      polyline([
        [4, 28],
        [28, 4],
      ]),
      polyline([
        [20, 4],
        [28, 4],
        [28, 12],
      ]),
    ],
  },
  // Growth from a corner, each step held by the one before.
  scalability: {
    ink: [
      polyline([
        [4, 4],
        [4, 28],
        [28, 28],
      ]),
      arc(10),
      arc(16),
      arc(22),
    ],
    accent: [arc(4)],
  },
  // Ground that no one has mapped, and the one place that matters.
  custom: {
    ink: [
      curve(
        [
          [16, 3],
          [26, 4],
          [29, 13],
          [25, 19],
          [28, 27],
          [17, 29],
          [7, 28],
          [3, 19],
          [7, 13],
          [6, 5],
        ],
        true,
      ),
      curve(
        [
          [16, 9],
          [22, 10],
          [22, 16],
          [20, 22],
          [14, 23],
          [9, 19],
          [11, 12],
        ],
        true,
      ),
    ],
    accent: [circle(16, 16, 2)],
  },
};

/** All of them in one file, in the colours of the page around: the text's and the theme's accent. */
export const glyphs = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(drawings)
    .map(
      ([name, { ink, accent }]) =>
        `<symbol id="${name}" viewBox="0 0 64 64"><g fill="none" stroke="currentColor" stroke-width="${name === 'mark' ? 4 : 2}" stroke-linecap="round" stroke-linejoin="round"><path d="${ink.join('')}"/><path stroke="var(--kr-color-accent)" d="${accent.join('')}"/></g></symbol>`,
    )
    .join('')}</svg>\n`;
