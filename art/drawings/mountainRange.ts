import { range } from 'd3-array';
import { drawingLayout } from '../../src/theme/drawingLayout';
import { fractalNoise } from '../contourLines';
import { createRandom, kernelSum, smoothstep } from '../math';
import { type Point, spline } from '../paths';
import { area, drawing, landAt, path, trail } from '../svg';

const { summits: PARTS, partsBefore: SIDE } = drawingLayout.mountainRange;

/**
 * Of how many lines each summit is made: as many as its statistic says. 4.8t are 48 tenths of a trillion, 12tb are 12
 * terabytes. After a change of src/content/home.ts, change the number here. The last two are for further statistics.
 */
const LINES = [48, 24, 86, 12, 16, 10];

/** About how high the summits are, as fractions of the height. They measure nothing: they are an ascent. */
const SUMMITS = [0.27, 0.39, 0.52, 0.66, 0.47, 0.36];

/** The width of the part of a summit. */
const PART = 300;
const [WIDTH, HEIGHT] = [(PARTS + 2 * SIDE) * PART, 864];

/** Where the trail enters from the left, as a fraction of the height. */
const TRAIL_Y = 7 / 8;

/** Many lines are finer. */
const THIN = { 'stroke-opacity': 0.62, 'stroke-width': 0.9 };

/** How deep the last of a summit's lines is. */
const DEEPEST = 0.62;

/** The height of the ridge without mountains, by its place in parts, from left (0) to right (PARTS). */
const ridge = (part: number) => (1 - TRAIL_Y) * HEIGHT + 190 * smoothstep((part * 1.1) / PARTS);

/* Positions are in parts, and depths go from the crest (0) to the viewer (1). What is high and narrow ends soon. */
const random = createRandom(12);
const peaks = kernelSum(
  SUMMITS.flatMap((height, i) => {
    const [x, depth] = [i + 0.5, 0];
    const rise = height * HEIGHT - ridge(x);
    return [
      { x, depth, weight: 0.4 * rise, width: 0.25, length: 0.5 },
      { x, depth, weight: 0.36 * rise, width: 0.11, length: 0.36 },
      { x, depth, weight: 0.24 * rise, width: 0.04, length: 0.2 },
      // Shoulders, so that no mountain is like another.
      ...range(5).map((side) => ({
        x: x + (side % 2 ? 1 : -1) * (0.13 + 0.24 * random()),
        depth,
        weight: (0.04 + 0.09 * random()) * rise,
        width: 0.035 + 0.05 * random(),
        length: 0.2 + 0.3 * random(),
      })),
    ];
  }),
);

/** The height of the land. In the margin it is level. */
const heightAt = (part: number, depth: number) =>
  ridge(part) * (1 - depth ** 0.9) -
  70 * depth +
  smoothstep((part - 0.02) / 0.5) * peaks(part, depth) * (1 - 0.5 * depth);

const hills = fractalNoise(8, 1);
const distanceAt = (part: number, layer: number) =>
  ridge(part) +
  smoothstep(part / 1.1) * (110 - 50 * layer + 70 * hills(1.4 * part, 3 * layer) + 12 * part);

/** Maps a place on the land to the drawing. */
const place = (part: number, y: number): Point => [(part + SIDE) * PART, HEIGHT - y];

/**
 * A line from one part before the first to one after the last.
 * @param steps how many a part has
 */
const lineOf = (steps: number, height: (part: number) => number) =>
  range(-1, PARTS + 1 + 1 / steps, 1 / steps).map((part) => place(part, height(part)));

/** The area below a line, which is level up to both ends of the drawing. */
const areaBelow = (line: Point[]) =>
  `${spline(line)}H${WIDTH + 20}V${HEIGHT + 20}H-40V${line[0][1]}z`;

/** The profiles of a summit, from its crest down to its foot. None hides another, so all can be counted. */
const profilesOf = (summit: number, count: number) =>
  range(count).map((i) => {
    const depth = (DEEPEST * (i + 0.8)) / count;
    const parts = range(13).map((j) => summit + j / 12);
    return spline(parts.map((part) => place(part, heightAt(part, depth))));
  });

/** The light on the land, which follows the ascent, lines that fade into the valleys, and the darkness at the foot. */
const GRADIENTS = `
  <linearGradient id="light" gradientUnits="userSpaceOnUse" x1="1800" y1="300" x2="1960" y2="840">
    <stop class="stop-color-near"/>
    <stop class="stop-color-relief" offset=".3"/>
    <stop class="stop-color-background" offset=".85"/>
  </linearGradient>
  <linearGradient id="lines">
    <stop class="stop-color-light" stop-opacity="0"/>
    <stop class="stop-color-light" offset=".3"/>
    <stop class="stop-color-light" offset=".7"/>
    <stop class="stop-color-light" offset="1" stop-opacity="0"/>
  </linearGradient>
  <linearGradient id="foot" gradientUnits="userSpaceOnUse" x1="0" y1="564" x2="0" y2="864">
    <stop class="stop-color-shadow" stop-opacity="0"/>
    <stop class="stop-color-shadow" offset="1" stop-opacity=".92"/>
  </linearGradient>`;

/**
 * A range at close sight, with one summit per statistic, each in the middle of its part. Summits are bright, the foot is
 * dark.
 */
export function mountainRange() {
  const crest = lineOf(16, (part) => heightAt(part, 0));
  const way = crest.filter(([x]) => x >= SIDE * PART);
  const content = [
    GRADIENTS,
    // Only a shade lighter than the background.
    ...[0, 1].map((layer) => {
      const distance = areaBelow(lineOf(8, (part) => distanceAt(part, layer)));
      return area(distance, `fill-${landAt(0.06 + 0.05 * layer)}`);
    }),
    area(areaBelow(crest), '', { fill: 'url(#light)' }),
    ...LINES.map((count, i) =>
      path(profilesOf(i, count).join(''), '', { stroke: 'url(#lines)', ...(count > 40 && THIN) }),
    ),
    area(areaBelow(crest), '', { fill: 'url(#foot)' }),
    trail(`${spline(way)}H${WIDTH + 20}`),
  ];
  return {
    ...drawing('spruce', WIDTH, HEIGHT, content),
    trailY: TRAIL_Y,
    summits: SUMMITS.map((_, i) => heightAt(i + 0.5, 0) / HEIGHT),
  };
}
