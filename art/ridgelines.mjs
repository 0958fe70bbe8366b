import { range, smoothstep } from './math.mjs';
import { spline } from './svgPath.mjs';

/** @typedef {import('./svgPath.mjs').Point} Point */

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
  const rises = nearness.map((near) =>
    range(points + 3).map((i) => landscape((i - 1) / points, near)),
  );
  const highest = Math.max(...rises.flat());
  /** Where a place of the landscape is drawn. */
  const project = (
    /** @type {number} */ across,
    /** @type {number} */ near,
    rise = landscape(across, near),
  ) => /** @type {Point} */ ([across * width, baseline(near, across) - (peak * rise) / highest]);
  const lines = rises.map((section, row) =>
    section.map((rise, i) => project((i - 1) / points, Number(nearness[row]), rise)),
  );
  /** Path data of a line and the area below it, open so that the edges have no line. */
  const areaOf = (/** @type {Point[]} */ line, left = -20) =>
    spline(line, `H${edge * 2 + 40}V${height * 2 + 40}H${Math.round(left * 2)}`);
  /**
   * The sections in sight but the nearest, from far to near. From the left, each grows out of the one in front where it
   * rises above that, so that no bundle of level lines leads up to it.
   */
  const hills = () => {
    const horizon = (lines.at(-1) ?? []).map(([, y]) => y);
    const sections = rises.map((section, row) => ({ section, row, line: lines[row] ?? [] }));
    const seen = sections
      .slice(0, -1)
      .reverse()
      .flatMap(({ section, row, line }) => {
        let drawn = 0;
        const grown = line.flatMap(([x, y], i) => {
          const [level, rise] = [Number(horizon[i]), (peak * Number(section[i])) / highest];
          if (drawn === 0 && Math.min(level - y, rise) < IN_SIGHT) return [];
          const top = level - (level - y) * smoothstep(drawn++ / GROWTH);
          horizon[i] = Math.min(level, top);
          return [/** @type {Point} */ ([x, top])];
        });
        return grown[0] ? [{ d: areaOf(grown, grown[0][0]), near: Number(nearness[row]) }] : [];
      });
    return seen.reverse();
  };
  return { nearness, lines, areaOf, project, hills };
}
