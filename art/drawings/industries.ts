import { landPaths } from '../contourLines';
import { leastCostPath } from '../leastCostPath';
import { createNormal, createRandom, gaussian, minBy, range } from '../math';
import { dots, drawing, lightLines, path, translucentArea } from '../svg';
import { curve, line, type Point, simplify, summitTriangle, toUnits } from '../svgPath';
import { columnsOf, SIDE, WIDTH } from './panorama';

/** How many data an audience has, and the sizes of its maps: in a wide window, and in a narrow one. */
type Audience = {
  count: number;
  dot: 'small-dot' | '';
  wide: [width: number, height: number];
  narrow: [width: number, height: number];
};

/* Startups begin with a handful of data; researchers have what one machine holds; companies have years of records. */
const STARTUPS: Audience = { count: 12, dot: 'small-dot', wide: [220, 176], narrow: [120, 84] };
const RESEARCHERS: Audience = {
  count: 120,
  dot: 'small-dot',
  wide: [310, 280],
  narrow: [230, 116],
};
const COMPANIES: Audience = { count: 1000, dot: '', wide: [350, 490], narrow: [330, 134] };

/** The cell of the grids. */
const CELL = 8;

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

/** A random sample around a point. Data near the edges are replaced, because they would be counted but not seen. */
function sampleOf(count: number, [width, height]: [number, number], [centreX, centreY]: Point) {
  const random = createRandom(count + 5);
  const normal = createNormal(random);
  const sample: Point[] = [];
  while (sample.length < count) {
    const pick = random();
    const { at, spread } = HILLS.find(({ upTo }) => pick < upTo) ?? (HILLS[0] as never);
    const [x = 0, y = 0] = [0, 1].map((i) => Number(at[i]) - 0.5 + Number(spread[i]) * normal());
    const isInside = Math.abs(x) < 0.44 && Math.abs(y) < 0.42;
    if (isInside) sample.push([centreX + x * width, centreY + y * height]);
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
    mean(sample.map(([px, py]) => gaussian(x, px, bandwidthX) * gaussian(y, py, bandwidthY)));
}

/** The size of a map. The trail is level at its edges. */
type Frame = { width: number; height: number; trailY: number };

/** The place of the highest density, and the ways up to it from the left edge and down to the right edge. */
function waysOver(density: ReturnType<typeof densityOf>, { width, height, trailY }: Frame) {
  const [columns, rows] = [width / CELL + 1, height / CELL + 1];
  const places = range(columns * rows).map(
    (i): Point => [(i % columns) * CELL, Math.floor(i / columns) * CELL],
  );
  const highest = Math.max(...places.map(([x, y]) => density(x, y)));
  const nodes = places.map((place) => ({ place, height: (75 * density(...place)) / highest }));
  const top = minBy(nodes, ({ height }) => -height);
  const nodeAt = (x: number) => nodes[(trailY * columns + x) / CELL] as typeof top;
  const wayBetween = (from: typeof top, to: typeof top) =>
    leastCostPath({ columns, nodes }, from, to, 1.2).map(({ place }) => place);
  const up: Point[] = [[0, trailY], ...wayBetween(nodeAt(3 * CELL), top)];
  const down: Point[] = [...wayBetween(top, nodeAt(width - 3 * CELL)), [width, trailY]];
  return { summit: top.place, highest, up, down };
}

/** A map: the density of a sample, and the trail up to its summit and down. */
function map(sample: Point[], dot: string, frame: Frame) {
  const density = densityOf(sample);
  const { summit, highest, up, down } = waysOver(density, frame);
  const levels = range(LEVELS).map((i) => highest * (0.035 + i / LEVELS));
  const layers = landPaths(density, { ...frame, cell: CELL, levels, tolerance: 0.6 });
  // Sorted by rows, because small steps between points need fewer digits.
  const inRows = sample.sort(
    (a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0],
  );
  const trail = (way: Point[]) => path(curve(simplify(way, 3)), 'accent');
  return {
    land: [
      ...layers.map((d) => translucentArea(d, 1 / LEVELS, '')),
      lightLines([dots(inRows, dot)]),
    ],
    up: trail(up),
    down: trail(down),
    summit: path(summitTriangle(summit), 'accent-area no-line'),
  };
}

/** The maps of all audiences, over the cards of a wide window. */
export function industries() {
  const audiences = [STARTUPS, RESEARCHERS, COMPANIES];
  const { pitch, width } = columnsOf(audiences.length);
  const frame = { width: pitch, height: 512, trailY: 464 };
  const maps = audiences.map(({ count, dot, wide }, i) => {
    const sample = sampleOf(count, wide, [width / 2, frame.height - 8 - wide[1] / 2]);
    const { land, up, down, summit } = map(sample, dot, frame);
    const content = [...land, up, down, summit].join('');
    return `<g transform="translate(${toUnits(SIDE + i * pitch)})">${content}</g>`;
  });
  const end = line([SIDE + audiences.length * pitch, frame.trailY], [WIDTH, frame.trailY]);
  return {
    ...drawing('ember', WIDTH, frame.height, [...maps, path(end, 'accent')]),
    trailY: frame.trailY / frame.height,
  };
}

/** The map of an audience, in its card. */
function mapInCard({ count, dot, narrow }: Audience) {
  const frame = { width: 344, height: 136, trailY: 104 };
  const { land, up, summit } = map(sampleOf(count, narrow, [184, 68]), dot, frame);
  return {
    ...drawing('emberCard', frame.width, frame.height, [...land, up, summit]),
    trailY: frame.trailY / frame.height,
  };
}

export const startups = () => mapInCard(STARTUPS);
export const researchers = () => mapInCard(RESEARCHERS);
export const companies = () => mapInCard(COMPANIES);
