import { contours } from 'd3-contour';
import { createNoise2D } from 'simplex-noise';
import { createRandom, range } from './math.mjs';
import { curve, simplify } from './svgPath.mjs';

/** @typedef {import('./svgPath.mjs').Point} Point */
/** @typedef {(x: number, y: number) => number} Field the height at each point */
/**
 * @typedef {{ width: number, height: number, cell: number, levels: number[], tolerance: number }} Grid
 *   the size of the area and of a cell in pixels, the heights, and how far simplifying may move lines
 */

/**
 * Hills and valleys: two octaves of simplex noise.
 * @param {number} seed
 * @param {number} scale the size of a hill, in pixels
 * @returns {Field} heights from about -1 to 1
 */
export function terrain(seed, scale) {
  const noise = createNoise2D(createRandom(seed));
  return (x, y) => noise(x / scale, y / scale) + 0.35 * noise((2.1 * x) / scale, (2.1 * y) / scale);
}

/**
 * The contour lines of a field.
 * @param {Field} field
 * @param {Grid} grid
 * @param {(point: Point) => Point} [project] maps a point of the field to the drawing
 * @returns {string[]} path data, one path per level
 */
export function contourPaths(field, grid, project = (point) => point) {
  const { width, height, cell, tolerance } = grid;
  const isInside = (/** @type {Point} */ [x, y]) =>
    x > -cell && y > -cell && x < width + cell && y < height + cell;

  return ringsOf(field, grid).map((rings) =>
    rings
      .map((ring) => {
        const outside = ring.findIndex((point) => !isInside(point));
        if (outside < 0)
          return ring.length < 8 ? '' : curve(simplifyRing(ring, tolerance).map(project), true);
        // d3-contour closes a line along the edge of the grid; that part is not a contour.
        const turned = [...ring.slice(outside), ...ring.slice(0, outside)];
        return runs(turned, isInside)
          .map((run) => curve(simplify(run, tolerance).map(project)))
          .join('');
      })
      .join(''),
  );
}

/**
 * The areas of a field above each level.
 * @param {Field} field
 * @param {Grid} grid
 * @returns {string[]} path data of closed areas, one path per level
 */
export function landPaths(field, grid) {
  // Moves points on the grid's edge outwards, so that rounded corners are out of view.
  const away = (/** @type {number} */ value, /** @type {number} */ end) =>
    value < -grid.cell ? value - end : value > end + grid.cell ? value + end : value;
  const outward = (/** @type {Point} */ [x, y]) =>
    /** @type {Point} */ ([away(x, grid.width), away(y, grid.height)]);
  return ringsOf(field, grid).map((rings) =>
    rings
      .filter(({ length }) => length > 7)
      .map((ring) => curve(simplifyRing(ring, grid.tolerance).map(outward), true))
      .join(''),
  );
}

/**
 * @param {Field} field
 * @param {Grid} grid
 * @returns {Point[][][]} the closed lines of each level
 */
function ringsOf(field, { width, height, cell, levels }) {
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(height / cell) + 3;
  const values = range(columns * rows).map((i) =>
    field(((i % columns) - 1) * cell, (Math.floor(i / columns) - 1) * cell),
  );
  const place = (/** @type {number[]} */ [x = 0, y = 0]) =>
    /** @type {Point} */ ([(x - 1.5) * cell, (y - 1.5) * cell]);
  return contours()
    .size([columns, rows])
    .thresholds(levels)(values)
    .map(({ coordinates }) => coordinates.flat().map((ring) => ring.slice(0, -1).map(place)));
}

/** @param {Point[]} ring @param {number} tolerance */
function simplifyRing(ring, tolerance) {
  const half = Math.floor(ring.length / 2);
  const first = /** @type {Point} */ (ring[0]);
  return [
    ...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify([...ring.slice(half), first], tolerance).slice(0, -1),
  ];
}

/**
 * The stretches of a line whose points all pass a test.
 * @param {Point[]} points
 * @param {(point: Point) => boolean} test
 */
function runs(points, test) {
  /** @type {Point[][]} */
  const found = [[]];
  for (const point of points) {
    if (test(point)) found.at(-1)?.push(point);
    else found.push([]);
  }
  return found.filter(({ length }) => length > 2);
}
