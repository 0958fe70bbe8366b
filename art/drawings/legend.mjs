import { contourPaths, landPaths, terrain } from '../contourLines.mjs';
import { createRandom, gaussian, range } from '../math.mjs';
import { dots, land, opaqueGroup, opaqueRowDrawing, path, translucentArea } from '../svg.mjs';
import { curve, line, pointsAt, polygon, spline, summitTriangle } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/* The symbols of the core services, like those of a map's legend. */
const [WIDTH, HEIGHT] = [272, 136];
const CENTRE = WIDTH / 2;
const GRID = { width: WIDTH, height: HEIGHT, cell: 8, tolerance: 1.5 };

/** A point on a quadratic Bézier curve. @param {number} t from 0 to 1 @param {Point[]} points its start, control and end */
const bezier = (t, [a, b, c] = pointsAt(0, 0, 0, 0, 0, 0)) =>
  /** @type {Point} */ (
    [0, 1].map(
      (i) =>
        (1 - t) ** 2 * Number(a?.[i]) + 2 * t * (1 - t) * Number(b?.[i]) + t ** 2 * Number(c?.[i]),
    )
  );

/** A planned route to a summit. */
export function plannedRoute() {
  const noise = terrain(7, 70);
  const [x, y] = [178, 48];
  const field = (/** @type {number} */ px, /** @type {number} */ py) =>
    0.3 * noise(px, py) + 1.6 * gaussian(Math.hypot((px - x) / 1.5, py - y), 0, 50);
  const levels = range(8).map((i) => -0.2 + 0.22 * i);
  const layers = landPaths(field, { ...GRID, levels });
  const route = range(17).map((i) => bezier(i / 17, pointsAt(50, 114, 140, 126, x, y + 12)));
  return opaqueRowDrawing(WIDTH, HEIGHT, [
    ...layers.map((d) => translucentArea(d, 0.13, 'weak')),
    dots(route, 'dot accent'),
    path(summitTriangle([x, y], 0.7), 'accent-area no-line'),
  ]);
}

/** Streams that join, until all flow in one: each spring flows to the nearest point that is closer to the mouth. */
export function tributaries() {
  const random = createRandom(4);
  const mouth = /** @type {Point} */ ([180, 70]);
  const distance = (/** @type {Point} */ a, /** @type {Point} */ b) =>
    Math.hypot(a[0] - b[0], a[1] - b[1]);
  const springs = range(210)
    .map(() => /** @type {Point} */ ([24 + 160 * random(), 8 + 120 * random()]))
    .sort((a, b) => distance(a, mouth) - distance(b, mouth));
  const nodes = [{ at: mouth, to: mouth, size: 1, next: 0 }];
  for (const at of springs) {
    const next = nodes.reduce(
      (best, node, i) =>
        distance(node.at, at) < distance(nodes[best]?.at ?? mouth, at) ? i : best,
      0,
    );
    const to = nodes[next]?.at ?? mouth;
    if (distance(at, to) > 5) nodes.push({ at, to, size: 1, next });
  }
  for (const { size, next } of nodes.slice(1).reverse()) {
    const node = nodes[next];
    if (node) node.size += size;
  }
  const streams = (/** @type {number} */ least) =>
    nodes
      .slice(1)
      .filter(({ size }) => size >= least)
      .map(({ at, to, next }) => curve([at, to, nodes[next]?.to ?? to]))
      .join('');
  return opaqueRowDrawing(WIDTH, HEIGHT, [
    path(streams(1), 'weak'),
    path(streams(8), 'width-2'),
    path(streams(40), 'width-3'),
    path(spline(pointsAt(180, 70, 205, 75, 230, 66, 255, 71, 280, 68)), 'accent width-3'),
  ]);
}

