import { terrain } from '../contourLines.mjs';
import { range, smoothstep } from '../math.mjs';
import { groundDrawing, land, opaqueGroup, path } from '../svg.mjs';
import { spline, UNITS_PER_PIXEL } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/**
 * The drawings of a panorama are side by side. In each file, the ground goes on at both sides of the drawing, by this many
 * times its width, so that it reaches the edges of the window.
 */
export const EXTENSION = 4;

const [WIDTH, HEIGHT] = [300, 440];
const GROUND = EXTENSION * WIDTH;

/** Where the farthest and the nearest sections are level. */
const [FAR, NEAR] = [300, 434];

const ROWS = 18;

/** The section along which the trail runs. */
export const TRAIL_ROW = 12;

/** The y at which a section is level. */
export const levelAt = (/** @type {number} */ row) =>
  FAR + (NEAR - FAR) * (row / (ROWS - 1)) ** 1.3;

/**
 * A formation of the panorama of Engagement: sections through a landscape, from far to near. At both sides it is level,
 * so that formations join in any order.
 * @param {number} seed
 * @param {(u: number, row: number) => number} rise the height in pixels, from left (-1) to right (1)
 */
export function formation(seed, rise) {
  const noise = terrain(seed, 60);
  const [right, bottom] = [2 * GROUND + WIDTH + 20, HEIGHT + 20].map(
    (end) => end * UNITS_PER_PIXEL,
  );
  const drawn = range(ROWS).map((row) => {
    const level = levelAt(row);
    const points = range(WIDTH / 5 + 1).map((i) => {
      const u = (2 * i * 5) / WIDTH - 1;
      const isLevel = smoothstep((1 - Math.abs(u)) / 0.3);
      const formed = rise(u, row);
      const hills = (11 * (1.1 - row / ROWS) * (noise(5 * i, row * 16) + 0.5)) / (1 + formed / 30);
      return /** @type {Point} */ ([GROUND + 5 * i, level - isLevel * (hills + formed)]);
    });
    const ends = `V${bottom}H-40V${Math.round(level * UNITS_PER_PIXEL)}z`;
    const area = spline(points, `H${right}${ends}`);
    return (
      land(area, 0.36 + 0.64 * smoothstep(row / (ROWS - 1))) +
      (row === TRAIL_ROW ? path(spline(points, `H${right}`), 'accent no-area') : '')
    );
  });
  return {
    ...groundDrawing(2 * GROUND + WIDTH, HEIGHT, [opaqueGroup(drawn)]),
    trailY: levelAt(TRAIL_ROW) / HEIGHT,
  };
}
