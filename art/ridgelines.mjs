import { spline } from './svg.mjs';

/** @typedef {import('./svg.mjs').Point} Point */

/**
 * Sections through a landscape, from far to near, each hiding those behind it.
 * @param {{
 *   width: number, height: number, rows: number, points: number, peak: number,
 *   landscape: (across: number, near: number) => number,
 *   baseline: (near: number, across: number) => number, start?: (near: number) => number, edge?: number,
 * }} options the landscape says how high it is, across the picture (0 to 1) and from far (0) to near (1); `points`
 *   are as many as one section across the picture has, `peak` is the height of the summit in pixels; `baseline` and
 *   `start` say at which y a section lies there and at which share of the width it begins, else outside of the picture;
 *   `edge` is how far it runs on, level, if not to the width
 */
export function ridgelines(options) {
  const {
    width,
    height,
    rows,
    points,
    peak,
    landscape,
    baseline,
    start = () => -1 / points,
    edge = width,
  } = options;
  const nearness = Array.from({ length: rows }, (_, i) => (i / (rows - 1)) ** 1.25);
  const sections = nearness.map((near) => {
    const first = start(near);
    const steps = Math.ceil((1 - first) * points) + 1;
    return Array.from({ length: steps + 1 }, (_, i) => first + i / points).map((across) => ({
      across,
      rise: landscape(across, near),
    }));
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
     * Path data of a section: open, so that its edge is no line, and the area below it hides what is behind.
     * @param {Point[]} line
     * @param {number} [left] the corner at which it ends, else right below where it begins
     * @param {number} [bottom]
     */
    areaOf: (line, left = Number(line[0]?.[0]), bottom = height + 20) =>
      spline(line, `H${edge * 2 + 40}V${Math.round(bottom * 2)}H${Math.round(left * 2)}`),
  };
}
