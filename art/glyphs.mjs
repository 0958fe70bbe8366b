import { readdirSync, readFileSync } from 'node:fs';
import { optimize } from 'svgo';

const FOLDER = new URL('glyphs/', import.meta.url);

/**
 * A glyph: an SVG file of art/glyphs/ as one `<svg>` element, and its size. Two of its colours come from where it is
 * shown: `currentColor` and `var(--kr-color-accent)`.
 * @typedef {{ width: number, height: number, svg: string }} Glyph
 */

/** Elements that browsers do not show in a <use>, or show differently with other fonts. */
const UNSUPPORTED = /<(text|image|style|script|foreignObject|animate\w*)\b/;

/**
 * Reduces an SVG file, as drawing programs export it, to what all browsers show in a <use>.
 * @param {string} file its name in art/glyphs/
 * @returns {Glyph}
 * @throws {Error} if it cannot be shown
 */
function readGlyph(file) {
  const { data } = optimize(readFileSync(new URL(file, FOLDER), 'utf8'), {
    path: `art/glyphs/${file}`, // for messages about invalid XML
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      'convertStyleToAttrs',
      'removeXlink',
      'removeDimensions', // adds a viewBox if there is none
      { name: 'removeAttrs', params: { attrs: ['svg:(id|class|x|y|version|xmlns)'] } },
      { name: 'prefixIds', params: { prefix: file.replace('.svg', '') } },
    ],
  });
  const [, , , width, height] = /^<svg[^>]* viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(data) ?? [];
  if (!height) {
    throw new Error(`art/glyphs/${file} has no size. Add a viewBox to its <svg>.`);
  }
  const [, element] = UNSUPPORTED.exec(data) ?? [];
  if (element) {
    throw new Error(
      `art/glyphs/${file} contains <${element}>, which a glyph cannot show. Export it with shapes and paths only: text as outlines, and colours as attributes.`,
    );
  }
  return { width: Number(width), height: Number(height), svg: data };
}

/** `arrow-left.svg` is `arrowLeft` in the content. */
const nameOf = (/** @type {string} */ file) =>
  file.replace('.svg', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Every glyph, by its name in the content. */
export const glyphs = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => [nameOf(file), readGlyph(file)]),
);

/** All glyphs in one SVG file. */
export function spriteSvg() {
  const symbols = Object.entries(glyphs).map(([name, { svg }]) =>
    svg.replace('<svg', `<symbol id="${name}"`).replace(/<\/svg>$/, '</symbol>'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
