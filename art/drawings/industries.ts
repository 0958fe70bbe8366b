import { cross, deviation, greatest, range } from 'd3-array';
import { contourPaths } from '../contourLines';
import { leastCostPath } from '../leastCostPath';
import { createNormal, createRandom, kernelSum } from '../math';
import { columnsOf, SIDE, WIDTH } from '../panorama';
import { curve, everyNth, type Point } from '../paths';
import { area, dots, drawing, lightLines, path, trail } from '../svg';

/** How many data an audience has, and the size of its map. */
type Audience = { count: number; dot: number; size: [width: number, height: number] };

/* Startups begin with a handful of data; researchers have what one machine holds; companies have years of records. */
const AUDIENCES: Audience[] = [
  { count: 12, dot: 2.4, size: [220, 170] },
  { count: 120, dot: 2.4, size: [260, 280] },
  { count: 1000, dot: 1.1, size: [350, 490] },
];

const HEIGHT = 512;

/** The y of the trail between the maps. */
const TRAIL = (7 / 8) * HEIGHT;

/** The cell of the grids. */
const CELL = 8;

/** The grid of a map. The axis of its column is in the middle. */
const FRAME = { width: 480, height: HEIGHT, cell: CELL };
const AXIS = FRAME.width / 2;

const { pitch, width: COLUMN } = columnsOf(AUDIENCES.length);

/** Where the trail enters and leaves a map. */
const [LEFT, RIGHT] = [AXIS - COLUMN / 2, AXIS - COLUMN / 2 + pitch];

/** How many contour lines a map has. */
const LEVELS = 9;

/**
 * All samples come from these normal distributions. `at` and `spread` are fractions of the size of the map; `upTo` is the
 * cumulative share of the points.
 */
const HILLS = [
  { at: [0.44, 0.56], spread: [0.16, 0.12], upTo: 0.6 },
  { at: [0.68, 0.36], spread: [0.1, 0.09], upTo: 0.86 },
  { at: [0.2, 0.66], spread: [0.085, 0.075], upTo: 1 },
];

/** A random sample for a map. Data near the edges are replaced, because they would be counted but not seen. */
function sampleOf({ count, size: [width, height] }: Audience) {
  const random = createRandom(count + 6);
  const normal = createNormal(random);
  const sample: Point[] = [];
  while (sample.length < count) {
    const pick = random();
    const { at, spread } = HILLS.find(({ upTo }) => pick < upTo) ?? HILLS[0];
    const [x, y] = [0, 1].map((i) => at[i] - 0.5 + spread[i] * normal());
    const isInside = Math.abs(x) < 0.44 && Math.abs(y) < 0.42;
    if (isInside) sample.push([AXIS + x * width, HEIGHT - 8 + (y - 0.5) * height]);
  }
  return sample;
}

/** The kernel density estimate of a sample, by Scott's rule in two dimensions for each axis. */
function densityOf(sample: Point[]) {
  const [width, length] = [0, 1].map(
    (axis) => Number(deviation(sample, (point) => point[axis])) * sample.length ** (-1 / 6),
  );
  return kernelSum(sample.map(([x, depth]) => ({ x, depth, weight: 1, width, length })));
}

type Density = ReturnType<typeof densityOf>;

const [COLUMNS, ROWS] = [FRAME.width / CELL + 1, FRAME.height / CELL + 1];
const PLACES = cross(
  range(ROWS),
  range(COLUMNS),
  (row, column): Point => [column * CELL, row * CELL],
);

/** The place of the highest density. */
const summitOf = (density: Density) => greatest(PLACES, (place) => density(...place)) ?? PLACES[0];

/** The ways up to the summit and down, from the left to the right. */
function waysOver(density: Density, top: Point): Point[][] {
  const highest = density(...top);
  const nodes = PLACES.map((place) => ({ place, height: (75 * density(...place)) / highest }));
  const nodeAt = ([x, y]: Point) => nodes[(y * COLUMNS + x) / CELL];
  const wayBetween = (from: Point, to: Point) => {
    const way = leastCostPath(COLUMNS, nodes, nodeAt(from), nodeAt(to), 1.2);
    return everyNth(
      2,
      way.map(({ place }) => place),
    );
  };
  return [
    [[LEFT, TRAIL], ...wayBetween([LEFT + 20, TRAIL], top)],
    [...wayBetween(top, [RIGHT - 24, TRAIL]), [RIGHT, TRAIL]],
  ];
}

/** A map: the density of a sample, and the trail up to its summit and down. Its summit is on the axis. */
function map(audience: Audience) {
  const sample = sampleOf(audience);
  const [x, y] = summitOf(densityOf(sample));
  const summit: Point = [AXIS, y];
  // Sorted by rows, because small steps between points need fewer digits.
  const data = sample
    .map(([px, py]): Point => [px + AXIS - x, py])
    .sort((a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0]);
  const density = densityOf(data);
  const highest = density(...summit);
  const levels = range(LEVELS).map((i) => highest * (0.035 + i / LEVELS));
  const ways = waysOver(density, summit).map(curve);
  return [
    glow(audience),
    ...contourPaths(density, { ...FRAME, levels }).map((d) =>
      path(d, 'fill-relief', { 'fill-opacity': 1 / LEVELS }),
    ),
    lightLines([dots(data, audience.dot)]),
    trail(ways.join('')),
    flag(summit),
  ];
}

/** Light on the ground around a map, at night. */
function glow({ size: [width, height] }: Audience) {
  const ry = height / 2 + 8;
  return `<ellipse fill="url(#glow)" stroke="none" cx="${AXIS}" cy="${HEIGHT - ry}" rx="${0.9 * width}" ry="${ry}"/>`;
}

/** Taller than wide, because phones show the maps flatter. */
const flag = ([x, y]: Point) => area(`M${x} ${y - 26}l11 32h-22z`, 'fill-accent');

/** The maps of all audiences, over their cards. */
export function industries() {
  const maps = AUDIENCES.map((audience, i) => {
    const left = SIDE + i * pitch - LEFT;
    return `<g transform="translate(${left})">${map(audience).join('')}</g>`;
  });
  const content = [
    `<radialGradient id="glow">
      <stop class="stop-color-near" stop-opacity=".6"/>
      <stop class="stop-color-near" offset="1" stop-opacity="0"/>
    </radialGradient>`,
    ...maps,
    trail(`M${SIDE + AUDIENCES.length * pitch} ${TRAIL}H${WIDTH}`),
  ];
  return { ...drawing('ember', WIDTH, HEIGHT, content), trailY: TRAIL / HEIGHT };
}
