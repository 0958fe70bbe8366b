import type { Box } from '../../support/inPage';

/** In CSS pixels: what engines round differently in a box; a heading was seen to be 2.3 px longer. */
const ROUNDING = 3;

/**
 * The share of a height by which lines may be lower: WebKit makes each a whole number of pixels high, 27 for 27.6,
 * and a section has many.
 */
const LINES = 0.03;

/** A line for each box that stands elsewhere in its section than in another layout of the same page. */
export function differences(here: readonly Box[], there: readonly Box[]): string[] {
  return there.flatMap((expected, i) => {
    const box = here[i] ?? { ...expected, name: 'nothing', width: 0 };
    const start = here[expected.section];
    const expectedStart = there[expected.section];
    const actual = { ...box, y: box.y - Number(start?.y) };
    const wanted = { ...expected, y: expected.y - Number(expectedStart?.y) };
    const tolerance = {
      x: ROUNDING,
      y: ROUNDING + LINES * wanted.y,
      width: ROUNDING,
      height: ROUNDING + LINES * wanted.height,
    };
    const sides = ['x', 'y', 'width', 'height'] as const;
    const isThere = sides.every((side) => Math.abs(actual[side] - wanted[side]) <= tolerance[side]);
    if (isThere && box.name === expected.name) return [];
    return [`${box.name}: ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`];
  });
}
