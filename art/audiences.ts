import { cross, deviation, greatest, pairs, range } from 'd3-array';
import { contourPaths } from './contourLines';
import { leastCostPath } from './leastCostPath';
import { createNormal, createRandom, kernelSum } from './math';
import { curve, everyNth, type Point, summitTriangle } from './paths';
import { area, type Box, dots, drawing, path } from './svg';
import { fromMargin, MARGIN, trail } from './trail';

/** An audience: how many data it has, of normal distributions, and the width of its dots. */
export type Audience = {
  count: number;
  dot: number;
  hills: { at: Point; spread: Point; share: number }[];
};

/** The cell of the grids. */
const CELL = 8;

/** Data beyond this many standard deviations are replaced. */
const LIMIT = 2.3;

function sampleOf({ count, hills }: Audience): Point[] {
  const random = createRandom(count + 6);
  const normal = createNormal(random);
  const draw = (): number => {
    const value = normal();
    return Math.abs(value) < LIMIT ? value : draw();
  };
  return hills.flatMap(({ at: [x, y], spread: [width, height], share }) =>
    range(Math.round(share * count)).map((): Point => [x + width * draw(), y + height * draw()]),
  );
}

/** The kernels of an estimate of how dense data are, by Scott's rule in two dimensions for each axis. */
function kernelsOf(sample: Point[]) {
  const [width, length] = [0, 1].map(
    (axis) => Number(deviation(sample, (point) => point[axis])) * sample.length ** (-1 / 6),
  );
  return sample.map(([x, depth]) => ({ x, depth, weight: 1 / (width * length), width, length }));
}

type Density = ReturnType<typeof kernelSum>;

const highest = (places: Point[], density: Density) =>
  greatest(places, (place) => density(...place)) ?? places[0];

/** The places of a grid. */
const grid = ([left, top]: Point, columns: number, rows: number, cell: number) =>
  cross(
    range(rows),
    range(columns),
    (row, column): Point => [left + column * cell, top + row * cell],
  );

type Maps = {
  box: Box;
  audiences: Audience[];
  /** Where the trail leaves the margin. */
  from: number;
  /** Where it arrives on the land. */
  to: Point;
  /** How much higher each contour line is, as the square root of a density: so lines are about equally far apart. */
  interval: number;
};

/**
 * Maps of how dense data are, on one ground, with contour lines at the same levels. The trail leaves the margin, follows
 * the land from summit to summit, and ends on the last.
 */
export function densityMaps({ box, audiences, from, to, interval }: Maps) {
  const { frame, left, width, height } = box;
  const samples = audiences.map(sampleOf);
  const kernels = samples.map(kernelsOf);
  const density = kernelSum(kernels.flat());
  const columns = Math.ceil(width / CELL) + 1;
  const nodes = grid([left, 0], columns, Math.ceil(height / CELL) + 1, CELL).map((place) => ({
    place,
    height: (16 / interval) * Math.sqrt(density(...place)),
  }));
  const nodeAt = ([x, y]: Point) =>
    nodes[Math.round(y / CELL) * columns + Math.round((x - left) / CELL)];
  const summits = kernels.map((own) => {
    const [x, y] = highest(
      nodes.map(({ place }) => place),
      kernelSum(own),
    );
    return highest(grid([x - CELL, y - CELL], 2 * CELL, 2 * CELL, 1), density);
  });
  const [up, ...on] = pairs([to, ...summits]).map(([start, end]) => {
    const way = leastCostPath(columns, nodes, nodeAt(start), nodeAt(end), 1.2);
    return [...everyNth(4, way.slice(2, -2)).map(({ place }) => place), end];
  });
  const margin = MARGIN[frame];
  const [x, y] = to;
  const down = [0, 0.25, 0.5, 0.75].map((share): Point => [margin - 2, from + share * (y - from)]);
  const turn: Point[] = [...down, [margin + 0.3 * (x - margin), y]];
  const levels = range(1, 24).map((i) => (interval * i) ** 2);
  const contours = contourPaths(
    (x, y) => density(x + left, y),
    { width: width + 8 * CELL, height, cell: CELL, levels },
    ([x, y]) => [x + left, y],
  );
  return drawing('ember', box, [
    `<g class="stroke-line fill-relief" fill-opacity=".08">${contours.map((d) => path(d)).join('')}</g>`,
    ...samples.map((sample, i) => dots(inRows(sample), audiences[i].dot, 'stroke-light')),
    fromMargin(margin, curve([...turn, ...up])),
    ...on.map((leg, i) => trail(curve([summits[i], ...leg]))),
    ...summits.map((summit) => area(summitTriangle(summit), 'fill-accent')),
  ]);
}

/** In rows, at whole units: short steps need fewer digits. */
const inRows = (sample: Point[]) =>
  sample
    .map((place) => place.map(Math.round) as Point)
    .sort(([ax, ay], [bx, by]) => Math.floor(ay / 12) - Math.floor(by / 12) || ax - bx);
