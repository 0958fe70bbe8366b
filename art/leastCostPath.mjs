import { range } from './math.mjs';

/**
 * The path of least cost over a grid (Dijkstra, 1959). A step can go to any of the 24 surrounding nodes; it costs
 * its length times 1 + (penalty × slope)².
 * @param {{
 *   columns: number, rows: number, from: number, to: number, slopePenalty: number,
 *   place: (node: number) => readonly [x: number, y: number], heightAt: (node: number) => number,
 *   isOpen?: (node: number) => boolean,
 * }} options nodes are numbered row by row; each has a position and a height, and may be closed
 * @returns {number[]} the nodes of the path, including both ends
 */
export function leastCostPath(options) {
  const { columns, rows, from, to, slopePenalty, place, heightAt, isOpen = () => true } = options;
  const nodes = range(columns * rows).map((i) => ({
    place: place(i),
    height: heightAt(i),
    isOpen: isOpen(i),
    cost: i === from ? 0 : Infinity,
    previous: -1,
  }));
  const node = (/** @type {number} */ i) => /** @type {typeof nodes[number]} */ (nodes[i]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => (node(a).cost <= node(b).cost ? a : b));
    if (here === to) break;
    open.delete(here);
    const { height, cost } = node(here);
    const [x, y] = node(here).place;
    for (let i = 0; i < 25; i++) {
      const column = (here % columns) + (i % 5) - 2;
      const row = Math.floor(here / columns) + Math.floor(i / 5) - 2;
      const there = row * columns + column;
      if (i === 12 || column < 0 || row < 0 || column >= columns || row >= rows) continue;
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
  const nodesOfPath = [to];
  for (let i = to; i !== from; i = node(i).previous) nodesOfPath.unshift(node(i).previous);
  return nodesOfPath;
}
