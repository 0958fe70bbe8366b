import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { palettes } from './palettes';
import { paint } from './svg';

/**
 * The logo, from art/logo.svg, as one `<svg>` element. Two of its colours come from where it is shown: `currentColor` and
 * `var(--kr-color-accent)`.
 */
export const logo = readLogo();

/** The logo's own colours, by their names in a palette. */
export const named = (svg: string) =>
  svg.replaceAll('currentColor', 'ink').replace(/var\(--kr-color-accent[^)]*\)/g, 'accent');

/** The file: #logo, which pages show with `<use>`, and the logo in literal colours for all who open the file itself. */
export function logoFile(): string {
  const symbol = logo.svg.replace('<svg', '<symbol id="logo"').replace(/<\/svg>$/, '</symbol>');
  const { painted } = paint(palettes.paper, named(logo.svg.replaceAll('logo__', 'file__')));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logo.width} ${logo.height}">${symbol}${painted}</svg>\n`;
}

/**
 * Reduces the SVG file, as drawing programs export it, to what all browsers show in a `<use>`.
 * @throws {Error} if it has no size, or elements that cannot be shown
 */
function readLogo() {
  const { data } = optimize(readFileSync(new URL('logo.svg', import.meta.url), 'utf8'), {
    path: 'art/logo.svg', // for messages about invalid XML
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      'convertStyleToAttrs',
      'removeXlink',
      'removeDimensions', // adds a viewBox if there is none
      { name: 'removeAttrs', params: { attrs: ['svg:(id|class|x|y|version|xmlns)'] } },
      { name: 'prefixIds', params: { prefix: 'logo' } },
    ],
  });
  const [, width, height] = /^<svg[^>]* viewBox="\S+ \S+ (\S+) (\S+)"/.exec(data) ?? [];
  if (!height) throw new Error('art/logo.svg has no size. Add a viewBox to its <svg>.');
  // Browsers do not show these elements in a <use>, or show them differently with other fonts.
  const [, element] = /<(text|image|style|script|foreignObject|animate\w*)\b/.exec(data) ?? [];
  if (element) {
    throw new Error(
      `art/logo.svg contains <${element}>, which browsers do not show. Export it with shapes and paths only.`,
    );
  }
  return { width: Number(width), height: Number(height), svg: data };
}
