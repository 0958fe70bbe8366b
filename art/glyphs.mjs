import { gaussian, range } from './math.mjs';
import { spline } from './svgPath.mjs';

/** @typedef {import('./svgPath.mjs').Point} Point */
/**
 * Path data of lines in the ink and accent colours.
 * @typedef {{ ink: string[], accent: string[] }} Drawing
 */

/** The width and height of each glyph, in the units of its path data. */
const SIDE = 512;

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

/** Every glyph, by its name in the content. */
export const glyphs = { mark: mark() };

/** All glyphs in one SVG file. Their colours come from the page: the text colour and the accent. */
export function spriteSvg() {
  const symbols = Object.entries(glyphs).map(
    ([name, { ink, accent }]) =>
      `<symbol id="${name}" viewBox="0 0 ${SIDE} ${SIDE}"><g fill="none" stroke="currentColor" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"><path d="${ink.join('')}"/><path stroke="var(--kr-color-accent,currentColor)" d="${accent.join('')}"/></g></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
