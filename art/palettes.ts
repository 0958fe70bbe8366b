import { formatHex, interpolate } from 'culori';
import { type Palette, paletteOf, type Surface } from '../src/theme/palettes';

/** What a drawing is on. */
export type Ground = 'page' | Surface;

/** Mixes colours: 0 gives the first, 1 the last. */
export const mix = (colors: string[], share: number) =>
  formatHex(interpolate(colors, 'rgb')(share));

/**
 * The value of a colour in a drawing.
 * @param name a role of the theme's palettes, or one of these: `land0` to `land100`, land from far, which is nearly the
 * background, through the relief to near; `tint0` to `tint100`, the layers of a mountain from low to high; `soft`, faint lines; `shadow`, the dark foot of land
 */
export function colorOf(palette: Palette, name: string): string {
  const { background, relief, near, lit, line, ink } = palette;
  if (name.startsWith('land')) return mix([background, relief, near], Number(name.slice(4)) / 100);
  if (name.startsWith('tint'))
    return mix([mix([background, near], 0.35), lit], Number(name.slice(4)) / 100);
  if (name === 'soft') return mix([line, ink], 0.3);
  if (name === 'shadow') return mix([background, '#000'], 0.5);
  if (!(name in palette)) throw new Error(`There is no colour ${name}: see colorOf().`);
  return palette[name as keyof Palette];
}

/** The colours on a ground, by day and by night. */
export const palettesOn = (ground: Ground) => ({
  day: paletteOf(ground, 'light'),
  night: paletteOf(ground, 'dark'),
});
