import { landscapeSections, shareAt } from '../landscapeSections.mjs';
import { leastCostPath } from '../leastCostPath.mjs';
import { range, smoothstep } from '../math.mjs';
import { mountains } from '../mountains.mjs';
import { finaleDrawing, land, opaqueGroup, path, warmLight } from '../svg.mjs';
import { curve, simplify, summitTriangle } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

const ROWS = 40;
const COLUMNS = 120;

/** The part of the hero's mountains that is shown: the highest one and its neighbours, twice as large. */
const [LEFT, RIGHT] = [0.63, 1.13];

/** Where the path begins, level with the ground, and where it begins to climb. */
const [START, CLIMB] = [0.24, 0.26];

/** How far the light at the summit reaches, in pixels. */
const LIGHT = 300;

/** The ground is level at the left, where the trail arrives. */
const highMountains = (/** @type {number} */ across, /** @type {number} */ near) =>
  mountains(LEFT + across * (RIGHT - LEFT), near) * smoothstep((across - 0.05) / 0.2);

/** At the right, below the form, the hero's foothills, mirrored. */
const foothills = (/** @type {number} */ across, /** @type {number} */ near) =>
  mountains(0.5 - 0.6 * (across - 0.62), near) * smoothstep((across - 0.62) / 0.1);

/**
 * The highest of the hero's mountains, seen close. The trail climbs to its summit on the path of least cost over visible
 * ground. The nearest ground has the colour of the footer, and the summit a warm light.
 */
export function summit() {
  const [width, height] = [1600, 640];
  const foot = height - 4; // above the edge of the footer, which covers the end of the drawing
  const levelAt = (/** @type {number} */ near, /** @type {number} */ across) =>
    foot - (90 + 50 * smoothstep(across)) * (1 - near);
  const { nearness, lines, areaOf, project, hills } = landscapeSections({
    width,
    height,
    rows: ROWS,
    points: 100,
    peak: 500,
    landscape: (across, near) =>
      (highMountains(across, near) + foothills(across, near)) * Number(near < 1),
    baseline: levelAt,
  });

  const nodes = range(ROWS * COLUMNS).map((i) => {
    const row = Math.floor(i / COLUMNS);
    const [across, near] = [CLIMB + (0.5 * (i % COLUMNS)) / COLUMNS, Number(nearness[row])];
    const [x, y] = project(across, near);
    const isInSight = nearness.slice(row + 1).every((nearer) => project(across, nearer)[1] > y);
    return { x, y, depth: near * 520, height: levelAt(near, across) - y, isInSight };
  });
  const node = (/** @type {number} */ i) => /** @type {typeof nodes[number]} */ (nodes[i]);
  const top = nodes.reduce((best, { y }, i) => (y < node(best).y ? i : best), 0);
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

  /** @type {Point[]} */
  const places = [[START * width, foot], ...way.map(({ x, y }) => /** @type {const} */ ([x, y]))];
  const { x, y } = node(top);
  const silhouette = (lines[0] ?? [])
    .map(([x], i) => /** @type {Point} */ ([x, Math.min(...lines.map((l) => Number(l[i]?.[1])))]))
    .filter(([at]) => Math.abs(at - x) < LIGHT);
  const content = [
    opaqueGroup(hills().map(({ d, near }) => land(d, shareAt(near)))),
    warmLight(areaOf(silhouette, x - LIGHT, x + LIGHT), [x, y], LIGHT),
    path(curve(simplify(places, 2)), 'accent'),
    path(summitTriangle([x, y - 3], 1.3), 'accent-area thin-accent'),
  ];
  return {
    ...finaleDrawing(width, height, content),
    trailX: START,
    trailY: foot / height,
  };
}
