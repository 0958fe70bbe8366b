import { contours } from 'd3-contour';
import { createNoise2D } from 'simplex-noise';
import { createRandom, range } from './math';
import { closedCurve, curve, type Point, simplify } from './svgPath';

/** The height at each point. */
type Field = (x: number, y: number) => number;

/** The size of the area and of a cell in pixels, the heights, and how far simplifying may move lines. */
type Grid = { width: number; height: number; cell: number; levels: number[]; tolerance: number };

/**
 * Hills and valleys: two octaves of simplex noise, with heights from about -1 to 1.
 * @param scale the size of a hill, in pixels
 */
export function fractalNoise(seed: number, scale: number): Field {
  const noise = createNoise2D(createRandom(seed));
  return (x, y) => noise(x / scale, y / scale) + 0.35 * noise((2.1 * x) / scale, (2.1 * y) / scale);
}

/**
 * The contour lines of a field.
 * @param project maps a point of the field to the drawing
 * @returns path data, one path per level
 */
export function contourPaths(
  field: Field,
  grid: Grid,
  project = (point: Point): Point => point,
): string[] {
  const { width, height, cell, tolerance } = grid;
  const isInside = ([x, y]: Point) =>
    x > -cell && y > -cell && x < width + cell && y < height + cell;
  const pathOf = (ring: Point[]) => {
    const outside = ring.findIndex((point) => !isInside(point));
    if (outside < 0) {
      const isTiny = ring.length < 8;
      return isTiny ? '' : closedCurve(simplifyRing(ring, tolerance).map(project));
    }
    // d3-contour closes a line along the edge of the grid; that part is not a contour.
    const turned = [...ring.slice(outside), ...ring.slice(0, outside)];
    return runs(turned, isInside)
      .map((run) => curve(simplify(run, tolerance).map(project)))
      .join('');
  };
  return ringsOf(field, grid).map((rings) => rings.map(pathOf).join(''));
}

/**
 * The areas of a field above each level.
 * @returns path data of closed areas, one path per level
 */
export function landPaths(field: Field, grid: Grid): string[] {
  // Moves points on the grid's edge outwards, so that rounded corners are out of view.
  const away = (value: number, end: number) => {
    if (value < -grid.cell) return value - end;
    return value > end + grid.cell ? value + end : value;
  };
  const outward = ([x, y]: Point): Point => [away(x, grid.width), away(y, grid.height)];
  return ringsOf(field, grid).map((rings) =>
    rings
      .filter(({ length }) => length > 7)
      .map((ring) => closedCurve(simplifyRing(ring, grid.tolerance).map(outward)))
      .join(''),
  );
}

/** The closed lines of each level. */
function ringsOf(field: Field, { width, height, cell, levels }: Grid): Point[][][] {
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(height / cell) + 3;
  const values = range(columns * rows).map((i) =>
    field(((i % columns) - 1) * cell, (Math.floor(i / columns) - 1) * cell),
  );
  const place = ([x = 0, y = 0]: number[]): Point => [(x - 1.5) * cell, (y - 1.5) * cell];
  return contours()
    .size([columns, rows])
    .thresholds(levels)(values)
    .map(({ coordinates }) => coordinates.flat().map((ring) => ring.slice(0, -1).map(place)));
}

/** Simplifies a closed line in two halves, because a line between two points needs two ends. */
function simplifyRing(ring: Point[], tolerance: number): Point[] {
  const half = Math.floor(ring.length / 2);
  return [
    ...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify([...ring.slice(half), ...ring.slice(0, 1)], tolerance).slice(0, -1),
  ];
}

/** The stretches of a line whose points all pass a test. */
function runs(points: Point[], test: (point: Point) => boolean): Point[][] {
  const found: Point[][] = [[]];
  for (const point of points) {
    if (test(point)) found.at(-1)?.push(point);
    else found.push([]);
  }
  return found.filter(({ length }) => length > 2);
}
