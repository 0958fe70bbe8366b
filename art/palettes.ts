import { formatHex, interpolate } from 'culori';
import type { Surface } from '../src/theme/palettes';

/** What a drawing is on. */
export type Ground = 'page' | Surface;

/** Mixes colours: 0 gives the first, 1 the last. */
export const mix = (colors: string[], share: number) =>
  formatHex(interpolate(colors, 'rgb')(share));

/** The same in CSS. */
export function cssMix(from: string, to: string, share: number): string {
  if (share === 0 || share === 1) return share === 0 ? from : to;
  return `color-mix(in srgb,${from},${to}${share === 0.5 ? '' : ` ${Math.round(100 * share)}%`})`;
}

/**
 * A colour in a drawing, as CSS: the build gives the variables their values.
 * @param name a role of the theme's palettes, or one of these: `land0` to `land100`, land from far, which is nearly the
 * background, through the relief to near; `tint0` to `tint100`, the layers of a mountain from low to high; `soft`, faint lines; `shadow`, the dark foot of land
 * @param ground of another surface than the drawing is on
 */
export function colorOf(name: string, ground?: string): string {
  const role = (own: string) => `var(--${ground ? `${ground}-` : ''}${own})`;
  const share = Number(name.slice(4)) / 100;
  if (name.startsWith('land'))
    return share <= 0.5
      ? cssMix(role('background'), role('relief'), 2 * share)
      : cssMix(role('relief'), role('near'), 2 * share - 1);
  if (name.startsWith('tint'))
    return cssMix(cssMix(role('background'), role('near'), 0.35), role('lit'), share);
  if (name === 'soft') return cssMix(role('line'), role('ink'), 0.3);
  if (name === 'shadow') return cssMix(role('background'), '#000', 0.5);
  return role(name);
}
