import { MASSIF, massifFrom, smoothstep } from './massif.mjs';
import { ridgelines } from './ridgelines.mjs';
import { cheapestRoute } from './route.mjs';
import { land, onLand, onPaper, path, polyline } from './svg.mjs';

const ROWS = 33;
const COLUMNS = 100;

/** How far the route's grid reaches across the picture. */
const REACH = 0.6;

/** Where the main ridge ends, and its foothills begin, which the view draws out. */
const FOOTHILLS = 0.4;

/**
 * The hero's massif from behind: what was left is right, what was far is near, and the nearest is the ground on which
 * the page ends. The route climbs to its summit.
 */
export function summit() {
  const [width, height, peak, edge] = [1600, 640, 520, 3200];
  const massif = massifFrom(MASSIF);
  const { lines, nearness, project, areaOf } = ridgelines({
    width,
    height,
    rows: ROWS,
    points: 100,
    peak,
    landscape: (across, near) =>
      massif(1.13 - across + 0.6 * Math.max(0, across - FOOTHILLS), 1 - near) *
      smoothstep((1 - across) / 0.15),
    baseline: (near) => 488 + 150 * near,
    start: (near) => 0.1 - 0.1 * near,
    edge,
  });

  const nodes = Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    const row = Math.floor(i / COLUMNS);
    const [across, near] = [(REACH * (i % COLUMNS)) / (COLUMNS - 1), Number(nearness[row])];
    const [x, y] = project(across, near);
    const rise = 488 + 150 * near - y;
    // No nearer section rises before it.
    const isInSight = nearness.slice(row + 1).every((other) => project(across, other)[1] > y);
    return { row, x, y, rise, depth: near * 520, isInSight };
  });
  const node = (/** @type {number} */ i) => /** @type {typeof nodes[number]} */ (nodes[i]);
  const top = nodes.reduce((best, { rise }, i) => (rise > node(best).rise ? i : best), 0);
  const way = cheapestRoute({
    columns: COLUMNS,
    rows: ROWS,
    from: (ROWS - 1) * COLUMNS,
    to: top,
    place: (i) => [node(i).x, node(i).depth],
    heightAt: (i) => node(i).rise,
    isOpen: (i) => node(i).isInSight,
    dearness: 0.5,
  }).map(node);

  // All land ends where the route begins, so that its edge is one line.
  const [corner = [0, 0]] = lines[ROWS - 1] ?? [];

  // Painted in between the sections, so that these hide what of the way lies behind them.
  const painted = lines.flatMap((line, i) => {
    const legs = way.slice(1).flatMap((to, k) => {
      const from = way[k] ?? to;
      const leg = () => polyline([from, to].map(({ x, y }) => [x, y]));
      return Math.min(from.row, to.row) === i ? leg() : [];
    });
    const area = land(
      i < ROWS - 1 ? areaOf(line, ...corner) : areaOf(line),
      0.1 + 0.9 * Number(nearness[i]),
    );
    return legs.length > 0 ? [area, path(legs.join(''), 'a')] : [area];
  });
  const { x, y } = node(top);
  const flag = polyline(
    [
      [x, y - 18],
      [x + 12, y + 3],
      [x - 12, y + 3],
    ],
    true,
  );
  return onPaper(edge, height, `${MASSIF.samples} samples from behind, and the way up`, [
    onLand(painted),
    path(flag, 'f c'),
  ]);
}
