import { themes } from './tables.mjs';

const { tokens, night, spruce, nightSpruce, relief } = themes;
const day = tokens.color;

/** @typedef {Record<keyof typeof tokens.color | 'plate' | 'soft' | 'relief', string>} Palette */

/** On the warm ground lines are light, and the accent is dark. */
const onEmber = (
  /** @type {Record<keyof typeof day, string>} */ colors,
  /** @type {string} */ accent,
) => ({
  ...colors,
  plate: colors.ember,
  ink: colors.onEmber,
  soft: colors.onEmber,
  relief: accent,
  accent,
});

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

const soft = mix(day.line, day.ink, 0.27);
const nightSoft = mix(night.paper, night.edge, 0.64);

/** The theme's colours, and three that only drawings have: the plate's ground, faint lines, and the tint of land. */
export const palettes = {
  day: { ...day, plate: mix(day.paper, day.line, 0.33), soft, relief: relief.day },
  night: {
    ...night,
    plate: mix(night.paper, night.raised, 0.43),
    soft: nightSoft,
    relief: relief.night,
    ink: mix(night.ink, night.muted, 0.45),
  },
  spruce: {
    ...spruce,
    plate: spruce.paper,
    soft: mix(spruce.raised, spruce.edge, 0.56),
    relief: spruce.ink,
  },
  nightSpruce: {
    ...nightSpruce,
    plate: nightSpruce.paper,
    soft: mix(nightSpruce.raised, nightSpruce.edge, 0.58),
    relief: nightSpruce.ink,
  },
  paper: { ...day, plate: day.paper, soft, relief: relief.day },
  nightPaper: { ...night, plate: night.paper, soft: nightSoft, relief: relief.night },
  ember: onEmber(day, day.ink),
  nightEmber: onEmber(night, night.paper),
};
