import { landColor, mix, type Palette, palettes } from './palettes';
import { type Point, points } from './svgPath';

/** An SVG file, and the size of its drawing in CSS pixels. */
export type SvgDrawing = { svg: string; width: number; height: number };

/**
 * What classes of this program mean, as attributes: programs other than browsers know few style sheets. Colours are the
 * names of a palette's. Of two classes that set the same attribute, the later one in this list wins.
 */
const CLASSES: Record<string, Record<string, string | number>> = {
  opaque: { fill: 'background' },
  'no-line': { stroke: 'none' },
  gap: { stroke: 'background', 'stroke-width': 7 },
  accent: { stroke: 'accent', 'stroke-width': 3 },
  'thin-accent': { stroke: 'accent' },
  'accent-area': { fill: 'accent' },
  faint: { stroke: 'soft' },
  weak: { 'stroke-opacity': 0.62 },
  mark: { stroke: 'marks' },
  thin: { 'stroke-width': 0.9 },
  'small-dot': { 'stroke-width': 2.4 },
  dot: { 'stroke-width': 4 },
  'large-dot': { 'stroke-width': 9 },
  'width-2': { 'stroke-width': 2 },
  'width-3': { 'stroke-width': 3.4 },
  'width-6': { 'stroke-width': 6 },
};

/**
 * A path.
 * @param classes names of CLASSES; without any, the path is a line in the colour of its group
 * @param attributes more attributes
 */
export function path(d: string, classes = '', attributes: Record<string, string | number> = {}) {
  const names = classes.split(' ');
  const looks = Object.entries(CLASSES).filter(([name]) => names.includes(name));
  const all = Object.assign({}, ...looks.map(([, look]) => look), attributes, { d });
  return `<path${Object.entries(all)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`;
}

/**
 * Filled dots.
 * @param classes their size, and their colour if not that of their group
 */
export const dots = (centres: Point[], classes: string): string => path(points(centres), classes);

/**
 * An area of land, which hides what is behind it.
 * @param share from 0 (the background) to 1 (near land); the farther away, the fainter the lines
 */
export const land = (d: string, share: number): string =>
  path(d, '', { fill: landAt(share), 'stroke-opacity': (0.3 + 0.7 * share).toFixed(2) });

/** The name of the colour of land at a distance: see landColor(). */
export const landAt = (share: number) => `land ${Math.round(200 * share) / 200}`;

/** A group with light lines. */
export const lightLines = (content: string[]): string =>
  `<g stroke="light">${content.join('')}</g>`;

/**
 * A translucent area: layers add up, like those of a contour map.
 * @param share of the relief's colour, from 0 to 1
 * @param outline the class of its edge
 */
export const translucentArea = (d: string, share: number, outline = 'no-line'): string =>
  path(d, outline, { fill: 'relief', 'fill-opacity': share });

/** The value of a colour's name in a palette. */
function colorOf(palette: Palette, name: string): string {
  const { background, relief, near } = palette;
  const [, share] = /^land (.+)/.exec(name) ?? [];
  if (share) return landColor(mix, [background, relief, near], Number(share));
  return palette[name as keyof Palette] ?? name;
}

/**
 * Replaces the names of colours by their values by day, which all programs read as attributes.
 * @returns also the rules of a style sheet that change them to those of the night
 */
export function paint({ day, night }: Record<'day' | 'night', Palette>, content: string) {
  const rules: Record<string, string> = {};
  const painted = content.replace(/ (fill|stroke|stop-color)="([^"]+)"/g, (_, attribute, name) => {
    const [light, dark] = [colorOf(day, name), colorOf(night, name)];
    const selector = `[${attribute}="${light}"]`;
    if (light !== dark) rules[selector] ??= `${selector}{${attribute}:${dark}}`;
    return ` ${attribute}="${light}"`;
  });
  return { painted, nightRules: Object.values(rules) };
}

/**
 * The style and the elements of a drawing. The page selects the dark colours with the fragment #night, the id of the root,
 * because Safari ignored colour schemes in images before 2026.
 */
function styled(on: keyof typeof palettes, content: string): string {
  const { painted, nightRules } = paint(palettes[on], content);
  const gap = `stroke="${palettes[on].day.background}"`;
  // With forced colours, the page's background is white or black, and an image cannot detect which.
  const forced =
    on === 'raised' && painted.includes(gap)
      ? `@media(forced-colors:active){[${gap}]{stroke:#fff}:target [${gap}]{stroke:#000}}`
      : '';
  const night = nightRules.map((rule) => `:target ${rule}`).join('');
  return `<style>path{vector-effect:non-scaling-stroke}${night}${forced}</style>${painted}`;
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
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${attributes}>${content.join('')}</svg>\n`;

/**
 * A drawing without a background, whose lines are ink and keep their width at every size. The page can stretch it
 * to its box.
 * @param on the palette of what it is on
 * @param content elements, from back to front
 */
export function drawing(
  on: keyof typeof palettes,
  width: number,
  height: number,
  content: string[],
): SvgDrawing {
  const lines = `<g fill="none" stroke="ink" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${content.join('')}</g>`;
  const attributes = ' id="night" preserveAspectRatio="none"';
  return { svg: svgFile(width, height, attributes, [styled(on, lines)]), width, height };
}

/** A spruce drawing with its own background. */
export const opaqueDrawing = (width: number, height: number, content: string[]): SvgDrawing =>
  drawing('spruce', width, height, [
    `<path fill="background" stroke="none" d="M0 0h${width}v${height}h${-width}z"/>`,
    ...content,
  ]);
