import { MASSIF, massifFrom } from './massif.mjs';
import { ridgelines } from './ridgelines.mjs';
import { backdrop, pegsAt } from './svg.mjs';

const ROWS = 31;

/** Beside the words: the massif in sections, which begin at pegs in the ground; the route is the front one. */
export function hero() {
  const [width, height] = [1600, 800];
  const { lines, nearness, areaOf } = ridgelines({
    width,
    height,
    rows: ROWS,
    points: 78,
    peak: 455,
    landscape: massifFrom(MASSIF),
    baseline: (near) => 468 + 236 * near,
    start: (near) => 0.65 - 0.35 * near,
  });
  /** @type {import('./svg.mjs').Line[]} */
  const areas = lines.map((line, i) => ({
    d: areaOf(line),
    kind: i === ROWS - 1 ? 'front' : Number(nearness[i]) < 0.22 ? 'far' : 'near',
  }));
  return backdrop(
    width,
    height,
    [...areas, pegsAt(lines.map(([peg]) => peg ?? [0, 0]))],
    `Density of ${MASSIF.samples} samples in ${ROWS} sections`,
  );
}
