import { landAbove, terrain } from '../field.mjs';
import { randomFrom, range } from '../numbers.mjs';
import { curve, simplify } from '../paths.mjs';
import { path, sprucePlate, tint } from '../svg.mjs';

/** @typedef {import('../paths.mjs').Point} Point */

/** Streamlines of a direction field, seeded at random; each ends where it would come too near to another. */
export function development() {
  const [width, height, gap, step] = [640, 450, 16, 4];
  const random = randomFrom(5);
  const noise = terrain(21, 330);
  const angle = (/** @type {number} */ x, /** @type {number} */ y) => noise(x, y) * 2.1 + 0.5;
  /** @type {Map<string, Point[]>} the points drawn so far, by cell */
  const drawn = new Map();
  const cellOf = (/** @type {Point} */ [x, y]) => [Math.floor(x / gap), Math.floor(y / gap)];
  const isFree = (/** @type {Point} */ [x, y], /** @type {number} */ distance) => {
    const [column = 0, row = 0] = cellOf([x, y]);
    return range(9).every((i) =>
      (drawn.get(`${column + (i % 3) - 1},${row + Math.floor(i / 3) - 1}`) ?? []).every(
        ([px, py]) => Math.hypot(px - x, py - y) >= distance,
      ),
    );
  };
  const isInside = (/** @type {Point} */ [x, y]) =>
    x > -20 && y > -20 && x < width + 20 && y < height + 20;
  const follow = (/** @type {Point} */ start, /** @type {number} */ direction) => {
    const line = [start];
    for (let [x, y] = start; line.length < 130; ) {
      const a = angle(x, y);
      [x, y] = [x + direction * step * Math.cos(a), y + direction * step * Math.sin(a)];
      if (!isInside([x, y]) || !isFree([x, y], gap * 0.55)) break;
      line.push([x, y]);
    }
    return line;
  };
  // The first line meets no other, so that it is the longest. It is the marked one.
  const seeds = range(4000).map((i) =>
    i === 0 ? [300, 235] : [random() * width, random() * height],
  );
  const lines = [];
  for (const seed of /** @type {Point[]} */ (seeds)) {
    if (!isFree(seed, gap)) continue;
    const line = [...follow(seed, -1).reverse(), ...follow(seed, 1).slice(1)];
    if (line.length < 14) continue;
    for (const point of line) {
      const key = cellOf(point).join();
      drawn.set(key, [...(drawn.get(key) ?? []), point]);
    }
    lines.push(curve(simplify(line, 1)));
  }
  const [marked = '', ...others] = lines;
  const levels = range(6).map((i) => -0.8 + i * 0.32);
  const layers = landAbove(noise, { width, height, cell: 25, levels, tolerance: 4 });
  const content = [
    ...layers.map((d) => tint(d, 0.04)),
    path(others.join(''), 'g'),
    path(marked, 'a'),
  ];
  return { ...sprucePlate(width, height, content), figures: { streamlines: lines.length } };
}
