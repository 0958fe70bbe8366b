import { landColor, type Palette, palettes } from './palettes';
import { type Point, points, UNITS_PER_PIXEL } from './svgPath';

/** An SVG file, and the size of its drawing in CSS pixels. */
export type SvgDrawing = { svg: string; width: number; height: number };

/**
 * A path.
 * @param classes classes of the style below; without any, the path is a line in the ink colour
 */
export const path = (d: string, classes = ''): string =>
  `<path${classes && ` class="${classes}"`} d="${d}"/>`;

/**
 * Filled dots.
 * @param classes their size, and their colour if not ink
 */
export const dots = (centres: Point[], classes: string): string => path(points(centres), classes);

export const colorMix = (from: string, to: string, share: number): string =>
  `color-mix(in srgb,${from},${to} ${Math.round(share * 100)}%)`;

/**
 * An area of land, which hides what is behind it. Use it only inside opaqueGroup() or class "opaque": browsers without
 * color-mix() use the fill of these.
 * @param share from 0 (the background) to 1 (near land); the farther away, the fainter the lines
 */
export function land(d: string, share: number): string {
  const fill = landColor(colorMix, ['var(--background)', 'var(--relief)', 'var(--near)'], share);
  return `<path fill="${fill}" stroke-opacity="${(0.3 + 0.7 * share).toFixed(2)}" d="${d}"/>`;
}

/** A group with light lines, whose areas hide what is behind them. */
export const opaqueGroup = (content: string[]): string =>
  `<g class="opaque light-lines">${content.join('')}</g>`;

/**
 * A translucent area: layers add up, like those of a contour map.
 * @param share of the relief's colour, from 0 to 1
 * @param outline the class of its edge
 */
export const translucentArea = (d: string, share: number, outline = 'no-line'): string =>
  `<path class="tinted${outline && ` ${outline}`}" fill-opacity="${share}" d="${d}"/>`;

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

/** Palettes for the page's own background. With forced colours it is white or black; an image cannot detect which. */
const ON_PAPER = ['raised', 'ground', 'foot'];
const FORCED = '@media(forced-colors:active){svg{--background:#fff}:target{--background:#000}}';

/**
 * The style of every drawing. Line widths stay the same at every size. The page selects the dark colours with the
 * fragment #night, the id of the root, because Safari ignored colour schemes in images before 2026.
 */
const styleOf = (on: keyof typeof palettes) =>
  `<style>svg{fill:none;${variables(palettes[on].day)}}:target{${variables(palettes[on].night)}}${ON_PAPER.includes(on) ? FORCED : ''}
path{stroke:var(--ink);stroke-width:1.1px;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
rect,.opaque{fill:var(--background)}.no-line{stroke:none}.no-area{fill:none}.gap{stroke:var(--background);stroke-width:7px}
.accent{stroke:var(--accent);stroke-width:3px}.thin-accent{stroke:var(--accent)}.accent-area{fill:var(--accent)}
.faint{stroke:var(--soft)}.weak{stroke-opacity:.62}.tinted{fill:var(--relief)}.mark{stroke:var(--marks)}
.small-dot{stroke-width:2.4px}.dot{stroke-width:4px}.large-dot{stroke-width:9px}
.width-2{stroke-width:2px}.width-3{stroke-width:3.4px}.width-6{stroke-width:6px}
.light-lines path{stroke:var(--light)}.light-lines .accent{stroke:var(--accent)}</style>`;

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
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * UNITS_PER_PIXEL} ${height * UNITS_PER_PIXEL}" width="${width}" height="${height}"${attributes}>${content.join('')}</svg>\n`;

/**
 * A drawing without a background. The page stretches it to its box.
 * @param on the palette of what it is on
 * @param content elements, from back to front
 */
export function drawing(
  on: keyof typeof palettes,
  width: number,
  height: number,
  content: string[],
): SvgDrawing {
  const attributes = ' id="night" preserveAspectRatio="none"';
  return { svg: svgFile(width, height, attributes, [styleOf(on), ...content]), width, height };
}

/** A spruce drawing with its own background. */
export function opaqueDrawing(width: number, height: number, content: string[]): SvgDrawing {
  const elements = [styleOf('spruce'), '<rect width="100%" height="100%"/>', ...content];
  return { svg: svgFile(width, height, ' id="night"', elements), width, height };
}
