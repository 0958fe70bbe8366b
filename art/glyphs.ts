import { readdirSync, readFileSync } from 'node:fs';
import { optimize } from 'svgo';

const FOLDER = new URL('glyphs/', import.meta.url);

/**
 * An SVG file of art/glyphs/ as one `<svg>` element, and its size. Two of its colours come from where it is shown:
 * `currentColor` and `var(--kr-color-accent)`.
 */
type Glyph = { width: number; height: number; svg: string };

/** Every glyph, by its name in the content: `arrow-left.svg` is `arrowLeft`. */
export const glyphs: Record<string, Glyph> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => [
      file.replace('.svg', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      readGlyph(file),
    ]),
);

/** All glyphs in one SVG file. */
export function spriteSvg(): string {
  const symbols = Object.entries(glyphs).map(([name, { svg }]) =>
    svg.replace('<svg', `<symbol id="${name}"`).replace(/<\/svg>$/, '</symbol>'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/**
 * Reduces an SVG file, as drawing programs export it, to what all browsers show in a <use>.
 * @throws {Error} if it has no size, or elements that a glyph cannot show
 */
function readGlyph(file: string): Glyph {
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
  const [, width, height] = /^<svg[^>]* viewBox="\S+ \S+ (\S+) (\S+)"/.exec(data) ?? [];
  if (!height) throw new Error(`art/glyphs/${file} has no size. Add a viewBox to its <svg>.`);
  // Browsers do not show these elements in a <use>, or show them differently with other fonts.
  const [, element] = /<(text|image|style|script|foreignObject|animate\w*)\b/.exec(data) ?? [];
  if (element) {
    throw new Error(
      `art/glyphs/${file} contains <${element}>, which a glyph cannot show. Export it with shapes and paths only.`,
    );
  }
  return { width: Number(width), height: Number(height), svg: data };
}
