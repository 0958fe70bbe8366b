import { cross, range } from 'd3-array';
import createGraph from 'ngraph.graph';
import { aStar } from 'ngraph.path';
import type { Point } from './paths';

type Node = { place: Point; height: number };

/** The steps to the right and down that lead to half of the 24 surrounding nodes; links have no direction. */
const STEPS = cross(range(-2, 3), range(0, 3)).filter(([right, down]) => down > 0 || right > 0);

/**
 * The path of least cost over a grid. A step can go to any of the 24 surrounding nodes; it costs its length times
 * 1 + (penalty × slope)².
 * @param nodes listed row by row
 * @returns the nodes of the path, including both ends
 */
export function leastCostPath<T extends Node>(
  columns: number,
  nodes: T[],
  from: T,
  to: T,
  slopePenalty: number,
): T[] {
  const graph = createGraph<T>();
  nodes.forEach((node, i) => {
    graph.addNode(i, node);
  });
  nodes.forEach((_, i) => {
    for (const [right, down] of STEPS) {
      const column = (i % columns) + right;
      const there = i + down * columns + right;
      if (column >= 0 && column < columns && there < nodes.length) graph.addLink(i, there);
    }
  });
  const finder = aStar(graph, {
    distance({ data: a }, { data: b }) {
      const length = Math.hypot(b.place[0] - a.place[0], b.place[1] - a.place[1]);
      return length * (1 + (slopePenalty * ((b.height - a.height) / length)) ** 2);
    },
  });
  return finder.find(nodes.indexOf(to), nodes.indexOf(from)).map(({ data }) => data);
}
