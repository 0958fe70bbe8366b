/**
 * The way that costs least where climbing is dear (Dijkstra, 1959).
 * @param {{
 *   columns: number, rows: number, from: number, to: number,
 *   place: (node: number) => readonly [x: number, y: number], heightAt: (node: number) => number,
 *   isOpen?: (node: number) => boolean, dearness: number,
 * }} options a grid whose nodes are numbered row by row, where on the map they lie, how high, and whether the way
 *   may lead there
 * @returns {number[]} the nodes of the way, both ends among them
 */
export function cheapestRoute(options) {
  const { columns, rows, from, to, place, heightAt, isOpen = () => true, dearness } = options;
  const nodes = Array.from({ length: columns * rows }, (_, i) => ({
    place: place(i),
    height: heightAt(i),
    isOpen: isOpen(i),
    cost: i === from ? 0 : Infinity,
    before: -1,
  }));
  const node = (/** @type {number} */ i) => /** @type {typeof nodes[number]} */ (nodes[i]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => (node(a).cost <= node(b).cost ? a : b));
    if (here === to) break;
    open.delete(here);
    const {
      place: [x, y],
      height,
      cost,
    } = node(here);
    for (let i = 0; i < 25; i++) {
      const column = (here % columns) + (i % 5) - 2;
      const row = Math.floor(here / columns) + Math.floor(i / 5) - 2;
      const there = row * columns + column;
      if (i === 12 || column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const next = node(there);
      const distance = Math.hypot(next.place[0] - x, next.place[1] - y);
      const climb = Math.abs(next.height - height) / distance;
      const total = cost + distance * (1 + (climb * dearness) ** 2);
      if (!next.isOpen || total >= next.cost) continue;
      next.cost = total;
      next.before = here;
      open.add(there);
    }
  }
  const way = [to];
  for (let i = to; i !== from; i = node(i).before) way.unshift(node(i).before);
  return way;
}
