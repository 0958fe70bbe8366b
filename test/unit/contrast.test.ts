/** @jest-environment node */
import { wcagContrast } from 'culori';
import { HAS_NIGHT } from '../../src/theme/media';
import { type Palette, paletteOf, surfaceNames } from '../../src/theme/palettes';

type Role = keyof Palette;

/** The minimum contrast of text (WCAG 2.2, 1.4.6, level AAA) and of what identifies a control (1.4.11). */
const TEXT = 7;
const LARGE_TEXT = 4.5;
const GRAPHIC = 3;

/** The combinations of colours, and their minimum contrast. */
type Combinations = [fronts: Role[], backs: Role[], minimum: number][];

const everywhere: Combinations = [
  [['ink', 'muted', 'accentText'], ['background', 'raised'], TEXT], // and of buttons, the other way round
  [['accent'], ['background'], GRAPHIC],
  [['edge'], ['background', 'raised'], GRAPHIC],
];

const onPage: Combinations = [...everywhere, [['red'], ['background'], LARGE_TEXT]];

describe.each(['page', ...surfaceNames] as const)('on %s', (surface) => {
  test.each(HAS_NIGHT ? (['day', 'night'] as const) : (['day'] as const))(
    'by %s, every combination has the contrast that it needs',
    (scheme) => {
      const palette = paletteOf(surface, scheme);
      const problems = (surface === 'page' ? onPage : everywhere).flatMap(
        ([fronts, backs, minimum]) =>
          fronts.flatMap((front) =>
            backs
              .map((under) => ({ under, ratio: wcagContrast(palette[front], palette[under]) }))
              .filter(({ ratio }) => !(ratio >= minimum)) // also if a colour is none
              .map(
                ({ under, ratio }) => `${front} on ${under}: ${ratio.toFixed(2)}, not ${minimum}`,
              ),
          ),
      );
      expect(problems).toEqual([]); // otherwise change one of the two in src/theme/palettes.ts
    },
  );
});
