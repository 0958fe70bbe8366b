import { themes } from './tables.mjs';

const { tokens, night, relief } = themes;
const day = tokens.color;
const spruce = { ...day, ...themes.spruce };
const nightSpruce = { ...night, ...themes.nightSpruce };

/** @typedef {Record<keyof typeof tokens.color | 'plate' | 'soft' | 'relief' | 'near' | 'light', string>} Palette */

/**
 * A colour between two.
 * @param {string} from # and six hexadecimal digits
 * @param {string} to
 * @param {number} share of the second, from 0 to 1
 */
export const mix = (from, to, share) => {
  const [a, b] = [from, to].map((color) => Buffer.from(color.slice(1), 'hex'));
  const channels = [...(a ?? [])].map((value, i) =>
    Math.round(value + (Number(b?.[i]) - value) * share),
  );
  return `#${Buffer.from(channels).toString('hex')}`;
};

/**
 * What drawings need beyond the theme's colours: the ground of a plate, and colours for faint lines, for land in the
 * middle distance, for near land, and for lines on land.
 */
const onPlate = (
  /** @type {Record<keyof typeof day, string>} */ colors,
  /** @type {string} */ plate,
  /** @type {string} */ middle,
  /** @type {string} */ near,
) => ({
  ...colors,
  plate,
  soft: mix(colors.line, colors.ink, 0.3),
  relief: middle,
  near,
  light: mix(middle, colors.onEmber, 0.8),
});

/** On the warm ground lines are light, and land is darker. */
const onEmber = (/** @type {Record<keyof typeof day, string>} */ colors) => ({
  ...onPlate(
    colors,
    colors.ember,
    mix(colors.ember, '#000000', 0.4),
    mix(colors.ember, '#000000', 0.4),
  ),
  ink: colors.onEmber,
  soft: colors.onEmber,
  accent: colors.emberRoute,
});

/**
 * The colour of land, which goes from far by way of the middle distance to near.
 * @param {typeof mix} mixed how two colours are mixed
 * @param {[far: string, middle: string, near: string]} colours
 * @param {number} share from 0, far, to 1, near
 */
export const landColor = (mixed, [far, middle, near], share) =>
  share < 0.5 ? mixed(far, middle, 2 * share) : mixed(middle, near, 2 * share - 1);

export const palettes = {
  day: onPlate(day, mix(day.paper, day.line, 0.33), relief.day, spruce.paper),
  night: onPlate(night, mix(night.raised, relief.night, 0.22), relief.night, nightSpruce.paper),
  spruce: onPlate(spruce, spruce.paper, relief.day, mix(relief.day, spruce.ink, 0.45)),
  nightSpruce: onPlate(
    nightSpruce,
    nightSpruce.raised,
    relief.night,
    mix(relief.night, day.paper, 0.4),
  ),
  paper: onPlate(day, day.paper, relief.day, spruce.paper),
  nightPaper: onPlate(night, night.paper, relief.night, nightSpruce.paper),
  ember: onEmber(day),
  nightEmber: onEmber(night),
};
