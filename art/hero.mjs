import { MASSIF, massifFrom, smoothstep } from './massif.mjs';
import { ridgelines } from './ridgelines.mjs';
import { backdrop } from './svg.mjs';

const ROWS = 31;

/** Where all sections leave the route: the share of the width, and the y. */
const [START, FOOT] = [0.3, 704];

/** Beside the words: the massif in sections, the nearer the stronger, which part from the front one: the route. */
export function hero() {
  const [width, height] = [1600, 800];
  const { lines, nearness, areaOf } = ridgelines({
    width,
    height,
    rows: ROWS,
    points: 78,
    peak: 455,
    landscape: massifFrom(MASSIF),
    baseline: (near, across) => FOOT - 236 * (1 - near) * smoothstep((across - START) / 0.4),
    start: () => START,
  });
  const areas = lines.map((line, i) => {
    const near = Number(nearness[i]);
    return i === ROWS - 1
      ? { d: areaOf(line) }
      : {
          d: areaOf(line, START * width, FOOT),
          light: 0.36 + 0.64 * near,
          share: 0.08 + 0.92 * near ** 1.3,
        };
  });
  return backdrop(width, height, areas, `Density of ${MASSIF.samples} samples in ${ROWS} sections`);
}
