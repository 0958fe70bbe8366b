/** @jest-environment node */
import { dark, darkEmber, darkSpruce, ember, spruce, tokens } from '../../src/theme/tokens';

type Role = keyof typeof tokens.color;

const palettes: Record<string, Record<Role, string>> = {
  light: tokens.color,
  dark,
  spruce: { ...tokens.color, ...spruce },
  'dark spruce': { ...dark, ...darkSpruce },
  ember: { ...tokens.color, ...ember },
  'dark ember': { ...dark, ...darkEmber },
};

/** The minimum contrast of text (WCAG 2.2, 1.4.6, level AAA) and of what identifies a control (1.4.11). */
const TEXT = 7;
const LARGE_TEXT = 4.5;
const GRAPHIC = 3;

/** The combinations of colours on the page, and their minimum contrast. */
const combinations: [fronts: Role[], grounds: Role[], minimum: number][] = [
  [['ink', 'muted', 'accentText'], ['background', 'raised'], TEXT],
  [['red'], ['background'], LARGE_TEXT],
  [['onAction'], ['action', 'accentText'], TEXT], // the button, normally and on hover
  [['action', 'edge', 'accent'], ['background', 'raised'], GRAPHIC],
];

/** The relative luminance of a colour such as '#102030', from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each(Object.entries(palettes))(
  'in the palette "%s", every combination has the contrast that it needs',
  (_, palette) => {
    const problems = combinations.flatMap(([fronts, grounds, minimum]) =>
      fronts.flatMap((front) =>
        grounds
          .map((ground) => ({ ground, ratio: contrast(palette[front], palette[ground]) }))
          .filter(({ ratio }) => !(ratio >= minimum)) // also if a colour is not # and six digits
          .map(({ ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}, not ${minimum}`),
      ),
    );
    expect(problems).toEqual([]); // otherwise change one of the two in src/theme/tokens.ts
  },
);
