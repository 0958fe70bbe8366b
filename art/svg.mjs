import { landColor, palettes } from './palettes.mjs';
import { points, UNITS_PER_PIXEL } from './svgPath.mjs';

/** @typedef {{ svg: string, width: number, height: number }} File a drawing and its size in CSS pixels */
/** @typedef {import('./svgPath.mjs').Point} Point */

/**
 * @param {string} d path data
 * @param {string} [classes] classes of the style below; without any, a line in the ink colour
 */
export const path = (d, classes = '') => `<path${classes && ` class="${classes}"`} d="${d}"/>`;

/** Filled dots. @param {Point[]} centres @param {string} classes their size, and their colour if not ink */
export const dots = (centres, classes) => path(points(centres), classes);

/** @param {string} from @param {string} to @param {number} share */
const colorMix = (from, to, share) =>
  `color-mix(in srgb,${from},${to} ${Math.round(share * 100)}%)`;

/**
 * An area of land, which hides what is behind it. Use it only inside opaqueGroup() or class "opaque": browsers without
 * color-mix() use the fill of these.
 * @param {string} d
 * @param {number} share from 0 (the background) to 1 (near land); the farther away, the fainter the lines
 */
export const land = (d, share) =>
  `<path fill="${landColor(colorMix, ['var(--background)', 'var(--relief)', 'var(--near)'], share)}" stroke-opacity="${(0.3 + 0.7 * share).toFixed(2)}" d="${d}"/>`;

/**
 * A translucent area: layers add up, like those of a contour map.
 * @param {string} d
 * @param {number} share of the relief's colour, from 0 to 1
 * @param {string} [outline] the class of its edge
 */
export const translucentArea = (d, share, outline = 'no-line') =>
  `<path class="tinted${outline && ` ${outline}`}" fill-opacity="${share}" d="${d}"/>`;

/** Land at the horizon, without a line, only a shade lighter than the background. @param {string} d */
export const landBehind = (d) =>
  `<path class="no-line" fill="${colorMix('var(--background)', 'var(--relief)', 0.17)}" d="${d}"/>`;

/**
 * A warm light on the land around a point.
 * @param {string} d the land
 * @param {Point} centre
 * @param {number} radius in pixels
 */
export const warmLight = (d, [x, y], radius) =>
  `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${Math.round(x * UNITS_PER_PIXEL)}" cy="${Math.round(y * UNITS_PER_PIXEL)}" r="${radius * UNITS_PER_PIXEL}"><stop stop-color="${palettes.spruce.accent}" stop-opacity=".85"/><stop offset="1" stop-color="${palettes.spruce.accent}" stop-opacity="0"/></radialGradient><path class="no-line" fill="url(#light)" d="${d}"/>`;

/** A group with light lines, whose areas hide what is behind them. */
export const opaqueGroup = (/** @type {string[]} */ content) =>
  `<g class="opaque light-lines">${content.join('')}</g>`;

/**
 * Gradients of light, from bright summits to a dark foot. Areas use them by url(#a0), url(#a1) …
 * @param {[top: number, foot: number][]} reaches the y where each begins and ends
 * @param {[middle: number, background: number]} offsets where the colours of land at middle distance and of the background are
 */
export const altitudeGradients = (reaches, [middle, background]) => {
  const stops = [
    '<stop stop-color="var(--near)"/>',
    `<stop offset="${middle}" stop-color="var(--relief)"/>`,
    `<stop offset="${background}" stop-color="var(--background)"/>`,
    `<stop offset="1" stop-color="${colorMix('var(--background)', '#000', 0.5)}"/>`,
  ];
  const gradients = reaches.map((reach, i) => {
    const [top, foot] = reach.map((y) => Math.round(y * UNITS_PER_PIXEL));
    return `<linearGradient id="a${i}" href="#a" y1="${top}" y2="${foot}"/>`;
  });
  return `<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="0">${stops.join('')}</linearGradient>${gradients.join('')}`;
};

/** The colours of a palette as CSS variables. @param {Record<string, string>} palette */
const variables = ({ background, ink, soft, accent, relief, marks, near, light }) =>
  Object.entries({ background, ink, soft, accent, relief, marks, near, light })
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

/**
 * The style of every drawing. Line widths stay the same at every size. The page selects the dark colours with the
 * fragment #night, the id of the root, because Safari ignored colour schemes in images before 2026. With forced colours
 * the page is white or black; an image cannot detect which.
 * @param {import('./palettes.mjs').Palette} light
 * @param {import('./palettes.mjs').Palette} dark
 * @param {string} [forced] a rule for forced colours
 */
