import { night, nightSpruce, spruce, tokens } from '../src/theme/tokens';

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

/** A colour's relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48);
  expect(contrast('#bd5800', '#bd5800')).toBe(1);
});

describe.each(Object.entries(palettes))('by the palette %s', (_, palette) => {
  test('every colour is six hexadecimal digits', () => {
    for (const color of Object.values(palette)) expect(color).toMatch(/^#[0-9a-f]{6}$/i);
  });

  test('every pair has the contrast that it needs', () => {
    const faults = PAIRS.map(([front, ground, least]) => {
      const ratio = contrast(palette[front], palette[ground]);
      return ratio >= least ? '' : `${front} on ${ground} is ${ratio.toFixed(2)}:1, not ${least}:1`;
    });
    expect(faults.filter(Boolean)).toEqual([]);
  });
});

test('every colour but the hairline, which means nothing, is one of a pair', () => {
  const paired = new Set<unknown>(PAIRS.flat());
  expect(Object.keys(tokens.color).filter((role) => !paired.has(role))).toEqual(['line']);
});
