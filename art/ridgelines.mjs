import { range } from './numbers.mjs';
import { spline } from './paths.mjs';

/** @typedef {import('./paths.mjs').Point} Point */

/**
 * Sections through a landscape, from far to near, each hiding those behind it.
 * @param {{
 *   width: number, height: number, rows: number, points: number, peak: number,
 *   landscape: (across: number, near: number) => number,
 *   baseline: (near: number, across: number) => number, start?: (near: number) => number, edge?: number,
 * }} options `landscape` is the height at a place, across the drawing (0 to 1) and from far (0) to near (1);
 *   `points` is how many a section has over the whole width; `peak` is the height of the summit in pixels; `baseline`
 *   is the y of height 0; `start` is the share of the width at which a section begins; `edge` is the x to which it
 *   runs on level
 */
export function ridgelines(options) {
  const { width, height, rows, points, peak, landscape, baseline } = options;
  const { start = () => -1 / points, edge = width } = options;
  const nearness = range(rows).map((i) => (i / (rows - 1)) ** 1.25);
  const sections = nearness.map((near) => {
    const first = start(near);
    const steps = Math.ceil((1 - first) * points) + 1;
    return range(steps + 1).map((i) => {
      const across = first + i / points;
      return { across, rise: landscape(across, near) };
    });
  });
  const highest = Math.max(...sections.flat().map(({ rise }) => rise));
  const place = (
    /** @type {number} */ across,
    /** @type {number} */ near,
    /** @type {number} */ rise,
  ) => /** @type {Point} */ ([across * width, baseline(near, across) - (peak * rise) / highest]);
  const lines = sections.map((section, i) =>
    section.map(({ across, rise }) => place(across, Number(nearness[i]), rise)),
  );
  return {
    nearness,
    lines,
    /** Where a place of the landscape is drawn. */
    project: (/** @type {number} */ across, /** @type {number} */ near) =>
      place(across, near, landscape(across, near)),
    /**
     * Path data of a section and of the area below it, open so that the edges have no line.
     * @param {Point[]} line
     * @param {number} [left] the corner at which the area ends, else below the line's start
     * @param {number} [bottom]
     */
    areaOf: (line, left = Number(line[0]?.[0]), bottom = height + 20) =>
      spline(line, `H${edge * 2 + 40}V${Math.round(bottom * 2)}H${Math.round(left * 2)}`),
  };
}
