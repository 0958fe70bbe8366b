import { pairs } from 'd3-array';
import {
  type CurveFactory,
  curveBasis,
  curveBasisClosed,
  curveBumpX,
  curveCardinal,
  curveLinear,
  curveLinearClosed,
  curveMonotoneX,
  line,
} from 'd3-shape';

/** In units: see frame.ts. */
export type Point = [x: number, y: number];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * A function that writes path data: a curve of one kind through, or near, some points. Where tangents on both sides of a
 * point are equal, the short command S says so, and the curve stays smooth when positions are rounded.
 */
const pathWith = (curve: CurveFactory) => (points: Point[]) =>
  line()
    .curve(curve)(points)
    ?.replace(/(?<=C.*)C[^,]+,[^,]+,/g, 'S') ?? '';

/** Straight lines from point to point. */
export const polyline = pathWith(curveLinear);

/** Straight lines that return to their start. */
export const polygon = pathWith(curveLinearClosed);

/** A smooth curve through equally spaced points. */
export const spline = pathWith(curveCardinal);

/** The same, from left to right, nowhere higher or lower than its points. */
export const profile = pathWith(curveMonotoneX);

/** A smooth curve from left to right, level at each point. */
export const terraces = pathWith(curveBumpX);

/** A smooth curve near its control points, for ways and branches. It begins at the first and ends at the last. */
export const curve = pathWith(curveBasis);

/** The same, closed. */
export const closedCurve = pathWith(curveBasisClosed);

export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * A smooth curve near points at equal distances, a quadratic B-spline from the middle of the first two to the middle of
 * the last two. Its path data is short, because each handle is the mirror image of the one before. The middles must need no
 * rounding, which would add up: points whose y are multiples of 0.4 have such middles.
 */
export function smoothLine(points: Point[]): string {
  const [start, first, ...ends] = pairs(points).map(([a, b]) => middle(a, b));
  return `M${start}Q${points[1]} ${first}${ends.map((end) => `T${end}`).join('')}`;
}

/** A triangle that stands on the end, or on a level place, of a trail. */
export const triangleOn = ([x, y]: Point, scale = 1): string =>
  summitTriangle([x, y + 1.5 - 6 * scale], scale);

/** The triangle that marks a summit. */
export const summitTriangle = ([x, y]: Point, scale = 1): string =>
  `M${x} ${y - 15 * scale}l${12 * scale} ${21 * scale}h${-24 * scale}z`;

/** Every nth point and the last. Between fewer points, a curve is smoother. */
export const everyNth = <T>(n: number, points: T[]): T[] =>
  points.filter((_, i) => i % n === 0 || i === points.length - 1);
