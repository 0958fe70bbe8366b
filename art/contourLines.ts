import { cumsum, range } from 'd3-array';
import { contours } from 'd3-contour';
import { createNoise2D } from 'simplex-noise';
import { createRandom } from './math';
import { closedCurve, type Point } from './paths';

/** The height at each point. */
type Field = (x: number, y: number) => number;

/** The size of the area and of a cell in units, and the heights. */
type Grid = { width: number; height: number; cell: number; levels: number[] };

/**
 * Hills and valleys: two octaves of simplex noise, with heights from about -1 to 1.
 * @param scale the size of a hill, in units
 */
export function fractalNoise(seed: number, scale: number): Field {
  const noise = createNoise2D(createRandom(seed));
  return (x, y) => noise(x / scale, y / scale) + 0.35 * noise((2.1 * x) / scale, (2.1 * y) / scale);
}

/**
 * The contour lines of a field, closed outside the area where they leave it.
 * @param project maps a point of the field to the drawing
 * @returns path data, one path per level
 */
export function contourPaths(field: Field, grid: Grid, project = (at: Point) => at): string[] {
  const { width, height, cell, levels } = grid;
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(height / cell) + 3;
  const values = range(columns * rows).map((i) =>
    field(((i % columns) - 1) * cell, (Math.floor(i / columns) - 1) * cell),
  );
  const place = ([x = 0, y = 0]: number[]): Point => [(x - 1.5) * cell, (y - 1.5) * cell];
  // Small rings need more of their points to stay round.
  const pathOf = (ring: number[][]) =>
    closedCurve(spaced(ring.map(place), cell * Math.min(5, ring.length / 12)).map(project));
  const isTiny = (ring: number[][]) => ring.length < 9;
  return contours()
    .size([columns, rows])
    .thresholds(levels)(values)
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .filter((ring) => !isTiny(ring))
        .map(pathOf)
        .join(''),
    );
}

/** Some of the points of a ring, about as far apart as that: a curve near points at equal distances is smooth. */
function spaced(ring: Point[], distance: number): Point[] {
  const along = cumsum(ring, ([x, y], i) => {
    const [previousX, previousY] = ring[Math.max(0, i - 1)];
    return Math.hypot(x - previousX, y - previousY);
  });
  const count = Math.round(along[along.length - 1] / distance);
  const stepOf = (i: number) => Math.floor((count * along[i]) / along[along.length - 1]);
  return ring.filter((_, i) => i > 0 && stepOf(i) > stepOf(i - 1));
}
