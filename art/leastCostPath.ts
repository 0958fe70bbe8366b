import { minBy, range } from './math';
import type { Point } from './svgPath';

type Node = {
  place: Point;
  height: number;
  /** Whether the path may not use it. */
  isClosed?: boolean;
};

/** The nodes are listed row by row. */
type Grid<T> = { columns: number; nodes: T[] };

/**
 * The path of least cost over a grid (Dijkstra, 1959). A step can go to any of the 24 surrounding nodes; it costs
 * its length times 1 + (penalty × slope)².
 * @returns the nodes of the path, including both ends
 */
export function leastCostPath<T extends Node>(
  grid: Grid<T>,
  from: T,
  to: T,
  slopePenalty: number,
): T[] {
  const cost = new Map([[from, 0]]);
  const costOf = (node: T) => cost.get(node) ?? Infinity;
  const previous = new Map<T, T>();
  const open = new Set([from]);
  while (open.size > 0) {
    const here = minBy([...open], costOf);
    if (here === to) break;
    open.delete(here);
    for (const there of neighbours(here, grid)) {
      const length = Math.hypot(there.place[0] - here.place[0], there.place[1] - here.place[1]);
      const slope = Math.abs(there.height - here.height) / length;
      const total = costOf(here) + length * (1 + (slope * slopePenalty) ** 2);
      if (there.isClosed || total >= costOf(there)) continue;
      cost.set(there, total);
      previous.set(there, here);
      open.add(there);
    }
  }
  const path: T[] = [];
  for (let node: T | undefined = to; node; node = previous.get(node)) path.unshift(node);
  return path;
}

/** The nodes at most two columns and two rows away, by rows. */
function neighbours<T>(node: T, { columns, nodes }: Grid<T>): T[] {
  const index = nodes.indexOf(node);
  return range(25).flatMap((i) => {
    const [right, down] = [(i % 5) - 2, Math.floor(i / 5) - 2];
    const column = (index % columns) + right;
    const neighbour = nodes[index + down * columns + right];
    return neighbour && neighbour !== node && column >= 0 && column < columns ? [neighbour] : [];
  });
}