/** A new layer between two that were there before. */
export function layers() {
  const noise = terrain(21, 60);
  const side = 100;
  const corners = pointsAt(0, 0, side, 0, side, side, 0, side);
  const levels = [-0.5, -0.1, 0.3, 0.7];
  const grid = { ...GRID, width: side, height: side, levels };
  const floors = [2, 1, 0].map((floor) => {
    const within = (/** @type {number} */ value) => Math.min(side, Math.max(0, value));
    const project = (/** @type {Point} */ [x, y]) =>
      /** @type {Point} */ ([
        CENTRE + (within(x) - within(y)) * 0.84,
        10 + floor * 28 + (within(x) + within(y)) * 0.27,
      ]);
    const plane = polygon(...corners.map(project));
    const lines = path(contourPaths(noise, grid, project).join(''), 'no-area');
    const ground =
      floor === 1 ? path(plane, 'accent-area no-line') : land(plane, 0.2 + 0.2 * floor);
    return opaqueGroup([ground, lines]);
  });
  return opaqueRowDrawing(WIDTH, HEIGHT, floors);
}

/** A river becomes straighter, until it takes the shortest way. */
export function straightening() {
  const rivers = range(7).map((i) => {
    const bend = 1 - i / 7;
    return range(41).map((j) => {
      const along = j / 40;
      const turn = 5 * Math.PI * along;
      const width = Math.sin(Math.PI * along) ** 0.6;
      return /** @type {Point} */ ([
        CENTRE - 90 + 180 * along - 20 * bend * width * Math.sin(2 * turn),
        118 - 100 * along + 40 * bend * width * Math.sin(turn),
      ]);
    });
  });
  return opaqueRowDrawing(WIDTH, HEIGHT, [
    ...rivers.map((river, i) => path(curve(river), i ? 'weak' : 'width-2')),
    path(line([CENTRE - 90, 118], [CENTRE + 90, 18]), 'accent width-3'),
    dots(pointsAt(CENTRE - 90, 118, CENTRE + 90, 18), 'large-dot accent'),
  ]);
}

/** A small hill that can grow into a mountain. */
export function roomToGrow() {
  const hills = range(11)
    .map((i) => {
      const grown = i / 10;
      const [centre, spread, height] = [74 + 96 * grown, 12 + 18 * grown, 22 + 90 * grown];
      return range(141).map(
        (j) =>
          /** @type {Point} */ ([2 * j - 4, 120 - height * gaussian(2 * j - 4, centre, spread)]),
      );
    })
    .reverse();
  const area = (/** @type {Point[]} */ hill) => spline(hill, `V${2 * 120}H-20`);
  return opaqueRowDrawing(WIDTH, HEIGHT, [
    ...hills.slice(0, -1).map((hill) => translucentArea(area(hill), 0.1, 'weak')),
    ...hills.slice(-1).map((hill) => path(area(hill), 'accent-area no-line')),
    path(line([0, 120], [WIDTH, 120])),
  ]);
}

/** A place that no map shows yet. */
export function unsurveyed() {
  const noise = terrain(16, 84);
  const levels = range(7).map((i) => -0.9 + 0.3 * i);
  const layers = landPaths(noise, { ...GRID, levels });
  const edge = range(40).map((i) => {
    const angle = (2 * Math.PI * i) / 40;
    const radius = 1 + 0.12 * Math.sin(3 * angle) + 0.07 * Math.cos(5 * angle);
    return /** @type {Point} */ ([
      CENTRE + 66 * radius * Math.cos(angle),
      68 + 42 * radius * Math.sin(angle),
    ]);
  });
  return opaqueRowDrawing(WIDTH, HEIGHT, [
    ...layers.map((d) => translucentArea(d, 0.13, 'weak')),
    path(curve(edge, true), 'opaque no-line'),
    dots(edge, 'small-dot'),
    path(
      line([CENTRE, 54], [CENTRE, 82]) + line([CENTRE - 14, 68], [CENTRE + 14, 68]),
      'accent width-3',
    ),
  ]);
}
