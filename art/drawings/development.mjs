import { landPaths, terrain } from '../contourLines.mjs';
import { createRandom, range } from '../math.mjs';
import { dots, opaqueSpruceDrawing, path, translucentArea } from '../svg.mjs';
import { curve, simplify } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/** Where the trail enters, as a fraction of the height. */
const TRAIL_Y = 0.35;

/** Streamlines of a direction field, seeded at random; each ends before it gets too close to another. */
export function development() {
  const [width, height] = [640, 450];
  const [gap, step] = [16, 4];
  const random = createRandom(5);
  const noise = terrain(3, 330);
  const angle = (/** @type {number} */ x, /** @type {number} */ y) => noise(x, y) * 2.1 + 0.3;
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
  /** @param {Point} start @param {number} direction @param {number} longest */
  const follow = (start, direction, longest) => {
    const line = [start];
    for (let [x, y] = start; line.length < longest; ) {
      const a = angle(x, y);
      [x, y] = [x + direction * step * Math.cos(a), y + direction * step * Math.sin(a)];
      if (!isInside([x, y]) || !isFree([x, y], gap * 0.55)) break;
      line.push([x, y]);
    }
    return line;
  };
  /** @type {string[]} */
  const lines = [];
  const draw = (/** @type {Point[]} */ line) => {
    for (const point of line) {
      const key = cellOf(point).join();
      drawn.set(key, [...(drawn.get(key) ?? []), point]);
    }
    lines.push(curve(simplify(line, 1.6)));
  };
  // The trail is drawn first, so that it meets no other streamline. It enters at the left edge.
  const way = follow([0, TRAIL_Y * height], 1, 252);
  draw(way);
  for (const _ of range(4000)) {
    const seed = /** @type {Point} */ ([random() * width, random() * height]);
    if (!isInside(seed) || !isFree(seed, gap)) continue;
    const line = [...follow(seed, -1, 130).reverse(), ...follow(seed, 1, 130).slice(1)];
    if (line.length >= 14) draw(line);
  }
  const [marked = '', ...others] = lines;
  const levels = range(6).map((i) => -0.8 + i * 0.32);
  const layers = landPaths(noise, { width, height, cell: 25, levels, tolerance: 6 });
  const content = [
    ...layers.map((d) => translucentArea(d, 0.13)),
    path(others.join(''), 'weak'),
    path(marked, 'accent'),
    dots(way.slice(-1), 'large-dot accent'),
  ];
  return { ...opaqueSpruceDrawing(width, height, content), trailY: TRAIL_Y };
}
