import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { palettes } from './palettes';

/**
 * The logo, from art/logo.svg, as one `<svg>` element. Two of its colours come from where it is shown: `currentColor` and
 * `var(--kr-color-accent)`.
 */
export const logo = readLogo();

/**
 * The file that pages show with `<use>`. Programs that open the file itself, and know no CSS variables, use its style; it
 * has no effect in a page.
 */
export function logoFile(): string {
  const { ink, accent } = palettes.paper.day;
  const style = [...new Set(logo.svg.match(/(?:fill|stroke|stop-color)="var\([^"]+"/g))].map(
    (color) => `svg svg [${color}]{${color.split('=')[0]}:${accent}}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logo.width} ${logo.height}" color="${ink}"><style>${style.join('')}</style>${logo.svg.replace('<svg', '<svg id="logo"')}</svg>\n`;
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
