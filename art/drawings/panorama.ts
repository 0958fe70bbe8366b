import { terrain } from '../contourLines';
import { range, smoothstep } from '../math';
import { drawing, land, opaqueGroup, path } from '../svg';
import { type Point, spline, toUnits } from '../svgPath';

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
export const levelAt = (row: number) => FAR + (NEAR - FAR) * (row / (ROWS - 1)) ** 1.3;

/**
 * A formation of the panorama of Engagement: sections through a landscape, from far to near. At both sides it is level,
 * so that formations join in any order.
 * @param rise the height in pixels, from left (-1) to right (1)
 */
export function formation(seed: number, rise: (u: number, row: number) => number) {
  const noise = terrain(seed, 60);
  const right = toUnits(2 * GROUND + WIDTH + 20);
  const drawn = range(ROWS).map((row) => {
    const level = levelAt(row);
    const points = range(WIDTH / 5 + 1).map((i): Point => {
      const u = (2 * i * 5) / WIDTH - 1;
      const isLevel = smoothstep((1 - Math.abs(u)) / 0.3);
      const formed = rise(u, row);
      const hills = (11 * (1.1 - row / ROWS) * (noise(5 * i, row * 16) + 0.5)) / (1 + formed / 30);
      return [GROUND + 5 * i, level - isLevel * (hills + formed)];
    });
    const crest = `${spline(points)}H${right}`;
    const area = `${crest}V${toUnits(HEIGHT + 20)}H-40V${toUnits(level)}z`;
    return (
      land(area, 0.36 + 0.64 * smoothstep(row / (ROWS - 1))) +
      (row === TRAIL_ROW ? path(crest, 'accent no-area') : '')
    );
  });
  return {
    ...drawing('ground', 2 * GROUND + WIDTH, HEIGHT, [opaqueGroup(drawn)]),
    trailY: levelAt(TRAIL_ROW) / HEIGHT,
  };
}
