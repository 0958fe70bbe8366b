import { colorOf, type Palette, palettes } from './palettes';
import type { Point } from './paths';

/** An SVG file, and the size of its drawing in CSS pixels. */
export type SvgDrawing = { svg: string; width: number; height: number };

/**
 * What classes mean; $ marks a colour of the palette. Of two classes that set the same property, the later one in this
 * list wins. There is also a class for each colour and use of it: `fill-relief`, `stroke-light`, `stop-color-near`.
 */
const CLASSES: Record<string, string> = {
  'no-line': 'stroke:none',
  gap: 'stroke:$background;stroke-width:7px',
  accent: 'stroke:$accent;stroke-width:3px',
  'thin-accent': 'stroke:$accent',
  'accent-area': 'fill:$accent',
  faint: 'stroke:$soft',
  weak: 'stroke-opacity:.62',
  thin: 'stroke-width:.9px',
  'small-dot': 'stroke-width:2.4px',
  dot: 'stroke-width:4px',
  'large-dot': 'stroke-width:9px',
};

type Attributes = Record<string, string | number>;

/** An element without content. */
export const element = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}/>`;

/**
 * A path.
 * @param classes without any, the path is a line in the colour of its group
 */
export const path = (d: string, classes = '', attributes: Attributes = {}): string =>
  element('path', { class: classes, ...attributes, d });

/** Dots, which are lines of length zero with round caps. */
export const dots = (centres: Point[], classes: string): string =>
  path(centres.map(([x, y]) => `M${x} ${y}h0`).join(''), classes);

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
 * A translucent area: layers add up, like those of a contour map.
 * @param share of the relief's colour, from 0 to 1
 * @param outline the class of its edge
 */
export const translucentArea = (d: string, share: number, outline = 'no-line'): string =>
  path(d, `fill-relief ${outline}`, { 'fill-opacity': share });

/**
 * A gradient, for `fill: 'url(#id)'`.
 * @param attributes its id and where it is
 * @param stops their positions, colours and opacities
 */
export const gradient = (
  kind: 'linear' | 'radial',
  attributes: Attributes,
  stops: [offset: number, color: string, opacity?: number][],
): string => {
  const elements = stops.map(([offset, color, opacity = 1]) =>
    element('stop', { offset, class: `stop-color-${color}`, 'stop-opacity': opacity }),
  );
  const start = element(`${kind}Gradient`, attributes).replace('/>', '>');
  return `${start}${elements.join('')}</${kind}Gradient>`;
};

/**
 * The style sheet for the classes of a drawing. The page selects the dark colours with the fragment #night, the id of the
 * root, because Safari ignored colour schemes in images before 2026.
 */
function styleSheet(content: string, { day, night }: Record<'day' | 'night', Palette>) {
  const used = new Set(content.match(/(?<=class="[^"]*)[\w-]+/g));
  const colors = [...used].filter((name) => !CLASSES[name]);
  const looks = Object.keys(CLASSES).filter((name) => used.has(name));
  const rules = [...colors, ...looks].flatMap((name) => {
    const [, property, color] = /^(.+)-(\w+)$/.exec(name) ?? [];
    const look = CLASSES[name] ?? `${property}:$${color}`;
    const inPalette = (palette: Palette) =>
      look.replace(/\$(\w+)/, (_, color) => colorOf(palette, color));
    const nightColor = inPalette(night).split(';')[0];
    return look.includes('$')
      ? [`.${name}{${inPalette(day)}}`, `:target .${name}{${nightColor}}`]
      : [`.${name}{${look}}`];
  });
  return `<style>path{vector-effect:non-scaling-stroke}${rules.join('')}</style>`;
}

/**
 * An SVG file.
 * @param attributes more attributes of the root
 * @param content elements, from back to front
 */
export const svgFile = (width: number, height: number, attributes: string, content: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${attributes}>${content.join('')}</svg>`;

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
  const lines = `<g class="stroke-ink" fill="none" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${content.join('')}</g>`;
  const attributes = ' id="night" preserveAspectRatio="none"';
  const style = styleSheet(lines, palettes[on]);
  return { svg: svgFile(width, height, attributes, [style, lines]), width, height };
}

/** A spruce drawing with its own background. */
export const opaqueDrawing = (width: number, height: number, content: string[]): SvgDrawing =>
  drawing('spruce', width, height, [
    path(`M0 0h${width}v${height}h${-width}z`, 'fill-background no-line'),
    ...content,
  ]);
