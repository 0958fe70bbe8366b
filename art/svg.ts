import { colorOf, type Palette, palettes } from './palettes';
import type { Point } from './paths';

/** An SVG file, and the size of its drawing in CSS pixels. */
export type SvgDrawing = { svg: string; width: number; height: number };

type Attributes = Record<string, string | number>;

/**
 * A path.
 * @param classes a property and the name of a colour each (see colorOf()), such as `fill-relief`, `stroke-light`. Without
 * any, the path is a line in the colour of its group.
 */
export const path = (d: string, classes = '', attributes: Attributes = {}): string =>
  `<path class="${classes}"${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')} d="${d}"/>`;

/** The orange line. */
export const trail = (d: string): string => path(d, 'stroke-accent', { 'stroke-width': 3 });

/** Dots, which are lines of length zero with round caps. */
export const dots = (centres: Point[], width: number, classes = ''): string =>
  path(centres.map(([x, y]) => `M${x} ${y}h0`).join(''), classes, { 'stroke-width': width });

/** An area without an outline. */
export const area = (d: string, classes = '', attributes: Attributes = {}): string =>
  path(d, classes, { stroke: 'none', ...attributes });

/** The name of the colour of land at a distance: see colorOf(). */
export const landAt = (share: number): string => `land${Math.round(100 * share)}`;

/**
 * An area of land, which hides what is behind it.
 * @param share from 0 (the background) to 1 (near land); the farther away, the fainter the lines
 */
export const land = (d: string, share: number): string =>
  path(d, `fill-${landAt(share)}`, { 'stroke-opacity': 0.3 + 0.7 * share });

/** A group with light lines. */
export const lightLines = (content: string[]): string =>
  `<g class="stroke-light">${content.join('')}</g>`;

/**
 * The colours of the classes in a drawing. The page selects the dark ones with the fragment #night, the id of the root,
 * because Safari ignored colour schemes in images before 2026.
 */
function styleSheet(content: string, { day, night }: Record<'day' | 'night', Palette>, css: string) {
  const classes = new Set(content.match(/(?<=class="[^"]*)[\w-]+/g));
  const rules = [...classes].map((name) => {
    const [, property, color] = /(.+)-(.+)/.exec(name) ?? [];
    const rule = (palette: Palette) => `.${name}{${property}:${colorOf(palette, color)}}`;
    return `${rule(day)}:target ${rule(night)}`;
  });
  return `<style>path{vector-effect:non-scaling-stroke}${rules.join('')}${css}</style>`;
}

/**
 * An SVG file.
 * @param attributes more attributes of the root
 * @param content elements, from back to front
 */
export const svgFile = (
  width: number,
  height: number,
  attributes: string,
  content: string[],
): SvgDrawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${attributes}>${content.join('')}</svg>`,
  width,
  height,
});

/**
 * A drawing without a background, whose lines are ink and keep their width at every size. The page can stretch it
 * to its box.
 * @param on the palette of what it is on
 * @param content elements, from back to front
 * @param css more rules, such as media queries, in which the width and height are those of the picture in the page
 */
export function drawing(
  on: keyof typeof palettes,
  width: number,
  height: number,
  content: string[],
  css = '',
): SvgDrawing {
  const lines = `<g class="stroke-ink" fill="none" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${content.join('')}</g>`;
  const attributes = 'id="night" preserveAspectRatio="none"';
  return svgFile(width, height, attributes, [styleSheet(lines, palettes[on], css), lines]);
}
