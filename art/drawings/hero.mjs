import { KERNELS, massif } from '../massif.mjs';
import { smoothstep } from '../numbers.mjs';
import { ridgelines } from '../ridgelines.mjs';
import { backdrop } from '../svg.mjs';

const ROWS = 31;

/** Where all sections part from the route, as shares of the width and the height. */
const ROUTE = { x: 0.3, y: 0.88 };

/** Beside the words: the massif in sections, the nearer the stronger; the front section is the route. */
export function hero() {
  const [width, height] = [1600, 800];
  const foot = ROUTE.y * height;
  const { lines, nearness, areaOf } = ridgelines({
    width,
    height,
    rows: ROWS,
    points: 78,
    peak: 455,
    landscape: massif,
    baseline: (near, across) => foot - 236 * (1 - near) * smoothstep((across - ROUTE.x) / 0.4),
    start: () => ROUTE.x,
  });
  const areas = lines.map((line, i) => {
    const near = Number(nearness[i]);
    return i === ROWS - 1
      ? { d: areaOf(line) }
      : {
          d: areaOf(line, ROUTE.x * width, foot),
          light: 0.36 + 0.64 * near,
          share: 0.08 + 0.92 * near ** 1.3,
        };
  });
  return {
    ...backdrop(width, height, areas),
    figures: { kernels: KERNELS, sections: ROWS },
    route: ROUTE,
  };
}
