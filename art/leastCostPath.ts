import { range } from './math';
import type { Point } from './svgPath';

/** Nodes are numbered row by row. */
type Grid = {
  columns: number;
  rows: number;
  from: number;
  to: number;
  slopePenalty: number;
  place: (node: number) => Point;
  heightAt: (node: number) => number;
  /** Whether the path may use a node; without it, the path may use all. */
  isOpen?: (node: number) => boolean;
};

/**
 * The path of least cost over a grid (Dijkstra, 1959). A step can go to any of the 24 surrounding nodes; it costs
 * its length times 1 + (penalty × slope)².
 * @returns the nodes of the path, including both ends
 */
export function leastCostPath(grid: Grid): number[] {
  const { columns, rows, from, to, slopePenalty, place, heightAt, isOpen = () => true } = grid;
  const nodes = range(columns * rows).map((i) => ({
    place: place(i),
    height: heightAt(i),
    isOpen: isOpen(i),
    cost: i === from ? 0 : Infinity,
    previous: -1,
  }));
  const node = (i: number) => nodes[i] as (typeof nodes)[number];
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => (node(a).cost <= node(b).cost ? a : b));
    if (here === to) break;
    open.delete(here);
    const { height, cost } = node(here);
    const [x, y] = node(here).place;
    for (const there of nodesAround(here, columns, rows)) {
      const next = node(there);
      const length = Math.hypot(next.place[0] - x, next.place[1] - y);
      const slope = Math.abs(next.height - height) / length;
      const total = cost + length * (1 + (slope * slopePenalty) ** 2);
      if (!next.isOpen || total >= next.cost) continue;
      next.cost = total;
      next.previous = here;
      open.add(there);
    }
  }
  const path = [to];
  for (let i = to; i !== from; i = node(i).previous) path.unshift(node(i).previous);
  return path;
}

/** The nodes at most two columns and two rows away, by rows. */
const nodesAround = (node: number, columns: number, rows: number) =>
  range(25)
    .map((i) => ({
      column: (node % columns) + (i % 5) - 2,
      row: Math.floor(node / columns) + Math.floor(i / 5) - 2,
    }))
    .filter(({ column, row }) => column >= 0 && row >= 0 && column < columns && row < rows)
    .map(({ column, row }) => row * columns + column)
    .filter((other) => other !== node);
