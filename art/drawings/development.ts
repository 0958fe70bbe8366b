import { range } from 'd3-array';
import { contourPaths, fractalNoise } from '../contourLines';
import { createRandom } from '../math';
import { curve, everyNth, type Point } from '../paths';
import { area, dots, opaqueDrawing, path, trail } from '../svg';

const [WIDTH, HEIGHT] = [400, 448];

/** Where the trail enters, as a fraction of the height. */
const TRAIL_Y = 3 / 8;

/** The distance between a new streamline and those before it, and the length of its steps. */
const [GAP, STEP] = [16, 4];

const noise = fractalNoise(3, 330);

/** The direction field. */
const angleAt = (x: number, y: number) => noise(x, y) * 2.1 + 0.3;

const isInside = ([x, y]: Point) => x > -20 && y > -20 && x < WIDTH + 20 && y < HEIGHT + 20;

/** Streamlines of a direction field, seeded at random; each ends before it gets too close to another. */
export function development() {
  const random = createRandom(5);
  const drawn: Point[] = [];
  const isFree = ([x, y]: Point, distance: number) =>
    drawn.every(([px, py]) => Math.hypot(px - x, py - y) >= distance);
  /** A streamline from a point, forwards (1) or backwards (-1). */
  const follow = (start: Point, direction: number, longest: number) => {
    const line = [start];
    for (let [x, y] = start; line.length < longest; ) {
      const angle = angleAt(x, y);
      x += direction * STEP * Math.cos(angle);
      y += direction * STEP * Math.sin(angle);
      if (!isInside([x, y]) || !isFree([x, y], GAP * 0.55)) break;
      line.push([x, y]);
    }
    return line;
  };
  // The trail is drawn first, so that it meets no other streamline. It enters level from the left edge.
  const way = follow([10, TRAIL_Y * HEIGHT], 1, 150);
  const lines: Point[][] = [];
  drawn.push(...way);
  for (const _ of range(4000)) {
    const seed: Point = [random() * WIDTH, random() * HEIGHT];
    if (!isFree(seed, GAP)) continue;
    const line = [...follow(seed, -1, 130).reverse(), ...follow(seed, 1, 130).slice(1)];
    if (line.length < 14) continue;
    lines.push(line);
    drawn.push(...line);
  }
  const levels = range(6).map((i) => -0.8 + i * 0.32);
  const grid = { width: WIDTH, height: HEIGHT, cell: 25, levels };
  const content = [
    ...contourPaths(noise, grid).map((d) => area(d, 'fill-relief', { 'fill-opacity': 0.13 })),
    path(lines.map((line) => curve(everyNth(6, line))).join(''), '', { 'stroke-opacity': 0.62 }),
    trail(curve([[0, TRAIL_Y * HEIGHT], ...everyNth(6, way)])),
    dots(way.slice(-1), 9, 'stroke-accent'),
  ];
  return { ...opaqueDrawing(WIDTH, HEIGHT, content), trailY: TRAIL_Y };
}
