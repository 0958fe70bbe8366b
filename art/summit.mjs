import { MASSIF, massifFrom } from './massif.mjs';
import { ridgelines } from './ridgelines.mjs';
import { cheapestRoute } from './route.mjs';
import { dots, onPaper, path, polyline } from './svg.mjs';

const ROWS = 33;
const COLUMNS = 100;

/** How far the route's grid reaches across the picture. */
const REACH = 0.6;

/** The hero's massif from behind: what was left is right, what was far is near. The route climbs to its summit. */
export function summit() {
  const [width, height, peak, edge] = [1600, 640, 450, 2400];
  const massif = massifFrom(MASSIF);
  const { lines, nearness, project, areaOf } = ridgelines({
    width,
    height,
    rows: ROWS,
    points: 100,
    peak,
    landscape: (across, near) => massif(1.16 - across, 1 - near),
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

  // Painted in between the sections, so that these hide what of the way lies behind them.
  const painted = lines.flatMap((line, i) => {
    const legs = way.slice(1).flatMap((to, k) => {
      const from = way[k] ?? to;
      const leg = () => polyline([from, to].map(({ x, y }) => [x, y]));
      return Math.min(from.row, to.row) === i ? leg() : [];
    });
    const area = path(areaOf(line), Number(nearness[i]) < 0.2 ? 'm g' : 'm');
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
    ...painted,
    dots(
      lines.map(([peg]) => peg ?? [0, 0]),
      'd',
    ),
    path(flag, 'f c'),
  ]);
}
