import { landPaths } from '../contourLines';
import { leastCostPath } from '../leastCostPath';
import { createNormal, createRandom, gaussian2, minBy, range } from '../math';
import { dots, drawing, lightLines, path, translucentArea } from '../svg';
import { curve, line, type Point, polygon, simplify, toUnits } from '../svgPath';
import { columnsOf, SIDE, WIDTH } from './panorama';

/** How many data an audience has, and the size of its map. */
type Audience = { count: number; dot: 'small-dot' | ''; size: [width: number, height: number] };

/* Startups begin with a handful of data; researchers have what one machine holds; companies have years of records. */
const AUDIENCES: Audience[] = [
  { count: 12, dot: 'small-dot', size: [220, 170] },
  { count: 120, dot: 'small-dot', size: [260, 280] },
  { count: 1000, dot: '', size: [350, 490] },
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

const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;

/** A random sample for a map. Data near the edges are replaced, because they would be counted but not seen. */
function sampleOf({ count, size: [width, height] }: Audience) {
  const random = createRandom(count + 6);
  const normal = createNormal(random);
  const sample: Point[] = [];
  while (sample.length < count) {
    const pick = random();
    const { at, spread } = HILLS.find(({ upTo }) => pick < upTo) ?? (HILLS[0] as never);
    const [x = 0, y = 0] = [0, 1].map((i) => Number(at[i]) - 0.5 + Number(spread[i]) * normal());
    const isInside = Math.abs(x) < 0.44 && Math.abs(y) < 0.42;
    if (isInside) sample.push([AXIS + x * width, HEIGHT - 8 + (y - 0.5) * height]);
  }
  return sample;
}

/** The kernel density estimate of a sample. */
function densityOf(sample: Point[]) {
  // Scott's rule in two dimensions, for each axis.
  const [bandwidthX = 0, bandwidthY = 0] = [0, 1].map((axis) => {
    const values = sample.map((point) => Number(point[axis]));
    const middle = mean(values);
    return Math.sqrt(mean(values.map((v) => (v - middle) ** 2))) * sample.length ** (-1 / 6);
  });
  return (x: number, y: number) =>
    mean(sample.map(([px, py]) => gaussian2((x - px) / bandwidthX, (y - py) / bandwidthY)));
}

const [COLUMNS, ROWS] = [FRAME.width / CELL + 1, FRAME.height / CELL + 1];
const PLACES = range(COLUMNS * ROWS).map(
  (i): Point => [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL],
);

/** The place of the highest density. */
const summitOf = (density: ReturnType<typeof densityOf>) =>
  minBy(PLACES, (place) => -density(...place));

/** The ways up to the summit and down, from the left to the right. */
function waysOver(density: ReturnType<typeof densityOf>, top: Point) {
  const highest = density(...top);
  const nodes = PLACES.map((place) => ({ place, height: (75 * density(...place)) / highest }));
  const nodeAt = ([x, y]: Point) => nodes[(y * COLUMNS + x) / CELL] as (typeof nodes)[number];
  const wayBetween = (from: Point, to: Point) =>
    leastCostPath({ columns: COLUMNS, nodes }, nodeAt(from), nodeAt(to), 1.2).map(
      ({ place }) => place,
    );
  return [
    [[LEFT, TRAIL] as Point, ...wayBetween([LEFT + 20, TRAIL], top)],
    [...wayBetween(top, [RIGHT - 24, TRAIL]), [RIGHT, TRAIL] as Point],
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
  const ways = waysOver(density, summit).map((way) => curve(simplify(way, 3)));
  return [
    glow(audience),
    ...landPaths(density, { ...FRAME, levels, tolerance: 0.6 }).map((d) =>
      translucentArea(d, 1 / LEVELS, ''),
    ),
    lightLines([dots(data, audience.dot)]),
    path(ways.join(''), 'accent'),
    flag(summit),
  ];
}

/** Light on the ground around a map, at night. */
function glow({ size: [width, height] }: Audience) {
  const y = toUnits(height / 2 + 8);
  return `<ellipse stroke="none" fill="url(#glow)" cx="${toUnits(AXIS)}" cy="${toUnits(HEIGHT) - y}" rx="${toUnits(0.9 * width)}" ry="${y}"/>`;
}

const GLOW =
  '<radialGradient id="glow"><stop stop-color="near" stop-opacity=".6"/><stop offset="1" stop-color="near" stop-opacity="0"/></radialGradient>';

/** Taller than wide, because phones show the maps flatter. */
const flag = ([x, y]: Point) =>
  path(polygon([x, y - 26], [x + 11, y + 6], [x - 11, y + 6]), 'accent-area no-line');

/** The maps of all audiences, over their cards. */
export function industries() {
  const maps = AUDIENCES.map((audience, i) => {
    const left = SIDE + i * pitch - LEFT;
    return `<g transform="translate(${toUnits(left)})">${map(audience).join('')}</g>`;
  });
  const end = line([SIDE + AUDIENCES.length * pitch, TRAIL], [WIDTH, TRAIL]);
  return {
    ...drawing('ember', WIDTH, HEIGHT, [GLOW, ...maps, path(end, 'accent')]),
    trailY: TRAIL / HEIGHT,
  };
}
