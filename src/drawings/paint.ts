import { type Palette, paletteOf, type Surface, surfaceNames } from '../theme/palettes';
import type { Drawing } from './Picture';

/**
 * Makes an image of a source: gives it the colours of the theme, by day and by night. For example,
 * `<svg data-surface="water" viewBox="…"><path fill="var(--contour)"/></svg>` becomes
 * `<svg id="night" viewBox="…"><style>:root{--contour:#d0dacd}:target{--contour:#d2e2d0}…</style><path …/></svg>`.
 * A file without `data-surface` stays as it is, in its own colours.
 * @param svg the text of the file. `var(--contour)` is a colour of its surface, `var(--spruce-contour)` one of another. On the
 *   surface `inherit`, colours are those of the page around the <use> that shows the drawing
 * @throws {Error} if the theme has no such surface or colour, or browsers would not show the drawing in the same way
 */
export function paint(svg: string, { surface, width, height }: Omit<Drawing, 'src'>): string {
  // Those with a fallback, and those that the file itself declares, are its own.
  const used = Array.from(svg.matchAll(/var\(--([\w-]+)\s*\)/g), ([, name = '']) => name);
  const names = new Set(used.filter((name) => !svg.includes(`--${name}:`)));
  if (surface === undefined) {
    if (names.size === 0) return svg;
    throw new Error(
      `var(--${[...names][0]}) has no colour: name the surface of the drawing, as <svg data-surface="page">.`,
    );
  }
  const oneLine = svg.replace(/\s*\n\s*/g, ' ').replace(/> </g, '><');
  if (surface === 'inherit') {
    for (const name of names) check('colour', name, ROLES);
    if (/<style\b/.test(svg))
      throw new Error(
        'On the surface “inherit”, Firefox ignores a <style>: write its colours as attributes, as fill="currentColor", or remove data-surface to show the file in its own colours.',
      );
    return replaceRoot(oneLine, 'id="drawing"').replace(/var\(--(\w+)\s*\)/g, 'var(--kr-color-$1)');
  }
  const declare = (scheme: 'day' | 'night') =>
    [...names].map((name) => `--${name}:${colorOf(name, surface, scheme)}`).join(';');
  // Lines are never thinner than they are drawn. Where the picture is larger, they grow.
  const lines = `@media(max-width:${width}px),(max-height:${height}px){path,use{vector-effect:non-scaling-stroke}}`;
  // The page selects the dark colours with #night, the id of the root: Safari ignored colour schemes in images before 2026.
  const style = `<style>:root{${declare('day')}}:target{${declare('night')}}${lines}</style>`;
  return replaceRoot(oneLine, `id="night" width="${width}" height="${height}"`, style);
}

/** Gives the root of a drawing these attributes instead of its own, and new content at its start. */
const replaceRoot = (svg: string, attributes: string, start = '') =>
  svg.replace(/<svg\b([^>]*)>/, (_, own: string) => {
    const others = own.replace(/\s(data-surface|id|width|height)=("[^"]*"|'[^']*')/g, '');
    return `<svg ${attributes}${others}>${start}`;
  });

/** The colour of a role, such as `contour`, or of one on another surface, such as `spruce-contour`. */
function colorOf(name: string, ownSurface: string, scheme: 'day' | 'night'): string {
  const [role = '', surface = ownSurface] = name.split('-').reverse();
  check('surface', surface, ['page', ...surfaceNames]);
  check('colour', role, ROLES);
  return paletteOf(surface as 'page' | Surface, scheme)[role as keyof Palette];
}

const ROLES = Object.keys(paletteOf('page', 'day'));

function check(kind: string, name: string, known: string[]): void {
  if (known.includes(name)) return;
  throw new Error(
    `There is no ${kind} “${name}”. src/theme/palettes.ts has these: ${known.join(', ')}.`,
  );
}