const styleIn = (
  light,
  dark,
  forced = '',
) => `<style>svg{fill:none;${variables(light)}}:target{${variables(dark)}}${forced}
path{stroke:var(--ink);stroke-width:1.1px;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
rect,.opaque{fill:var(--background)}.no-line{stroke:none}.no-area{fill:none}.gap{stroke:var(--background);stroke-width:7px}
.accent{stroke:var(--accent);stroke-width:3px}.thin-accent{stroke:var(--accent)}.accent-area{fill:var(--accent)}
.faint{stroke:var(--soft)}.weak{stroke-opacity:.62}.tinted{fill:var(--relief)}.mark{stroke:var(--marks)}
.small-dot{stroke-width:2.4px}.dot{stroke-width:4px}.large-dot{stroke-width:9px}
.width-2{stroke-width:2px}.width-3{stroke-width:3.4px}.width-6{stroke-width:6px}
.light-lines path{stroke:var(--light)}.light-lines .accent{stroke:var(--accent)}</style>`;

const FORCED = '@media(forced-colors:active){svg{--background:#fff}:target{--background:#000}}';

/**
 * An SVG file.
 * @param {number} width in CSS pixels
 * @param {number} height
 * @param {string} attributes more attributes of the root
 * @param {string[]} content elements, from back to front
 */
const fileOf = (width, height, attributes, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * UNITS_PER_PIXEL} ${height * UNITS_PER_PIXEL}" width="${width}" height="${height}"${attributes}>${content.join('')}</svg>\n`;

/** @typedef {(width: number, height: number, content: string[]) => File} Draw draws elements, from back to front */

/** A drawing with its own background. @type {Draw} */
export const opaqueSpruceDrawing = (width, height, content) => {
  const style = styleIn(palettes.spruce, palettes.darkSpruce);
  const elements = [style, '<rect width="100%" height="100%"/>', ...content];
  return { svg: fileOf(width, height, ' id="night"', elements), width, height };
};

/** Drawings without a background, for the page's own. They are stretched to their box. @type {(style: string) => Draw} */
const transparentWith = (style) => (width, height, content) => {
  const attributes = ' id="night" preserveAspectRatio="none"';
  return { svg: fileOf(width, height, attributes, [style, ...content]), width, height };
};

export const transparentDrawing = transparentWith(
  styleIn(palettes.paper, palettes.darkPaper, FORCED),
);
/** Land whose near parts have the colour of a spruce section, for a paper section. The trail is on the land. */
export const groundDrawing = transparentWith(
  styleIn(
    { ...palettes.paper, accent: palettes.spruce.accent },
    { ...palettes.darkPaper, accent: palettes.darkSpruce.accent },
    FORCED,
  ),
);
export const transparentSpruceDrawing = transparentWith(
  styleIn(palettes.spruce, palettes.darkSpruce),
);
/** For the end of the page. At night, what is near is dark. */
export const finaleDrawing = transparentWith(styleIn(palettes.foot, palettes.darkFoot, FORCED));
export const transparentEmberDrawing = transparentWith(styleIn(palettes.ember, palettes.darkEmber));
export const transparentEmberCardDrawing = transparentWith(
  styleIn(palettes.emberCard, palettes.darkEmber),
);

/** @typedef {{ d: string, share?: number, light?: number }} Area `d`: path data; `share` (nearness) and `light` (brightness of its line): from 0 to 1. The front area has only `d` */

/**
 * A drawing that the page embeds with <use>, in the page's colours; currentColor is the colour of the land. There, a
 * <style> in the file has no effect, so paths have attributes. Browsers without color-mix() use the attributes of the
 * group: ink lines on paper.
 * @param {number} width
 * @param {number} height
 * @param {Area[]} areas from back to front
 * @returns {File}
 */
export function embeddedDrawing(width, height, areas) {
  const background = 'var(--kr-color-background,#fff)';
  const light = 'var(--kr-color-drawingLine,#fff)';
  // Distant land fades into --kr-haze or, if the page does not set it, into the background.
  const haze = `var(--kr-haze,${background})`;
  const near = colorMix('currentColor', '#000', 0.5);
  const paths = areas.map((area) => {
    const look =
      area.share === undefined
        ? 'stroke="var(--kr-color-accent,orange)" stroke-width="3"'
        : `fill="${landColor(colorMix, [haze, 'currentColor', near], area.share)}" stroke="${colorMix(haze, light, area.light ?? 1)}"`;
    return `<path vector-effect="non-scaling-stroke" ${look} d="${area.d}"/>`;
  });
  // Hero.tsx has a viewBox in CSS pixels.
  const group = `<g id="drawing" transform="scale(${1 / UNITS_PER_PIXEL})" fill="${background}" stroke="var(--kr-color-ink,#000)" stroke-width="1.2" stroke-linejoin="round">`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${group}${paths.join('')}</g></svg>\n`;
  return { svg, width, height };
}

/**
 * A drawing that a style sheet uses as a mask: only its shape matters.
 * @param {number} width
 * @param {number} height
 * @param {{ d: string, width: number, dashes?: string }[]} lines their widths in CSS pixels
 */
export const maskDrawing = (width, height, lines) =>
  fileOf(
    width,
    height,
    ' fill="none" stroke="#000" stroke-linecap="round"',
    lines.map(
      ({ d, width, dashes }) =>
        `<path stroke-width="${width * UNITS_PER_PIXEL}"${dashes ? ` stroke-dasharray="${dashes}"` : ''} d="${d}"/>`,
    ),
  );
