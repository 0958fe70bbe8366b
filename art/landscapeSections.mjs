import { range, smoothstep } from './math.mjs';
import { spline } from './svgPath.mjs';

/** @typedef {import('./svgPath.mjs').Point} Point */

/** The `share` of landColor() for a section. Land that is far away is not pale: beside a dark summit it would look like a fault. @param {number} near from far (0) to near (1) */
export const shareAt = (near) => Math.max(0.45, smoothstep((near - 0.06) / 0.84));

/** How near a section is, from far (0) to near (1): the gaps become wider towards the front. @param {number} row @param {number} rows */
export const nearnessOf = (row, rows) => (row / (rows - 1)) ** 1.25;

/** A section is drawn where it is IN_SIGHT pixels above the one in front, and takes GROWTH points to rise. */
const [IN_SIGHT, GROWTH] = [3, 7];

/**
 * Sections through a landscape, from far to near, each hiding those behind it.
 * @param {{
 *   width: number, height: number, rows: number, points: number, peak: number,
 *   landscape: (across: number, near: number) => number, baseline: (near: number, across: number) => number,
 * }} options `landscape` is the height at a place, across the drawing (0 to 1) and from far (0) to near (1);
 *   `points` is how many a section has; `peak` is the height of the summit in pixels; `baseline` is the y of height 0
 */
export function landscapeSections(options) {
  const { width, height, rows, points, peak, landscape, baseline } = options;
  const nearness = range(rows).map((row) => nearnessOf(row, rows));
  const rises = nearness.map((near) =>
    range(points + 3).map((i) => landscape((i - 1) / points, near)),
  );
  const highest = Math.max(...rises.flat());
  /** Maps a point of the landscape to the drawing. */
  const project = (across = 0, near = 0, rise = landscape(across, near)) =>
    /** @type {Point} */ ([across * width, baseline(near, across) - (peak * rise) / highest]);
  const lines = rises.map((section, row) =>
    section.map((rise, i) => project((i - 1) / points, Number(nearness[row]), rise)),
  );
  /** Path data of a line and the area below it; open, so that the sides are not stroked. */
  const areaOf = (/** @type {Point[]} */ line, left = -20, right = width + 20) =>
    spline(line, `H${Math.round(right * 2)}V${height * 2 + 40}H${Math.round(left * 2)}`);
  /**
   * The visible sections except the nearest, from far to near. Each rises gradually out of those in front of it and
   * sinks back into them, so that no bundle of parallel lines leads up to it.
   */
  const hills = () => {
    const horizon = (lines.at(-1) ?? []).map(([, y]) => y);
    const sections = rises.map((section, row) => ({ section, row, line: lines[row] ?? [] }));
    const seen = sections
      .slice(0, -1)
      .reverse()
      .flatMap(({ section, row, line }) => {
        const isInSight = line.map(([, y], i) => {
          const rise = (peak * Number(section[i])) / highest;
          return Math.min(Number(horizon[i]) - y, rise) >= IN_SIGHT;
        });
        const [first, last] = [isInSight.indexOf(true), isInSight.lastIndexOf(true)];
        const isCut = last < line.length - 1;
        const drawn = line.slice(Math.max(0, first), last + 1).map(([x, y], k) => {
          const [level, toEnd] = [Number(horizon[first + k]), isCut ? last - first - k : GROWTH];
          // Its ends are below the section in front, so that they are out of sight.
          const low = level + IN_SIGHT;
          const top = low - (low - y) * smoothstep(Math.min(k, toEnd) / GROWTH);
          horizon[first + k] = Math.min(level, top);
          return /** @type {Point} */ ([x, top]);
        });
        const [left, right] = [drawn[0]?.[0], isCut ? drawn.at(-1)?.[0] : undefined];
        return drawn[0] ? [{ d: areaOf(drawn, left, right), near: Number(nearness[row]) }] : [];
      });
    return seen.reverse();
  };
  return { nearness, lines, areaOf, project, hills };
}
