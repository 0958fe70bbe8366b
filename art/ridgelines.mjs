import { range, smoothstep } from './numbers.mjs';
import { spline } from './paths.mjs';

/** @typedef {import('./paths.mjs').Point} Point */

/** The share of nearness in the colour of a section. @param {number} near from far (0) to near (1) */
export const shadeAt = (near) => 0.04 + 0.96 * smoothstep((near - 0.06) / 0.84);

/** From how far above the section in front one is drawn, in pixels, and over how many points it rises to its height. */
const [IN_SIGHT, GROWTH] = [3, 7];

/**
 * Sections through a landscape, from far to near, each hiding those behind it.
 * @param {{
 *   width: number, height: number, rows: number, points: number, peak: number, edge?: number,
 *   landscape: (across: number, near: number) => number, baseline: (near: number, across: number) => number,
 * }} options `landscape` is the height at a place, across the drawing (0 to 1) and from far (0) to near (1);
 *   `points` is how many a section has; `peak` is the height of the summit in pixels; `baseline` is the y of height 0;
 *   `edge` is the x to which a section runs on level, beyond the width
 */
export function ridgelines(options) {
  const { width, height, rows, points, peak, landscape, baseline, edge = options.width } = options;
  const nearness = range(rows).map((i) => (i / (rows - 1)) ** 1.25);
  const sections = nearness.map((near) =>
    range(points + 3).map((i) => {
      const across = (i - 1) / points;
      return { across, rise: landscape(across, near) };
    }),
  );
  const highest = Math.max(...sections.flat().map(({ rise }) => rise));
  const place = (
    /** @type {number} */ across,
    /** @type {number} */ near,
    /** @type {number} */ rise,
  ) => /** @type {Point} */ ([across * width, baseline(near, across) - (peak * rise) / highest]);
  const lines = sections.map((section, i) =>
    section.map(({ across, rise }) => place(across, Number(nearness[i]), rise)),
  );
  /** Path data of a line and the area below it, open so that the edges have no line. */
  const areaOf = (/** @type {Point[]} */ line, left = -20, bottom = height + 20) =>
    spline(line, `H${edge * 2 + 40}V${Math.round(bottom * 2)}H${Math.round(left * 2)}`);
  return {
    nearness,
    lines,
    areaOf,
    /** Where a place of the landscape is drawn. */
    project: (/** @type {number} */ across, /** @type {number} */ near) =>
      place(across, near, landscape(across, near)),
    /**
     * The areas of all sections but the nearest, from far to near. From the left, each grows out of the one in front
     * where it rises in sight, so that no bundle of level lines leads up to it.
     */
    hills() {
      const horizon = (lines.at(-1) ?? []).map(([, y]) => y);
      const areas = range(rows - 1).map((fromFront) => {
        const row = rows - 2 - fromFront;
        const above = (lines[row] ?? []).map(([, y], i) => Number(horizon[i]) - y);
        const isSeen = (sections[row] ?? []).map(
          ({ rise }, i) => (peak * rise) / highest > IN_SIGHT && Number(above[i]) > IN_SIGHT,
        );
        const start = Math.max(1, isSeen.indexOf(true)) - 1;
        const grown = (lines[row] ?? []).slice(start).map(([x], i) => {
          const level = Number(horizon[start + i]);
          const y = level - Number(above[start + i]) * smoothstep(i / GROWTH);
          horizon[start + i] = Math.min(y, level);
          return /** @type {Point} */ ([x, y]);
        });
        return areaOf(grown, grown[0]?.[0]);
      });
      return areas.reverse();
    },
  };
}
