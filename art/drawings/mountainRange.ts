import { range } from 'd3-array';
import { fractalNoise } from '../contourLines';
import { createRandom, kernelSum, smoothstep } from '../math';
import { CONTENT, SIDE, WIDTH } from '../panorama';
import { type Point, spline } from '../paths';
import { area, drawing, landAt, path, trail } from '../svg';

/**
 * Of how many lines each summit is made: as many as its statistic says. 4.8t are 48 tenths of a trillion, 12tb are 12
 * terabytes. After a change of src/content/home.ts, change the number here.
 */
const LINES = [48, 24, 86, 12];

/** Positions across are in parts; each statistic has one, with its summit in the middle. */
const PART = CONTENT / LINES.length;
const [LEFT, RIGHT] = [-SIDE / PART, (WIDTH - SIDE) / PART];

const HEIGHT = 864;

/** Where the trail enters from the left, as a fraction of the height. */
const TRAIL_Y = 7 / 8;

/**
 * The summits, and about how high they are, as fractions of the height. They measure nothing: they are an ascent, in
 * steps that are higher than a number on a phone. The last two are land beside the content.
 */
const SUMMITS: Point[] = [
  [0.5, 0.24],
  [1.5, 0.39],
  [2.5, 0.54],
  [3.5, 0.69],
  [4.75, 0.45],
  [6, 0.5],
];

/** The distance of the points of a line. One is on each summit. */
const STEP = 1 / 8;

/** How deep the last of a summit's lines is. */
const DEEPEST = 0.7;

/** The height of the ridge without mountains. */
const ridge = (part: number) =>
  (1 - TRAIL_Y) * HEIGHT + 190 * smoothstep(part / 5.5) - 75 * Math.min(0, part) ** 2;

/* Depths go from the crest (0) to the viewer (1). What is high and narrow ends soon. */
const random = createRandom(12);
const peaks = kernelSum(
  SUMMITS.flatMap(([x, height]) => {
    const depth = 0;
    const rise = height * HEIGHT - ridge(x);
    return [
      { x, depth, weight: 0.44 * rise, width: 0.26, length: 0.5 },
      { x, depth, weight: 0.36 * rise, width: 0.13, length: 0.4 },
      { x, depth, weight: 0.2 * rise, width: 0.06, length: 0.24 },
      // Shoulders, so that no mountain is like another.
      ...range(5).map((side) => ({
        x: x + (side % 2 ? 1 : -1) * (0.13 + 0.24 * random()),
        depth,
        weight: (0.04 + 0.09 * random()) * rise,
        width: 0.05 + 0.05 * random(),
        length: 0.2 + 0.3 * random(),
      })),
    ];
  }),
);

/** The height of the land. In the margin it is level. */
const heightAt = (part: number, depth: number) =>
  ridge(part) * (1 - depth ** 0.9) -
  30 * depth +
  smoothstep((part - 0.22) / 0.26) * peaks(part, depth) * (1 - 0.5 * depth);

const hills = fractalNoise(8, 1);
const distanceAt = (part: number, layer: number) =>
  ridge(part) +
  smoothstep(Math.abs(part) / 1.1) *
    (110 - 50 * layer + 70 * hills(1.4 * part, 3 * layer) + 12 * part);

/** Maps a place on the land to the drawing. */
const place = (part: number, y: number): Point => [SIDE + part * PART, HEIGHT - y];

/** A line across the land. */
const lineOf = (height: (part: number) => number, from = LEFT, to = RIGHT) =>
  spline(range(from, to + STEP, STEP).map((part) => place(part, height(part))));

const areaBelow = (line: string) => `${line}V${HEIGHT}H0z`;

/** How far the lines of a summit reach into the parts beside it, where they fade. */
const REACH = 1 / 8;

/**
 * The profiles of a summit, from its crest down to its foot. None hides another, so all can be counted. They fade in and
 * out in the valleys, where those of two summits together have as much light. The last ones go on to the right.
 */
function linesOf(count: number, summit: number): string {
  const isLast = summit === LINES.length - 1;
  const [from, to] = [summit - REACH, summit + 1 + REACH];
  const profiles = range(count).map((i) => {
    const depth = (DEEPEST * (i + 0.8)) / count;
    return lineOf((part) => heightAt(part, depth), from, isLast ? RIGHT : to);
  });
  const isMore = (i: number) => count > 40 && i % 3 > 0;
  const stroke = `url(#lines${summit})`;
  return `<linearGradient id="lines${summit}" gradientUnits="userSpaceOnUse" x1="${SIDE + from * PART}" x2="${SIDE + to * PART}">
      <stop class="stop-color-light" stop-opacity="0"/>
      <stop class="stop-color-light" offset=".4"/>
      <stop class="stop-color-light" offset=".6"/>
      <stop class="stop-color-light" offset="1" ${isLast ? '' : 'stop-opacity="0"'}/>
    </linearGradient>
    ${path(profiles.filter((_, i) => !isMore(i)).join(''), '', { stroke })}
    ${path(profiles.filter((_, i) => isMore(i)).join(''), '', { stroke, id: `more${summit}` })}`;
}

/** The light on the land, which follows the ascent and is none at the level of the trail, and the darkness at the foot. */
const GRADIENTS = `
  <linearGradient id="light" gradientUnits="userSpaceOnUse" x1="840" y1="490" x2="900" y2="766">
    <stop class="stop-color-near"/>
    <stop class="stop-color-relief" offset=".45"/>
    <stop class="stop-color-background" offset="1"/>
  </linearGradient>
  <linearGradient id="foot" gradientUnits="userSpaceOnUse" x1="0" y1="600" x2="0" y2="864">
    <stop class="stop-color-shadow" stop-opacity="0"/>
    <stop class="stop-color-shadow" offset="1" stop-opacity=".92"/>
  </linearGradient>`;

/** Where the picture is small, lines are finer, and of many there is every third. */
const CSS = `
  @media (max-width: 2200px) { g { stroke-width: .6 } }
  @media (max-width: 1200px) { [id^=more] { display: none } }`;

/** A range at close sight, with one summit per statistic. Summits are bright, the foot is dark. */
export function mountainRange() {
  const crest = lineOf((part) => heightAt(part, 0));
  const content = [
    GRADIENTS,
    // Only a shade lighter than the background.
    ...[0, 1].map((layer) =>
      area(areaBelow(lineOf((part) => distanceAt(part, layer))), `fill-${landAt(0.08 + 0.08 * layer)}`),
    ),
    area(areaBelow(crest), '', { fill: 'url(#light)' }),
    ...LINES.map(linesOf),
    area(`M0 0H${WIDTH}V${HEIGHT}H0z`, '', { fill: 'url(#foot)' }),
    trail(lineOf((part) => heightAt(part, 0), 0)),
  ];
  return {
    ...drawing('spruce', WIDTH, HEIGHT, content, CSS),
    trailY: TRAIL_Y,
    summits: LINES.map((_, i) => heightAt(i + 0.5, 0) / HEIGHT),
  };
}
