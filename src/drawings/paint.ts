import { type Palette, paletteOf, type Surface, surfaceNames } from '../theme/palettes';

type Box = { width: number; height: number; isNarrow: boolean };

/**
 * Makes an image of a source: gives it the theme's colours, by day and by night, and lets the page stretch it. A file without
 * `data-ground` stays as it is, in its own colours.
 * @param svg the text of the file. `var(--relief)` is a colour of its ground, `var(--spruce-relief)` one of another ground. On
 *   the ground `inherit`, colours are those of the page around the <use> that shows the drawing
 * @throws {Error} if the theme has no such ground or colour
 */
export function paint(svg: string, { width, height, isNarrow }: Box): string {
  const used = Array.from(svg.matchAll(/var\(--([\w-]+)/g), ([, name = '']) => name);
  const names = new Set(used.filter((name) => !svg.includes(`--${name}:`))); // others are the file's own
  const [, ground] = /<svg\b[^>]*\sdata-ground="([^"]*)"/.exec(svg) ?? [];
  if (ground === undefined) {
    if (names.size === 0) return svg;
    throw new Error(
      `var(--${[...names][0]}) has no colour: name the ground of the drawing, as <svg data-ground="page">.`,
    );
  }
  const oneLine = svg.replace(/\s*\n\s*/g, ' ').replace(/> </g, '><');
  if (ground === 'inherit') {
    for (const name of names) checkRole(name);
    return oneLine.replace(/var\(--/g, 'var(--kr-color-');
  }
  const declare = (scheme: 'day' | 'night') =>
    [...names].map((name) => `--${name}:${colorOf(name, ground, scheme)}`).join(';');
  // Lines are never thinner than they are drawn. In windows that are larger than the wide frame, they grow with the type.
  const keep = 'path,use{vector-effect:non-scaling-stroke}';
  const lines = isNarrow ? keep : `@media(max-width:${width}px){${keep}}`;
  // The page selects the dark colours with #night, the id of the root: Safari ignored colour schemes in images before 2026.
  const style = `<style>:root{${declare('day')}}:target{${declare('night')}}${lines}</style>`;
  const size = `id="night" width="${width}" height="${height}" preserveAspectRatio="none"`;
  return oneLine.replace(/data-ground="[^"]*"([^>]*>)/, `${size}$1${style}`);
}

/** The colour of a role, such as `relief`, or of one on another ground, such as `spruce-relief`. */
function colorOf(name: string, drawingGround: string, scheme: 'day' | 'night'): string {
  const [role = '', ground = drawingGround] = name.split('-').reverse();
  const grounds = ['page', ...surfaceNames];
  if (!grounds.includes(ground))
    throw new Error(
      `There is no ground “${ground}”. src/theme/palettes.ts has these: ${grounds.join(', ')}.`,
    );
  checkRole(role);
  return paletteOf(ground as 'page' | Surface, scheme)[role as keyof Palette];
}

function checkRole(role: string): void {
  const roles = Object.keys(paletteOf('page', 'day'));
  if (!roles.includes(role))
    throw new Error(
      `There is no colour “${role}”. src/theme/palettes.ts has these: ${roles.join(', ')}.`,
    );
}
