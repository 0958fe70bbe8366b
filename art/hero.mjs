import { MASSIF, massifFrom } from './massif.mjs';
import { ridgelines } from './ridgelines.mjs';
import { backdrop } from './svg.mjs';

const ROWS = 31;

/** Beside the words: the massif in sections, the nearer the darker, above the front one, which is the route. */
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
  // All land ends where the route begins, so that its edge is one line.
  const [[left, foot] = [0, 0]] = lines[ROWS - 1] ?? [];
  const areas = lines.map((line, i) => {
    const near = Number(nearness[i]);
    return i === ROWS - 1
      ? { d: areaOf(line) }
      : { d: areaOf(line, left, foot), share: 0.08 + 0.92 * near ** 1.3 };
  });
  return backdrop(width, height, areas, `Density of ${MASSIF.samples} samples in ${ROWS} sections`);
}
