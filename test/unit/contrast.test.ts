/** @jest-environment node */
import { wcagContrast } from 'culori';
import { HAS_NIGHT } from '../../src/theme/media';
import { type Palette, paletteOf, surfaceNames } from '../../src/theme/palettes';

type Role = keyof Palette;

/** The minimum contrast of text (WCAG 2.2, 1.4.6, level AAA) and of what identifies a control (1.4.11). */
const TEXT = 7;
const LARGE_TEXT = 4.5;
const GRAPHIC = 3;

const PAIRS: [fronts: Role[], backs: Role[], minimum: number][] = [
  [['ink', 'muted', 'accentText'], ['background', 'raised'], TEXT], // and of buttons, the other way round
  [['accent'], ['background'], GRAPHIC],
  [['edge'], ['background', 'raised'], GRAPHIC],
  [['red'], ['background'], LARGE_TEXT],
];

const rows = PAIRS.flatMap(([fronts, backs, minimum]) =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, minimum }))),
);

describe.each(['page', ...surfaceNames] as const)('on %s', (surface) => {
  describe.each(HAS_NIGHT ? (['day', 'night'] as const) : (['day'] as const))('by %s', (scheme) => {
    const palette = paletteOf(surface, scheme);
    test.each(rows.filter(({ front }) => surface === 'page' || front !== 'red'))(
      '$front on $back has the contrast that it needs',
      ({ front, back, minimum }) => {
        // otherwise change one of the two in src/theme/palettes.ts
        expect(wcagContrast(palette[front], palette[back])).toBeGreaterThanOrEqual(minimum);
      },
    );
  });
});
