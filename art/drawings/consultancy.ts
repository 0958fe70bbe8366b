import { cross, greatest, range } from 'd3-array';
import { contourPaths, fractalNoise } from '../contourLines';
import { leastCostPath } from '../leastCostPath';
import { gaussian } from '../math';
import { curve, everyNth, type Point, summitTriangle } from '../paths';
import { dots, opaqueDrawing, path, trail } from '../svg';

/** A contour map, and the path of least cost from the coast to the summit. */
export function consultancy() {
  const [width, height, cell] = [400, 450, 10];
  const noise = fractalNoise(12, 190);
  const field = (x: number, y: number) =>
    0.3 * noise(x, y) +
    1.5 * gaussian(Math.hypot((x - 225) / 1.05, y - 190), 0, 112) +
    0.55 * gaussian(Math.hypot(x - 120, y - 345), 0, 66) -
    1.5 * gaussian(Math.hypot((x - 120) / 3.4, y - 474), 0, 58);
  const levels = range(16).map((i) => -0.2 + i * 0.12);
  const layers = contourPaths(field, { width, height, cell: 8, levels });
  const columns = width / cell;
  const nodes = cross(range(height / cell), range(columns), (row, column) => {
    const place: Point = [column * cell, row * cell];
    return { place, height: field(...place) };
  });
  const coast = nodes[39 * columns + 31];
  const summit = greatest(nodes, ({ height }) => height) ?? coast;
  const way = leastCostPath(columns, nodes, coast, summit, 190).map(({ place }) => place);
  return opaqueDrawing(width, height, [
    ...layers.map((d, i) =>
      path(d, `fill-relief ${i % 4 ? 'stroke-soft' : ''}`, { 'fill-opacity': 0.11 }),
    ),
    trail(curve(everyNth(2, way))),
    dots([coast.place], 9, 'stroke-accent'),
    path(summitTriangle(summit.place), 'fill-accent stroke-accent'),
  ]);
}
