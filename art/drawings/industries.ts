import { cross, deviation, greatest, range } from 'd3-array';
import { contourPaths } from '../contourLines';
import { leastCostPath } from '../leastCostPath';
import { createNormal, createRandom, kernelSum } from '../math';
import { columnsOf, planned, SIDE, WIDTH } from '../panorama';
import { curve, everyNth, type Point, summitTriangle } from '../paths';
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

/** Phones show the drawing this much flatter, and the maps as much narrower, so that cards are short and maps keep their shape. */
const PHONE = 0.68;

/** Where the trail enters and leaves a map. */
const [LEFT, RIGHT] = [AXIS - COLUMN / 2, AXIS - COLUMN / 2 + pitch];

/** How many contour lines a map has. */
const LEVELS = 11;

/**
 * All samples come from these normal distributions. `at` and `spread` are fractions of the size of the map; `upTo` is the
 * cumulative share of the points.
 */
const HILLS = [
  { at: [0.45, 0.56], spread: [0.14, 0.11], upTo: 0.62 },
  { at: [0.69, 0.34], spread: [0.1, 0.09], upTo: 0.85 },
  { at: [0.2, 0.68], spread: [0.09, 0.08], upTo: 1 },
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

/** The ways up to the summit and down, from the left to the right. They are level at both ends. */
function waysOver(density: Density, top: Point): string[] {
  const highest = density(...top);
  const nodes = PLACES.map((place) => ({ place, height: (75 * density(...place)) / highest }));
  const nodeAt = ([x, y]: Point) => nodes[(y * COLUMNS + x) / CELL];
  const wayBetween = (from: Point, to: Point) =>
    leastCostPath(COLUMNS, nodes, nodeAt(from), nodeAt(to), 1.2).map(({ place }) => place);
  const level = (from: number, to: number) => range(from, to, 8).map((x): Point => [x, TRAIL]);
  return [
    [...level(LEFT, LEFT + 24), ...wayBetween([LEFT + 28, TRAIL], top)],
    [...wayBetween(top, [RIGHT - 32, TRAIL]), ...level(RIGHT - 24, RIGHT + 8)],
  ].map((way) => curve(everyNth(3, way)));
}

/** A map: the density of a sample, and the trail up to its summit and down. Its summit is on the axis. */
function map(audience: Audience, i: number) {
  const sample = sampleOf(audience);
  const [x, y] = summitOf(densityOf(sample));
  const summit: Point = [AXIS, y];
  // Sorted by rows, because small steps between points need fewer digits.
  const data = sample
    .map(([px, py]): Point => [px + AXIS - x, py])
    .sort((a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0]);
  const density = densityOf(data);
  const highest = density(...summit);
  const levels = range(LEVELS).map((i) => highest * (0.035 + (0.94 * i) / (LEVELS - 1)));
  const [up, down] = waysOver(density, summit);
  const isLast = i === AUDIENCES.length - 1;
  const island = [
    glow(audience),
    ...contourPaths(density, { ...FRAME, levels }).map((d) =>
      path(d, 'fill-relief', { 'fill-opacity': 1 / LEVELS }),
    ),
    lightLines([dots(data, audience.dot)]),
  ];
  return `<g transform="translate(${SIDE + i * pitch - LEFT})">
    <g id="island${i}">${island.join('')}</g>
    <g id="on${i}">${isLast ? planned(`${down}H${WIDTH}`) : trail(down)}</g>
    <g id="near${i}">${trail(`M${LEFT} ${TRAIL}h${(1 - PHONE) * (AXIS - LEFT)}`)}</g>
    <g id="up${i}">${trail(up)}${area(summitTriangle(summit, 1.3), 'fill-accent')}</g>
  </g>`;
}

/** Light on the ground around a map, at night. */
function glow({ size: [width, height] }: Audience) {
  const ry = height / 2 + 8;
  return `<ellipse fill="url(#glow)" stroke="none" cx="${AXIS}" cy="${HEIGHT - ry}" rx="${0.85 * width}" ry="${ry}"/>`;
}

/** A phone's picture is flatter. There, each map is an island, and the trail ends on its summit. */
const CSS = `
  [id^=near] { display: none }
  @media (min-aspect-ratio: 7/1) {
    [id^=near] { display: inline }
    [id^=on] { display: none }
    [id^=island], [id^=up] { transform: scaleX(${PHONE}); transform-origin: ${AXIS}px }
  }`;

/** The maps of all audiences, over their cards. */
export function industries() {
  const content = [
    `<radialGradient id="glow">
      <stop class="stop-color-near" stop-opacity=".6"/>
      <stop class="stop-color-near" offset="1" stop-opacity="0"/>
    </radialGradient>`,
    ...AUDIENCES.map(map),
  ];
  return {
    ...drawing('ember', WIDTH, HEIGHT, content, CSS),
    trailY: TRAIL / HEIGHT,
    /** How high the land of a column is, as a fraction of the height. */
    lands: AUDIENCES.map(({ size }) => (size[1] + 16) / HEIGHT),
    /** The height on phones, as a fraction of a column's width. */
    phoneHeight: (PHONE * HEIGHT) / COLUMN,
  };
}
