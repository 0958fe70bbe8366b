import { cross, deviation, greatest, range } from 'd3-array';
import { contourPaths } from './contourLines';
import { createNormal, createRandom, kernelSum } from './math';
import { type Point, terraces, triangleOn } from './paths';
import { area, type Box, dots, drawing, group, path } from './svg';
import { branch, MARGIN } from './trail';

/** An audience: how many data it has, of normal distributions, and the width of its dots. */
export type Audience = {
  count: number;
  dot: number;
  hills: { at: Point; spread: Point; share: number }[];
};

/** The cell of the grids, and the size of a triangle, in wide and in narrow drawings. */
const SIZES = { wide: { cell: 8, mark: 1 }, narrow: { cell: 6, mark: 0.75 } };

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
  /** How much higher each contour line is, as the square root of a density: so lines are about equally far apart. */
  interval: number;
};

/**
 * Maps of how dense data are, on one ground, with contour lines at the same levels. The trail leaves the margin and goes
 * from summit to summit, where it is level, so that the triangles stand on it.
 */
export function densityMaps({ box, audiences, from, interval }: Maps) {
  const { frame, left, width, height } = box;
  const { cell, mark } = SIZES[frame];
  const samples = audiences.map(sampleOf);
  const kernels = samples.map(kernelsOf);
  const density = kernelSum(kernels.flat());
  const places = grid([left, 0], width / cell, height / cell, cell);
  const summits = kernels.map((own) => {
    const [x, y] = highest(places, kernelSum(own));
    return highest(grid([x - cell, y - cell], 2 * cell, 2 * cell, 1), density);
  });
  const levels = range(1, 24).map((i) => (interval * i) ** 2);
  const contours = contourPaths(
    (x, y) => density(x + left, y),
    { width: width + 3 * cell, height, cell, levels },
    ([x, y]) => [x + left, y],
  );
  return drawing('ember', box, [
    `<g id="contours" class="stroke-line fill-relief" fill-opacity=".08">${contours.map((d) => path(d)).join('')}</g>`,
    group(
      'data',
      samples.map((sample, i) => dots(inRows(sample, box), audiences[i].dot, 'stroke-light')),
    ),
    group('route', [branch(MARGIN[frame], from, summits[0], terraces(summits))]),
    group(
      'marks',
      summits.map((summit) => area(triangleOn(summit, mark), 'fill-accent')),
    ),
  ]);
}

/** What the box shows, in rows, at whole units: short steps need fewer digits. */
const inRows = (sample: Point[], { left, width }: Box) =>
  sample
    .filter(([x]) => x < left + width)
    .map((place) => place.map(Math.round) as Point)
    .sort(([ax, ay], [bx, by]) => Math.floor(ay / 12) - Math.floor(by / 12) || ax - bx);
