import { range } from 'd3-array';
import { drawingLayout } from '../../src/theme/drawingLayout';
import { fractalNoise } from '../contourLines';
import { gaussian, smoothstep } from '../math';
import { CONTENT, columnsOf, SIDE, WIDTH } from '../panorama';
import { type Point, spline } from '../paths';
import { drawing, land, lightLines, trail } from '../svg';

/** The height of a formation in pixels, from left (-1) to right (1), in each profile. */
type Formation = (u: number, row: number) => number;

const HEIGHT = 440;

/** Where the farthest profile and the trail are level. */
const [FAR, TRAIL] = [drawingLayout.engagement.horizon * HEIGHT, (7 / 8) * HEIGHT];

const ROWS = 18;

/** The profile along which the trail runs. */
const TRAIL_ROW = 12;

/** The y at which a profile is level. */
const levelAt = (row: number) => FAR + (TRAIL - FAR) * (row / TRAIL_ROW) ** 1.3;

/** One sharp peak. */
const peak: Formation = (u, row) =>
  (215 * gaussian(u, 0, 0.1) + 125 * gaussian(u, 0, 0.3)) *
  gaussian(row, TRAIL_ROW, row > TRAIL_ROW ? 2.2 : 4.4);

/** The same summits again and again, side by side and one behind the other. */
const seasons: Formation = (u, row) => {
  const across = Math.cos(1.5 * Math.PI * u) ** 2;
  const deep = Math.cos((Math.PI * (row - TRAIL_ROW)) / 6) ** 2;
  return 165 * across ** 1.3 * deep;
};

/** Curves of many widths that meet in one summit. */
const curves: Formation = (u, row) => {
  const front = Math.max(0, row - TRAIL_ROW) / 4;
  const width = 0.3 + 0.66 * (1 - row / TRAIL_ROW) + 0.2 * front;
  const bell = Math.max(0, 1 - (u / width) ** 2) ** 3;
  return (levelAt(row) - 95) * bell * Math.max(0, 1 - front) ** 1.3;
};

const roughness = fractalNoise(4, 1);

/** A table mountain: a piece of ground with clear limits. */
const table: Formation = (u, row) => {
  if (row < 2) return 0;
  const front = Math.max(0, row - TRAIL_ROW) / 4;
  const edge = 0.8 + 0.07 * front + 0.03 * roughness(Math.sign(u), row / 3);
  return 160 * Math.max(0, 1 - front) * smoothstep((edge - Math.abs(u)) / 0.13);
};

/** The distance of the points of a profile. */
const STEP = 6;

/** The width of a formation, as a fraction of its column's. */
const SPREAD = 1.12;

/** Profiles through a landscape, from far to near, with a formation over each card. Beside the content it is level. */
export function engagement() {
  const formations = [peak, seasons, curves, table];
  const { width, pitch } = columnsOf(formations.length);
  const noise = fractalNoise(3, 10 * STEP);
  const heightAt = (x: number, row: number) => {
    const formed = formations.reduce((sum, formation, i) => {
      const u = (x - i * pitch - width / 2) / (0.5 * SPREAD * width);
      return sum + formation(u, row) * smoothstep((1 - Math.abs(u)) / 0.3);
    }, 0);
    const isLand = smoothstep(Math.min(x, CONTENT - x) / 60);
    const hills = (11 * (1.1 - row / ROWS) * (noise(x, row * 16) + 0.5)) / (1 + formed / 30);
    return smoothstep(x / 60) * formed + isLand * hills;
  };
  const profiles = range(ROWS).map((row) => {
    const level = levelAt(row);
    const points = range(CONTENT / STEP + 1).map(
      (i): Point => [SIDE + i * STEP, level - heightAt(i * STEP, row)],
    );
    const crest = `${spline(points)}H${WIDTH + 20}`;
    const area = `${crest}V${HEIGHT + 20}H-40V${level}z`;
    return (
      land(area, 0.36 + 0.64 * smoothstep(row / (ROWS - 1))) +
      (row === TRAIL_ROW ? trail(crest) : '')
    );
  });
  return {
    ...drawing('ground', WIDTH, HEIGHT, [lightLines(profiles)]),
    trailY: TRAIL / HEIGHT,
  };
}
