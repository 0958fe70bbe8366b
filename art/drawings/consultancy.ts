import { landPaths, terrain } from '../contourLines';
import { leastCostPath } from '../leastCostPath';
import { gaussian, range } from '../math';
import { dots, opaqueDrawing, path, translucentArea } from '../svg';
import { curve, type Point, simplify, summitTriangle } from '../svgPath';

/** A contour map, and the path of least cost from the coast to the summit. */
export function consultancy() {
  const [width, height, cell] = [400, 600, 10];
  const noise = terrain(12, 190);
  const field = (x: number, y: number) =>
    0.3 * noise(x, y) +
    1.5 * gaussian(Math.hypot((x - 225) / 1.05, y - 240), 0, 135) +
    0.55 * gaussian(Math.hypot(x - 120, y - 460), 0, 80) -
    1.5 * gaussian(Math.hypot((x - 120) / 3.4, y - 626), 0, 66);
  const levels = range(16).map((i) => -0.2 + i * 0.12);
  const layers = landPaths(field, { width, height, cell: 8, levels, tolerance: 1.7 });
  const [columns, rows] = [width / cell, height / cell];
  const place = (node: number): Point => [
    (node % columns) * cell,
    Math.floor(node / columns) * cell,
  ];
  const heights = range(columns * rows).map((node) => field(...place(node)));
  const [coast, summit] = [53 * columns + 31, heights.indexOf(Math.max(...heights))];
  const way = leastCostPath({
    columns,
    rows,
    from: coast,
    to: summit,
    slopePenalty: 190,
    place,
    heightAt: (node) => field(...place(node)),
  }).map(place);
  const content = [
    ...layers.map((d, i) => translucentArea(d, 0.11, i % 4 ? 'faint' : '')),
    path(curve(simplify(way, 1.5)), 'accent'),
    dots([place(coast)], 'large-dot accent'),
    path(summitTriangle(place(summit)), 'accent-area thin-accent'),
  ];
  return opaqueDrawing(width, height, content);
}
