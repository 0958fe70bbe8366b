import { drawingLayout } from '../../src/theme/drawingLayout';
import { createNormal, createRandom, kernelSum, range, smoothstep } from '../math';
import { drawing, landAt, lightLines, path } from '../svg';
import { type Point, spline, toUnits } from '../svgPath';

const { summits: PARTS, partsBefore: SIDE } = drawingLayout.mountainRange;

/** About how high the summits are, as fractions of the height. They measure nothing: they are an ascent. */
const SUMMITS = [0.27, 0.39, 0.52, 0.66, 0.47, 0.36];

/** The width of the part of a summit. */
const PART = 300;
const [WIDTH, HEIGHT] = [(PARTS + 2 * SIDE) * PART, 860];

/** Where the trail enters from the left, as a fraction of the height. */
const TRAIL_Y = 0.885;

/** The profile along which the trail runs. */
const TRAIL_ROW = 5;
const ROWS = 15;

const random = createRandom(12);
const normal = createNormal(random);

/** The height of the ridge without mountains. */
const ridge = (part: number) => (1 - TRAIL_Y) * HEIGHT + 190 * smoothstep((part * 1.1) / PARTS);

/* Positions are in parts, from left (0) to right (PARTS), depths are rows, and heights are in pixels. */
const peaks = kernelSum(
  SUMMITS.flatMap((height, i) => {
    const x = i + 0.5;
    const rise = height * HEIGHT - ridge(x);
    const summit = { x, depth: TRAIL_ROW };
    return [
      { ...summit, weight: 0.4 * rise, width: 0.25, length: 4.4 },
      { ...summit, weight: 0.36 * rise, width: 0.11, length: 3.2 },
      { ...summit, weight: 0.24 * rise, width: 0.04, length: 1.8 },
      // Shoulders, so that no mountain is like another.
      ...range(5).map((side) => ({
        x: x + (side % 2 ? 1 : -1) * (0.13 + 0.24 * random()),
        depth: TRAIL_ROW + 2 * random(),
        weight: (0.05 + 0.11 * random()) * rise,
        width: 0.035 + 0.05 * random(),
        length: 1.6 + 2 * random(),
      })),
    ];
  }),
);
/** In front of the trail, but not so high that they hide it. */
const hills = kernelSum(
  range(60).map(() => ({
    x: 1 + PARTS * random(),
    depth: TRAIL_ROW + 4 + 6 * random(),
    weight: 20 + 80 * random() ** 2,
    width: 0.07 + 0.16 * random(),
    length: 0.9 + 0.5 * random(),
  })),
);
const foreground = kernelSum(
  range(9).map((i) => ({
    x: 0.95 * i - 0.7 + 0.3 * random(),
    depth: ROWS - 1.5,
    weight: 50 + 110 * random(),
    width: 0.34 + 0.22 * random(),
    length: 0.9,
  })),
);
/** Behind the trail, between the summits. */
const behind = kernelSum(
  range(5 * PARTS).map((i) => ({
    x: Math.floor(i / 5) + 1 + 0.2 * normal(),
    depth: 3 * random(),
    weight: 30 + 80 * random(),
    width: 0.05 + 0.07 * random(),
    length: 0.8 + 0.5 * random(),
  })),
);
const horizon = kernelSum(
  range(40).map(() => ({
    x: (PARTS + 1) * random(),
    depth: 0,
    weight: 40 + 110 * random() ** 1.5,
    width: 0.06 + 0.2 * random(),
    length: 1,
  })),
);

/**
 * A range at close sight, with one summit per statistic, each in the middle of its part. Summits are bright, the foot is
 * dark.
 */
export function mountainRange() {
  const lines = range(ROWS).map((row) => lineOf((part) => heightAt(part, row), 20));
  const land = lines.map((line, row) => {
    const opacity = row < TRAIL_ROW ? 0.25 + 0.1 * row : 0.75 - 0.05 * (row - TRAIL_ROW);
    const look = { fill: `url(#a${row})`, 'stroke-opacity': opacity.toFixed(2) };
    return path(areaBelow(line), '', look);
  });
  const trail = (lines[TRAIL_ROW] ?? []).filter(([x]) => x > (SIDE - 0.03) * PART);
  const content = [
    altitudeGradients(),
    // Only a shade lighter than the background.
    path(areaBelow(lineOf(horizonAt, 10)), 'no-line', { fill: landAt(0.085) }),
    lightLines(land),
    path(`${spline(trail)}H${toUnits(WIDTH + 20)}`, 'accent'),
  ];
  return {
    ...drawing('spruce', WIDTH, HEIGHT, content),
    trailY: TRAIL_Y,
    summits: SUMMITS.map((_, i) => heightAt(i + 0.5, TRAIL_ROW) / HEIGHT),
  };
}

/**
 * The height of a profile. In the margin there is only level land behind the trail; it covers the line where that begins to
 * bend.
 */
function heightAt(part: number, row: number) {
  const begun = smoothstep((part - 0.02) / 0.5);
  if (row <= TRAIL_ROW) {
    const back = 1 - row / TRAIL_ROW;
    const far =
      peaks(part, row - 1.4 * (TRAIL_ROW - row)) + behind(part, row) * (0.5 + part / PARTS);
    return ridge(part) + 22 * back + begun * far;
  }
  const front = (row - TRAIL_ROW) / (ROWS - 1 - TRAIL_ROW);
  const land =
    begun * peaks(part, row) * (1 - 0.5 * front) + hills(part, row) + foreground(part, row);
  return ridge(part) * (1 - front ** 0.9) - 70 * front + land;
}

function horizonAt(part: number) {
  const rise = 40 + 60 * smoothstep(part / PARTS) + 0.6 * horizon(part, 0);
  return ridge(part) + smoothstep(part / 1.1) * rise;
}

/** For each profile, a gradient of light from bright summits to a dark foot. The area of profile 3 uses it by url(#a3). */
function altitudeGradients() {
  const stops = [
    '<stop stop-color="near"/>',
    '<stop offset="0.34" stop-color="relief"/>',
    '<stop offset="0.72" stop-color="background"/>',
    '<stop offset="1" stop-color="shadow"/>',
  ];
  const gradients = range(ROWS).map((row) => {
    const front = row - TRAIL_ROW;
    const top = 0.24 + (front < 0 ? 0.035 : 0.012) * front;
    const foot = 1.02 - 0.018 * Math.max(0, front);
    return `<linearGradient id="a${row}" href="#a" y1="${toUnits(top * HEIGHT)}" y2="${toUnits(foot * HEIGHT)}"/>`;
  });
  return `<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="0">${stops.join('')}</linearGradient>${gradients.join('')}`;
}

/**
 * A line from one part before the first to one after the last.
 * @param steps how many a part has
 */
const lineOf = (height: (part: number) => number, steps: number) =>
  range((PARTS + 2) * steps + 1).map((i): Point => {
    const part = i / steps - 1;
    return [(part + SIDE) * PART, HEIGHT - height(part)];
  });

/** The area below a line, which is level up to both ends of the drawing. */
function areaBelow(line: Point[]) {
  const level = toUnits((line[0] as Point)[1]);
  return `${spline(line)}H${toUnits(WIDTH + 20)}V${toUnits(HEIGHT + 20)}H-40V${level}z`;
}
