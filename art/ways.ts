import { pairs, sum } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { interpolateBasis, quantize } from 'd3-interpolate';
import { fractalNoise } from './contourLines';
import { smoothstep } from './math';
import { distance, type Point } from './paths';

/** Points from a list such as `0 0, 10 20`. */
export const corners = (list: string): Point[] =>
  list.split(',').map((pair) => pair.trim().split(' ').map(Number) as Point);

/** Points at about equal distances on a smooth way near some corners, a cubic B-spline. */
export function smoothWay(corners: Point[], spacing: number): Point[] {
  const [x, y] = [0, 1].map((axis) => interpolateBasis(corners.map((corner) => corner[axis])));
  const length = sum(pairs(corners, distance));
  return quantize((t): Point => [x(t), y(t)], Math.round(length / spacing));
}

/**
 * A way that bends to both sides of a smooth one, except at its ends.
 * @param sideways how far to the right it is at a place
 */
export function windingWay(
  corners: Point[],
  spacing: number,
  sideways: (x: number, y: number) => number,
): Point[] {
  const way = smoothWay(corners, spacing);
  return way.map(([x, y], i) => {
    const [fromX, fromY] = way[Math.max(0, i - 3)];
    const [toX, toY] = way[Math.min(way.length - 1, i + 3)];
    const fromEnd = Math.min(i, way.length - 1 - i);
    const share = (smoothstep(fromEnd / 8) * sideways(x, y)) / Math.hypot(toX - fromX, toY - fromY);
    return [x - share * (toY - fromY), y + share * (toX - fromX)];
  });
}

/** A coast with headlands and coves; some of it is rugged. */
export function coastline(seed: number, corners: Point[], size: number): Point[] {
  const [large, middle, small] = [1, 0.3, 0.1].map((share) => fractalNoise(seed, share * size));
  return windingWay(corners, size / 20, (x, y) => {
    const rugged = smoothstep(0.3 + large(y, x));
    return -0.13 * size * (large(x, y) + 0.22 * middle(x, y) + 0.06 * rugged * small(x, y));
  });
}

/** A function that tells how far from a way a place is; on the right of the way, the distance is negative. */
export function distanceFrom(way: Point[]) {
  const mesh = Delaunay.from(way);
  return ([x, y]: Point): number => {
    const i = mesh.find(x, y);
    const [fromX, fromY] = way[Math.max(0, i - 1)];
    const [toX, toY] = way[Math.min(way.length - 1, i + 1)];
    const side = (toY - fromY) * (x - fromX) - (toX - fromX) * (y - fromY);
    return Math.sign(side) * distance(way[i], [x, y]);
  };
}
