import { landPaths } from '../contourLines';
import { leastCostPath } from '../leastCostPath';
import { createNormal, createRandom, gaussian, minBy, range } from '../math';
import { dots, drawing, path, translucentArea } from '../svg';
import { curve, type Point, simplify, summitTriangle, toUnits } from '../svgPath';
import { EXTENSION } from './panorama';

/** The width of a map without the ground beside it, and the cell of its grids. */
const [WIDTH, CELL] = [400, 8];

/** How far the trail is above the lower edge, and how far it is level, where it enters and leaves. */
const [FOOT, LEVEL] = [48, 24];

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

/** A random sample, in a map of some size. Points near the edges are replaced, because they would be counted but not seen. */
function sampleOf(count: number, width: number, height: number) {
  const random = createRandom(count + 5);
  const normal = createNormal(random);
  const sample: Point[] = [];
  while (sample.length < count) {
    const pick = random();
    const { at, spread } = HILLS.find(({ upTo }) => pick < upTo) ?? (HILLS[0] as never);
    const [x = 0, y = 0] = [0, 1].map((i) => Number(at[i]) + Number(spread[i]) * normal());
    const isInside = Math.abs(x - 0.5) < 0.44 && Math.abs(y - 0.5) < 0.42;
    if (isInside) sample.push([WIDTH / 2 + (x - 0.5) * width, 8 + y * height]);
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

/** A sample, its density, and the trail, which goes over the point of the highest density. */
function map(count: number, [width, height]: [width: number, height: number]) {
  const sample = sampleOf(count, width, height);
  const density = densityOf(sample);
  const total = height + 2 * CELL;
  const [columns, rows] = [WIDTH / CELL + 1, total / CELL + 1];
  const nodes = range(columns * rows).map((i) => {
    const [x, y] = [(i % columns) * CELL, Math.floor(i / columns) * CELL];
    return { place: [x, y] as Point, density: density(x, y) };
  });
  const highest = Math.max(...nodes.map(({ density }) => density));
  const grid = {
    columns,
    nodes: nodes.map(({ place, density }) => ({
      place,
      height: (0.3 * height * density) / highest,
    })),
  };
  const top = minBy(grid.nodes, ({ height }) => -height);

  // It is level at both ends, so that the trails of neighbours join.
  const trailY = total - FOOT;
  const groundAt = (x: number) => grid.nodes[(trailY * columns + x) / CELL] as typeof top;
  const wayBetween = (from: typeof top, to: typeof top) =>
    leastCostPath(grid, from, to, 1.2).map(({ place }) => place);
  const ways: Point[][] = [
    [[0, trailY], ...wayBetween(groundAt(LEVEL), top)],
    [...wayBetween(top, groundAt(WIDTH - LEVEL)), [WIDTH, trailY]],
  ];
  const trail = ways.map((way) => curve(simplify(way, 3))).join('');

  const levels = range(LEVELS).map((i) => highest * (0.035 + i / LEVELS));
  const layers = landPaths(density, {
    width: WIDTH,
    height: total,
    cell: CELL,
    levels,
    tolerance: 0.6,
  });
  // Sorted by rows, because small steps between points need fewer digits.
  const inRows = sample.sort(
    (a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0],
  );
  const offset = EXTENSION * WIDTH;
  const beyond = path(
    `M${toUnits(WIDTH + offset)} ${toUnits(trailY)}h${toUnits(offset)}`,
    'accent',
  );
  const content = [
    ...layers.map((d) => translucentArea(d, 1 / LEVELS, '')),
    dots(inRows, count > 300 ? 'small-dot' : 'dot'),
    path(trail, 'accent'),
    path(summitTriangle(top.place), 'accent-area no-line'),
  ];
  const moved = `<g transform="translate(${toUnits(offset)})">${content.join('')}</g>`;
  return {
    ...drawing('ember', (1 + 2 * EXTENSION) * WIDTH, total, [moved, beyond]),
    trailY: trailY / total,
  };
}

/* Startups begin with a handful of data; researchers have what one machine holds; companies have years of records. */
export const startups = () => map(12, [220, 176]);
export const researchers = () => map(120, [310, 280]);
export const companies = () => map(1000, [378, 496]);
