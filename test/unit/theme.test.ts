import { dark, darkSpruce, spruce, tokens } from '../../src/theme/tokens';
import { channelsOf, contrast } from '../support/color';

type Role = keyof typeof tokens.color;

const palettes: Record<string, Record<Role, string>> = {
  day: tokens.color,
  dark,
  spruce: { ...tokens.color, ...spruce },
  'dark spruce': { ...dark, ...darkSpruce },
};

/** The minimum contrast of text (WCAG 2.2, 1.4.6, level AAA) and of what identifies a control (1.4.11). */
const TEXT = 7;
const PART = 3;

/** The combinations of colours on the page, and their minimum contrast. */
const REQUIRED: readonly (readonly [fronts: Role[], grounds: Role[], least: number])[] = [
  // accentText also colours the focus ring, which needs only 3:1.
  [['ink', 'muted', 'accentText'], ['paper', 'raised'], TEXT],
  [['red'], ['paper'], TEXT],
  // The button, normally and on hover.
  [['onAction'], ['action', 'accentText'], TEXT],
  [['action', 'edge', 'accent'], ['paper', 'raised'], PART],
  [['onEmber', 'emberEdge'], ['ember'], PART],
  [['emberTrail'], ['emberEdge'], PART],
];
const PAIRS = REQUIRED.flatMap(([fronts, grounds, least]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground, least] as const)),
);

test.each(Object.entries(palettes))(
  'in the palette “%s”, every pair has the contrast that it needs',
  (_, palette) => {
    const problems = PAIRS.map(([front, ground, least]) => {
      const ratio = contrast(channelsOf(palette[front]), channelsOf(palette[ground]));
      return ratio >= least ? '' : `${front} on ${ground} is ${ratio.toFixed(2)}:1, not ${least}:1`;
    });
    expect(problems.filter(Boolean)).toEqual([]);
  },
);
