/** @jest-environment node */
import { dark, darkEmber, darkSpruce, ember, spruce, tokens } from '../../src/theme/tokens';
import { contrast, parseHex } from '../support/color';
import { expectNoProblems } from '../support/problems';

type Role = keyof typeof tokens.color;

const palettes: Record<string, Record<Role, string>> = {
  day: tokens.color,
  dark,
  spruce: { ...tokens.color, ...spruce },
  'dark spruce': { ...dark, ...darkSpruce },
  ember: { ...tokens.color, ...ember },
  'dark ember': { ...dark, ...darkEmber },
};

/** The minimum contrast of text (WCAG 2.2, 1.4.6, level AAA) and of what identifies a control (1.4.11). */
const TEXT_CONTRAST = 7;
const LARGE_TEXT_CONTRAST = 4.5;
const GRAPHIC_CONTRAST = 3;

/** The combinations of colours on the page, and their minimum contrast. */
const REQUIRED_CONTRAST: readonly (readonly [fronts: Role[], grounds: Role[], least: number])[] = [
  // accentText also colours the focus ring, which needs only 3:1.
  [['ink', 'muted', 'accentText'], ['background', 'raised'], TEXT_CONTRAST],
  [['red'], ['background'], LARGE_TEXT_CONTRAST],
  // The button, normally and on hover.
  [['onAction'], ['action', 'accentText'], TEXT_CONTRAST],
  [['action', 'edge', 'accent'], ['background', 'raised'], GRAPHIC_CONTRAST],
];
const PAIRS = REQUIRED_CONTRAST.flatMap(([fronts, grounds, least]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground, least] as const)),
);

test.each(Object.entries(palettes))(
  'in the palette “%s”, every pair has the contrast that it needs',
  (_, palette) => {
    const problems = PAIRS.map(([front, ground, least]) => {
      const ratio = contrast(parseHex(palette[front]), parseHex(palette[ground]));
      return ratio >= least ? '' : `${front} on ${ground} is ${ratio.toFixed(2)}:1, not ${least}:1`;
    });
    expectNoProblems(
      problems.filter(Boolean),
      'make one of the two lighter or darker, in src/theme/tokens.ts',
    );
  },
);
