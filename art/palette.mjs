import { fromSource } from '../delivery/fromSource.js';

/** @type {typeof import('../src/theme/tokens.ts')} */
const { tokens, night, spruce, nightSpruce, relief } = fromSource('theme/tokens.ts');
const day = tokens.color;

/** @typedef {Record<keyof typeof tokens.color | 'plate' | 'soft' | 'relief', string>} Palette */

/** On the warm ground lines are light, and the accent is what is hot there: the dark. */
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

/** What the pictures are drawn with: the theme's colours, and three that only pictures have; land is tinted in relief. */
export const palettes = {
  day: { ...day, plate: '#ece6d7', soft: '#a39f8d', relief: relief.day },
  night: { ...night, plate: '#10211b', soft: '#54695f', ink: '#d5e0da', relief: relief.night },
  spruce: { ...spruce, plate: spruce.paper, soft: '#557a6d', relief: spruce.ink },
  nightSpruce: {
    ...nightSpruce,
    plate: nightSpruce.paper,
    soft: '#5f9181',
    relief: nightSpruce.ink,
  },
  paper: { ...day, plate: day.paper, soft: '#a39f8d', relief: relief.day },
  nightPaper: { ...night, plate: night.paper, soft: '#54695f', relief: relief.night },
  ember: onEmber(day, day.ink),
  nightEmber: onEmber(night, night.paper),
};
