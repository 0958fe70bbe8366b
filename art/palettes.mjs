import { theme } from './loadSource.mjs';

const { tokens, dark, ember, darkEmber, darkHeroDrawing, relief } = theme;
const light = tokens.color;
const spruce = { ...light, ...theme.spruce };
const darkSpruce = { ...dark, ...theme.darkSpruce };

/** @typedef {Record<keyof typeof tokens.color | 'background' | 'soft' | 'relief' | 'marks' | 'near' | 'light', string>} Palette */

/**
 * Mixes two colours.
 * @param {string} from # and six hexadecimal digits @param {string} to
 * @param {number} share of the second, from 0 to 1
 */
export const mix = (from, to, share) => {
  const [a, b] = [from, to].map((color) => Buffer.from(color.slice(1), 'hex'));
  const channels = [...(a ?? [])].map((value, i) =>
    Math.round(value + (Number(b?.[i]) - value) * share),
  );
  return `#${Buffer.from(channels).toString('hex')}`;
};

/** @typedef {Record<keyof typeof light, string>} Colors */

/**
 * Adds the colours of drawings to the theme's: the background (background), faint lines (soft), land at middle distance
 * (relief), marks on it (marks), near land (near), and lines on land (light).
 * @param {Colors} colors @param {string} background @param {string} middle @param {string} near
 */
const drawingColors = (colors, background, middle, near) => ({
  ...colors,
  background,
  soft: mix(colors.line, colors.ink, 0.3),
  relief: middle,
  marks: mix(middle, colors.ink, 0.35),
  near,
  light: mix(middle, colors.drawingLine, 0.8),
});

/** Land, and contour lines, on the orange band and its cards. @param {Colors} colors @param {string} land @param {string} line */
const emberPalette = (colors, land, line) => ({
  ...drawingColors(colors, colors.background, land, land),
  ink: line,
});

/**
 * The colour of land at a distance: between far and middle, or between middle and near.
 * @param {typeof mix} mixed mixes two colours
 * @param {[far: string, middle: string, near: string]} colours
 * @param {number} share from far (0) to near (1)
 */
export const landColor = (mixed, [far, middle, near], share) =>
  share < 0.5 ? mixed(far, middle, 2 * share) : mixed(middle, near, 2 * share - 1);

export const palettes = {
  spruce: drawingColors(
    spruce,
    spruce.background,
    relief.light,
    mix(relief.light, spruce.ink, 0.45),
  ),
  darkSpruce: drawingColors(darkSpruce, darkSpruce.background, relief.dark, darkHeroDrawing.far),
  paper: drawingColors(light, light.background, relief.light, spruce.background),
  darkPaper: drawingColors(dark, dark.background, relief.dark, darkSpruce.background),
  foot: {
    ...drawingColors(light, light.background, relief.light, spruce.background),
    accent: ember.background,
  },
  darkFoot: drawingColors(dark, dark.background, relief.dark, dark.background),
  ember: emberPalette(
    { ...light, ...ember },
    mix(ember.background, '#000000', 0.5),
    light.drawingLine,
  ),
  emberCard: emberPalette(
    { ...light, ...ember, drawingLine: light.accentText },
    ember.background,
    light.accent,
  ),
  darkEmber: emberPalette(
    { ...dark, ...darkEmber },
    mix(darkEmber.background, darkEmber.accent, 0.7),
    mix(darkEmber.background, darkEmber.accent, 0.75),
  ),
};
