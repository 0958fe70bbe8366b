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
  // A peg behind a nearer section is not seen, and the route has none.
  const pegs = lines
    .slice(0, -1)
    .map(([peg = [0, 0]]) => /** @type {import('./svg.mjs').Point} */ (peg))
    .filter(([x, y], i) => lines.slice(i + 1).every((nearer) => heightAt(nearer, x) > y));
  return backdrop(
    width,
    height,
    [...areas, pegsAt(pegs)],
    `Density of ${MASSIF.samples} samples in ${ROWS} sections`,
  );
}

/**
 * Where a line passes: its y at an x, and the bottom where it doesn't.
 * @param {import('./svg.mjs').Point[]} line
 * @param {number} x
 */
function heightAt(line, x) {
  const next = line.findIndex(([there]) => there >= x);
  const [a, b] = [line[next - 1], line[next]];
  return a && b ? a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]) : Infinity;
}
