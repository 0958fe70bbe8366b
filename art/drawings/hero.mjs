import { KERNELS, massif } from '../massif.mjs';
import { smoothstep } from '../numbers.mjs';
import { ridgelines } from '../ridgelines.mjs';
import { backdrop } from '../svg.mjs';

const ROWS = 36;

/** Where the route enters, as shares of the width and the height. All sections part from it. */
const ROUTE = { x: 0, y: 0.88 };

/** Beside the words: the massif in sections, the nearer the stronger; the front section is the route. */
export function hero() {
  const [width, height] = [1600, 800];
  const foot = ROUTE.y * height;
  const levelAt = (/** @type {number} */ near, /** @type {number} */ across) =>
    foot -
    150 *
      (1 - near) *
      (smoothstep((across - 0.2) / 0.45) - 0.6 * smoothstep((across - 0.88) / 0.12));
  const { lines, nearness, areaOf } = ridgelines({
    width,
    height,
    rows: ROWS,
    points: 112,
    peak: 545,
    landscape: massif,
    baseline: levelAt,
    start: () => ROUTE.x,
  });
  const areas = lines.map((line, i) => {
    const near = Number(nearness[i]);
    if (i === ROWS - 1) return { d: areaOf(line) };
    // A section begins where it rises, so that no bundle of level lines leads up to it.
    const rising = line.slice(line.findIndex(([x, y]) => levelAt(near, x / width) - y > 2) - 1);
    const [x, y] = rising[0] ?? [0, 0];
    return {
      d: areaOf(rising, x - 2 * (foot - y), foot),
      light: 0.25 + 0.5 * near,
      share: 0.04 + 0.96 * smoothstep((near - 0.06) / 0.84),
    };
  });
  return {
    ...backdrop(width, height, areas),
    figures: { kernels: KERNELS, sections: ROWS },
    route: ROUTE,
  };
}
