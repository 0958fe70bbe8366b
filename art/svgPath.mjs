import { range } from './math.mjs';

/** @typedef {[x: number, y: number]} Point in CSS pixels of the drawing's own size */

/** Coordinates are whole numbers of half pixels: precise enough for the eye, and short. */
export const UNITS_PER_PIXEL = 2;
const unit = (/** @type {number} */ value) => Math.round(value * UNITS_PER_PIXEL);

/** Joins numbers with spaces, except before a minus sign. @param {number[]} values */
const join = (values) =>
  values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/**
 * A writer of path data. It rounds positions, not steps, so that rounding errors do not add up.
 * @param {Point} start
 */
function pathFrom(start) {
  let [x = 0, y = 0] = start.map(unit);
  const parts = [`M${join([x, y])}`];
  return {
    /**
     * @param {string} command a relative path command
     * @param {Point[]} points its control points, and its end last
     */
    add(command, ...points) {
      parts.push(command + join(points.flatMap(([px, py]) => [unit(px) - x, unit(py) - y])));
      [x = 0, y = 0] = points.at(-1)?.map(unit) ?? [];
    },
    end: (suffix = '') => parts.join('') + suffix,
  };
}

/** Points from alternating x and y coordinates. @param {number[]} xy @returns {Point[]} */
export const pointsAt = (...xy) =>
  range(xy.length / 2).map((i) => [Number(xy[2 * i]), Number(xy[2 * i + 1])]);

/** @param {Point} centre @param {number} radius @param {number} turn the angle in full turns @returns {Point} */
export const polar = ([x, y], radius, turn) => [
  x + radius * Math.cos(2 * Math.PI * turn),
  y + radius * Math.sin(2 * Math.PI * turn),
];

/** Straight lines from point to point. @param {Point[]} points */
export function line(...points) {
  const path = pathFrom(points[0] ?? [0, 0]);
  for (const point of points.slice(1)) path.add('l', point);
  return path.end();
}

/** Straight lines that return to their start. @param {Point[]} points */
export const polygon = (...points) => `${line(...points)}z`;

/**
 * A smooth curve through equally spaced points (a Catmull-Rom spline). With equal spacing, the tangents on both sides
 * of a point are equal, so that the short command "s" is exact.
 * @param {Point[]} points
 * @param {string} [suffix] path data that continues where the curve ends
 */
export function spline(points, suffix = '') {
  const path = pathFrom(points[0] ?? [0, 0]);
  for (let i = 1; i < points.length; i += 1) {
    const [x, y] = /** @type {Point} */ (points[i]);
    const [ax, ay] = /** @type {Point} */ (points[i - 1]);
    const [bx, by] = points[i + 1] ?? [x, y];
    path.add('s', [x - (bx - ax) / 6, y - (by - ay) / 6], [x, y]);
  }
  return path.end(suffix);
}

const middle = (/** @type {Point} */ [ax, ay], /** @type {Point} */ [bx, by]) =>
  /** @type {Point} */ ([(ax + bx) / 2, (ay + by) / 2]);

/**
 * A smooth curve with the given control points (a quadratic B-spline).
 * @param {Point[]} points
 * @param {boolean} [closed]
 */
export function curve(points, closed = false) {
  const ring = closed ? [...points, ...points.slice(0, 2)] : points;
  const at = (/** @type {number} */ i) => /** @type {Point} */ (ring[i]);
  const path = pathFrom(closed ? middle(at(0), at(1)) : at(0));
  for (let i = 1; i < ring.length - 1; i += 1) {
    const isLast = !closed && i === ring.length - 2;
    path.add('q', at(i), isLast ? at(i + 1) : middle(at(i), at(i + 1)));
  }
  return path.end(closed ? 'z' : '');
}

/**
 * Removes points that a line does not need (the Douglas-Peucker algorithm).
 * @param {Point[]} points
 * @param {number} tolerance the farthest that the line may move, in pixels
 * @returns {Point[]}
 */
export function simplify(points, tolerance) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [ax, ay] = first;
  const [dx, dy] = [last[0] - ax, last[1] - ay];
  const length = Math.hypot(dx, dy);
  const distances = points.map(([x, y]) =>
    length > 0 ? Math.abs(dx * (y - ay) - dy * (x - ax)) / length : Math.hypot(x - ax, y - ay),
  );
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const split = distances.indexOf(farthest);
  return [
    ...simplify(points.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(split), tolerance),
  ];
}

/** The triangle that marks a summit. @param {Point} summit @param {number} [scale] */
export const summitTriangle = ([x, y], scale = 1) =>
  polygon([x, y - 15 * scale], [x + 12 * scale, y + 6 * scale], [x - 12 * scale, y + 6 * scale]);

/** Lines of length zero, whose round caps are dots. @param {Point[]} centres */
export function points(centres) {
  let [x, y] = [0, 0];
  return centres
    .map((centre) => {
      const [nextX = 0, nextY = 0] = centre.map(unit);
      const move = `m${join([nextX - x, nextY - y])}h0`;
      [x, y] = [nextX, nextY];
      return move;
    })
    .join('');
}
