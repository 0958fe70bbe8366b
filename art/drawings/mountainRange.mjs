import { landscapeSections, nearnessOf } from '../landscapeSections.mjs';
import { createNormal, createRandom, kernelSum, range, smoothstep } from '../math.mjs';
import { land, opaqueGroup, path, transparentSpruceDrawing } from '../svg.mjs';
import { spline } from '../svgPath.mjs';

/** About how high the summits are, as fractions of the height of the drawing. They measure nothing. */
const SUMMITS = [0.52, 0.66, 0.57, 0.92, 0.6, 0.76];

/** Where the trail enters from the left, as a fraction of the height. */
const TRAIL_Y = 0.8;

const [WIDTH, HEIGHT] = [2400, 600];
const PART = 1 / SUMMITS.length;
const ROWS = 26;

/** The section along which the trail runs. */
const TRAIL_ROW = 16;
const TRAIL_NEAR = nearnessOf(TRAIL_ROW, ROWS);

const random = createRandom(12);
const normal = createNormal(random);

/** Each mountain has three kernels at its summit, and small ones around them. */
const mountains = SUMMITS.map((height, i) => {
  const centre = (i + 0.5) * PART;
  const summit = { x: centre, depth: TRAIL_NEAR };
  const rise = kernelSum([
    { ...summit, weight: 0.5, width: 0.21 * PART, length: 0.34 },
    { ...summit, weight: 0.8, width: 0.09 * PART, length: 0.24 },
    { ...summit, weight: 0.2, width: 0.03 * PART, length: 0.12 },
    ...range(40).map(() => {
      const [aside, depth] = [0.2 * PART * normal(), TRAIL_NEAR + 0.3 * normal()];
      // Behind the summit there is none, because it would be higher than the mark of the summit.
      const away = depth < TRAIL_NEAR ? 0.16 * PART * Math.sign(aside) : 0;
      return {
        x: centre + aside + away,
        depth,
        weight: 0.28 * (0.25 + random() ** 2),
        width: (0.05 + 0.05 * random()) * PART,
        length: 0.06 + 0.1 * random(),
      };
    }),
  ]);
  const scale = (height - 1 + TRAIL_Y) / rise(centre, TRAIL_NEAR);
  return (/** @type {number} */ across, /** @type {number} */ near) => scale * rise(across, near);
});

/** Low hills in the distance. */
const hillsBehind = kernelSum(
  range(70).map(() => ({
    x: random(),
    depth: 0.3 * random(),
    weight: 0.065 * (0.3 + random() ** 2),
    width: (0.05 + 0.12 * random()) * PART,
    length: 0.05 + 0.1 * random(),
  })),
);

/**
 * A range with one summit per statistic, each in the middle of its part. All sections leave the trail on the left, so
 * that the trail unfolds into the land.
 */
export function mountainRange() {
  const { lines, areaOf, project, hills } = landscapeSections({
    width: WIDTH,
    height: HEIGHT,
    rows: ROWS,
    points: 108,
    peak: (Math.max(...SUMMITS) - 1 + TRAIL_Y) * HEIGHT,
    landscape: (across, near) =>
      smoothstep(across / (0.3 * PART)) *
      mountains.reduce((sum, rise) => sum + rise(across, near), hillsBehind(across, near)),
    baseline: (near, across) => {
      const unfolded = smoothstep(across / (0.8 * PART));
      const fromTrail = near - TRAIL_NEAR;
      return TRAIL_Y * HEIGHT + unfolded * fromTrail * (fromTrail < 0 ? 150 : 230);
    },
  });
  // The brightest land is far away. In front of the trail, it fades into the background towards the reader.
  const content = hills().map(({ d, near }) =>
    land(
      d,
      near > TRAIL_NEAR
        ? (0.3 * (1 - near)) / (1 - TRAIL_NEAR)
        : 0.15 + 0.75 * (1 - near / TRAIL_NEAR),
    ),
  );
  const svg = transparentSpruceDrawing(WIDTH, HEIGHT, [
    // The nearest section has the colour of the page's background.
    opaqueGroup([...content, land(areaOf(lines.at(-1) ?? []), 0)]),
    path(spline(lines[TRAIL_ROW] ?? []), 'accent'),
  ]);
  const summits = SUMMITS.map((_, i) => 1 - project((i + 0.5) * PART, TRAIL_NEAR)[1] / HEIGHT);
  return { ...svg, trailY: TRAIL_Y, summits };
}
