import { landscapeSections, shareAt } from '../landscapeSections.mjs';
import { leastCostPath } from '../leastCostPath.mjs';
import { range, smoothstep } from '../math.mjs';
import { mountains } from '../mountains.mjs';
import { land, opaqueGroup, path, transparentDrawing } from '../svg.mjs';
import { curve, simplify, summitTriangle } from '../svgPath.mjs';

const ROWS = 33;
const COLUMNS = 100;

/** The part of the width in which the path may run. */
const REACH = 0.6;

/** Where the foothills begin, which are stretched horizontally. */
const FOOTHILLS = 0.4;

/**
 * The hero's mountains from behind: left and right are swapped, and so are far and near. The nearest profile is the
 * ground at the end of the page. The trail climbs to the summit on the path of least cost over visible ground.
 */
export function summit() {
  const [width, height, edge] = [1600, 640, 3200];
  const foot = height - 4; // above the edge of the footer, which covers the end of the drawing
  /** Towards the right, the land slopes down to the ground. */
  const sinking = (/** @type {number} */ across) => smoothstep((1 - across) / 0.36);
  const levelAt = (/** @type {number} */ near, /** @type {number} */ across) =>
    foot - 130 * (1 - near) * smoothstep(across / 0.3) * sinking(across);
  const { nearness, project, hills } = landscapeSections({
    width,
    height,
    rows: ROWS,
    points: 100,
    peak: 520,
    landscape: (across, near) =>
      mountains(1.1 - across + 0.45 * Math.max(0, across - FOOTHILLS), 1 - near) *
      sinking(across) *
      Number(near < 1),
    baseline: levelAt,
    edge,
  });

  const nodes = range(ROWS * COLUMNS).map((i) => {
    const row = Math.floor(i / COLUMNS);
    const [across, near] = [(REACH * (i % COLUMNS)) / (COLUMNS - 1), Number(nearness[row])];
    const [x, y] = project(across, near);
    const isInSight = nearness.slice(row + 1).every((nearer) => project(across, nearer)[1] > y);
    return { row, x, y, depth: near * 520, height: levelAt(near, across) - y, isInSight };
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

  // The nearest section is the level ground below all others, which the page continues.
  const sections = hills().map(({ d, near }) => land(d, shareAt(near)));
  /** @type {import('../svgPath.mjs').Point[]} */
  const places = way.map(({ x, y }) => [x, y]);
  const trail = curve(simplify(places, 2));
  const { x, y } = node(top);
  const content = [
    opaqueGroup([...sections, path(trail, 'accent no-area')]),
    path(summitTriangle([x, y - 3]), 'accent-area thin-accent'),
  ];
  return { ...transparentDrawing(edge, height, content), trailY: foot / height };
}
