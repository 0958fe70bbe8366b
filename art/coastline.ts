import { range } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { fractalNoise } from './contourLines';
import { distance, type Point } from './paths';

/** Points from a list such as `0 0, 10 20`. */
export const corners = (list: string): Point[] =>
  list.split(',').map((pair) => pair.trim().split(' ').map(Number) as Point);

/** Points at about equal distances on a smooth way near some corners, a cubic B-spline. */
export function smoothWay(corners: Point[], spacing: number): Point[] {
  const all = [corners[0], ...corners, corners[corners.length - 1]];
  return corners.slice(1).flatMap((_, i) => {
    const [a, b, c, d] = all.slice(i, i + 4);
    const steps = Math.max(1, Math.round(distance(b, c) / spacing));
    return range(steps).map((step): Point => {
      const t = step / steps;
      const weights = [
        (1 - t) ** 3,
        3 * t ** 3 - 6 * t ** 2 + 4,
        3 * t * (1 + t - t * t) + 1,
        t ** 3,
      ];
      const at = (axis: 0 | 1) =>
        [a, b, c, d].reduce((sum, point, k) => sum + (weights[k] * point[axis]) / 6, 0);
      return [at(0), at(1)];
    });
  });
}

/**
 * A coast with headlands and coves of three sizes.
 * @param size of the large ones
 */
export function coastline(seed: number, corners: Point[], size: number): Point[] {
  const noises = [1, 0.3, 0.1].map((share) => ({ share, noise: fractalNoise(seed, share * size) }));
  const way = smoothWay(corners, size / 20);
  return way.map(([x, y], i) => {
    const [fromX, fromY] = way[Math.max(0, i - 7)];
    const [toX, toY] = way[Math.min(way.length - 1, i + 7)];
    const length = Math.hypot(toX - fromX, toY - fromY);
    const sum = noises.reduce((sum, { share, noise }) => sum + share ** 1.25 * noise(x, y), 0);
    const out = (0.13 * size * sum) / length;
    return [x + out * (toY - fromY), y - out * (toX - fromX)];
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
