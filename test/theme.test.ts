import { night, nightSpruce, spruce, tokens } from '../src/theme/tokens';
import { channelsOf, contrast } from './support/color';

type Role = keyof typeof tokens.color;

const palettes: Record<string, Record<Role, string>> = {
  day: tokens.color,
  night,
  spruce,
  'night spruce': nightSpruce,
};

/** The least contrast of text (WCAG 2.2, 1.4.6, level AAA) and of what is needed to see a control (1.4.11). */
const TEXT = 7;
const PART = 3;

/** Every pair of colours that meet on the page. */
const PAIRS: readonly (readonly [front: Role, ground: Role, least: number])[] = [
  ['ink', 'paper', TEXT],
  ['ink', 'raised', TEXT],
  ['muted', 'paper', TEXT],
  ['muted', 'raised', TEXT],
  // Also the focus ring, for which less would do.
  ['accentText', 'paper', TEXT],
  ['accentText', 'raised', TEXT],
  ['red', 'paper', TEXT],
  // The button, at rest and under the pointer.
  ['onAction', 'action', TEXT],
  ['onAction', 'accentText', TEXT],
  ['action', 'paper', PART],
  ['action', 'raised', PART],
  ['edge', 'paper', PART],
  ['edge', 'raised', PART],
  ['accent', 'paper', PART],
  ['accent', 'raised', PART],
  ['onEmber', 'ember', PART],
];

test.each(Object.entries(palettes))(
  'by the palette %s every pair has the contrast that it needs',
  (_, palette) => {
    const faults = PAIRS.map(([front, ground, least]) => {
      const ratio = contrast(channelsOf(palette[front]), channelsOf(palette[ground]));
      return ratio >= least ? '' : `${front} on ${ground} is ${ratio.toFixed(2)}:1, not ${least}:1`;
    });
    expect(faults.filter(Boolean)).toEqual([]);
  },
);

test('every colour but the hairline, which means nothing, is one of a pair', () => {
  const paired = new Set<unknown>(PAIRS.flat());
  expect(Object.keys(tokens.color).filter((role) => !paired.has(role))).toEqual(['line']);
});
