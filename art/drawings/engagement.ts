import { drawingLayout } from '../../src/theme/drawingLayout';
import { fractalNoise } from '../contourLines';
import { gaussian, range, smoothstep } from '../math';
import { drawing, land, lightLines, path } from '../svg';
import { type Point, spline, toUnits } from '../svgPath';
import { CONTENT, columnsOf, SIDE, WIDTH } from './panorama';

/** The height of a formation in pixels, from left (-1) to right (1), in each profile. */
type Formation = (u: number, row: number) => number;

const HEIGHT = 440;

/** Where the farthest and the nearest profiles are level. */
const [FAR, NEAR] = [drawingLayout.engagement.horizon * HEIGHT, 434];

const ROWS = 18;

/** The profile along which the trail runs. */
const TRAIL_ROW = 12;

/** The y at which a profile is level. */
const levelAt = (row: number) => FAR + (NEAR - FAR) * (row / (ROWS - 1)) ** 1.3;

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

type Detail = {
  /** The profiles that are drawn, and the distance of their points. */
  rows: number[];
  step: number;
  /** The width of a formation, as a fraction of its column's. */
  spread: number;
};

/** Profiles through a landscape, from far to near, with a formation over each column. Beside the content it is level. */
function draw(formations: Formation[], { rows, step, spread }: Detail) {
  const { width, pitch } = columnsOf(formations.length);
  const noise = fractalNoise(3, 10 * step);
  const heightAt = (x: number, row: number) => {
    const formed = formations.reduce((sum, formation, i) => {
      const u = (x - i * pitch - width / 2) / (0.5 * spread * width);
      return sum + formation(u, row) * smoothstep((1 - Math.abs(u)) / 0.3);
    }, 0);
    const isLand = smoothstep(Math.min(x, CONTENT - x) / 60);
    const hills = (11 * (1.1 - row / ROWS) * (noise(x, row * 16) + 0.5)) / (1 + formed / 30);
    return formed + isLand * hills;
  };
  const profiles = rows.map((row) => {
    const level = levelAt(row);
    const points = range(CONTENT / step + 1).map(
      (i): Point => [SIDE + i * step, level - heightAt(i * step, row)],
    );
    const crest = `${spline(points)}H${toUnits(WIDTH + 20)}`;
    const area = `${crest}V${toUnits(HEIGHT + 20)}H-40V${toUnits(level)}z`;
    return (
      land(area, 0.36 + 0.64 * smoothstep(row / (ROWS - 1))) +
      (row === TRAIL_ROW ? path(crest, 'accent') : '')
    );
  });
  return {
    ...drawing('ground', WIDTH, HEIGHT, [lightLines(profiles)]),
    trailY: levelAt(TRAIL_ROW) / HEIGHT,
  };
}

/** All formations, over the cards of a wide window. */
export function engagement() {
  const formations = [peak, seasons, curves, table];
  return draw(formations, { rows: range(ROWS), step: 6, spread: 1.12 });
}

/** One formation, over its card in a narrow window. */
const alone = (formation: Formation) =>
  draw([formation], { rows: range(12).map((i) => 1.5 * i), step: 15, spread: 0.76 });

export const shortTerm = () => alone(peak);
export const retainer = () => alone(seasons);
export const workshops = () => alone(curves);
export const projectBased = () => alone(table);
