import { leastCostPath } from '../leastCostPath.mjs';
import { KERNELS, massif } from '../massif.mjs';
import { range } from '../numbers.mjs';
import { flag, polyline } from '../paths.mjs';
import { ridgelines } from '../ridgelines.mjs';
import { land, onLand, onPaper, path } from '../svg.mjs';

const ROWS = 33;
const COLUMNS = 100;

/** The share of the width in which the way is searched. */
const REACH = 0.6;

/** Where the foothills begin, which the view draws out in width. */
const FOOTHILLS = 0.4;

/**
 * The hero's massif from behind: left is right, and far is near. The nearest section is the ground on which the page
 * ends. The route climbs to the summit by the path of least cost, over ground that can be seen.
 */
export function summit() {
  const [width, height, edge] = [1600, 640, 3200];
  const baseline = (/** @type {number} */ near) => 488 + 150 * near;
  const { lines, nearness, project, areaOf } = ridgelines({
    width,
    height,
    rows: ROWS,
    points: 100,
    peak: 520,
    landscape: (across, near) =>
      massif(1.13 - across + 0.45 * Math.max(0, across - FOOTHILLS), 1 - near),
    baseline,
    start: (near) => 0.1 - 0.1 * near,
    edge,
  });

  const nodes = range(ROWS * COLUMNS).map((i) => {
    const row = Math.floor(i / COLUMNS);
    const [across, near] = [(REACH * (i % COLUMNS)) / (COLUMNS - 1), Number(nearness[row])];
    const [x, y] = project(across, near);
    const isInSight = nearness.slice(row + 1).every((nearer) => project(across, nearer)[1] > y);
    return { row, x, y, depth: near * 520, height: baseline(near) - y, isInSight };
  });
  const node = (/** @type {number} */ i) => /** @type {typeof nodes[number]} */ (nodes[i]);
  const top = nodes.reduce((best, { height }, i) => (height > node(best).height ? i : best), 0);
  const way = leastCostPath({
    columns: COLUMNS,
    rows: ROWS,
    from: (ROWS - 1) * COLUMNS,
    to: top,
    slopePenalty: 0.5,
    place: (i) => [node(i).x, node(i).depth],
    heightAt: (i) => node(i).height,
    isOpen: (i) => node(i).isInSight,
  }).map(node);

  // All land ends where the route begins, so that its edge is one line.
  const [corner = [0, 0]] = lines[ROWS - 1] ?? [];

  // Each leg of the way is drawn before the nearer sections, which hide it where they rise before it.
  const painted = lines.flatMap((line, i) => {
    const legs = way.slice(1).flatMap((to, k) => {
      const from = way[k] ?? to;
      const isHere = Math.min(from.row, to.row) === i;
      return isHere ? polyline([from, to].map(({ x, y }) => [x, y])) : [];
    });
    const area = i < ROWS - 1 ? areaOf(line, ...corner) : areaOf(line);
    return [
      land(area, 0.1 + 0.9 * Number(nearness[i])),
      ...(legs[0] ? [path(legs.join(''), 'a')] : []),
    ];
  });
  const { x, y } = node(top);
  const content = [onLand(painted), path(flag([x, y - 3]), 'f c')];
  return { ...onPaper(edge, height, content), figures: { kernels: KERNELS } };
}
