import { greatest, pairs, range } from 'd3-array';
import { contourPaths, fractalNoise } from '../contourLines';
import { leastCostPath } from '../leastCostPath';
import { createRandom, gaussian } from '../math';
import { curve, distance, everyNth, type Point, polygon, summitTriangle } from '../paths';
import { area, drawing, land, lightLines, path, trail } from '../svg';

/*
 * Three plates with gaps between them, and one route through all of them: along a flow field, over the topmost of some
 * layers, and to a summit. The page places a text under or beside each plate.
 */

/** The size of a plate, and how far its lines are apart. */
type Plate = { width: number; height: number; spacing: number };

/**
 * What is drawn on a plate, and its part of the route, both in the plate's own coordinates. `over` is an area in the
 * accent, on which the route is dark.
 */
type Part = { content: string[]; way: Point[]; over?: string };

/** Side by side, for wide windows. The page has the same gap between its columns, as a fraction of the width. */
export function whatWeDo() {
  const plate = { width: 376, height: 424, spacing: 16 };
  const parts = [
    development(plate, 243, 0, [0, (3 / 8) * 424]),
    deployment(plate, 74, [12 * 13, 12]),
    consultancy(plate, [0, 11]),
  ];
  return { ...plates(plate, [412, 0], parts), trailY: 3 / 8 };
}

/** One above the other, for narrow windows, in which a plate is about 120 pixels wide. */
export function whatWeDoNarrow() {
  const plate = { width: 360, height: 504, spacing: 28 };
  const parts = [
    development(plate, 342, 0.9, [0, (3 / 8) * 576]),
    deployment(plate, 98, [0, 9 * 13 + 5, 12], [
      [350, 200],
      [350, 420],
    ]),
    consultancy(plate, [32, 0]),
  ];
  return { ...plates(plate, [0, 576], parts), trailY: 1 / 8 };
}

/**
 * The whole drawing.
 * @param pitch from a plate to the next. Below the last one, there is the same gap as between two
 */
function plates({ width, height, spacing }: Plate, [right, down]: Point, parts: Part[]) {
  const frame = `h${width}v${height}h${-width}z`;
  const frames = parts.map((_, i) => `M${i * right} ${i * down}${frame}`).join('');
  const way = parts.flatMap(({ way }, i) =>
    way.map(([x, y]): Point => [x + i * right, y + i * down]),
  );
  const route = curve(way);
  const nested = (i: number, content: string) =>
    `<svg x="${i * right}" y="${i * down}" width="${width}" height="${height}">${content}</svg>`;
  const dark = parts.map(({ over }, i) => {
    const line = path(route, 'stroke-background', {
      'stroke-width': 3,
      transform: `translate(${-i * right} ${-i * down})`,
    });
    return over
      ? nested(
          i,
          `<clipPath id="over">${path(over)}</clipPath><g clip-path="url(#over)">${line}</g>`,
        )
      : '';
  });
  return drawing('spruce', width + 2 * right, down ? 3 * down : height, [
    area(frames, 'fill-background'),
    ...parts.map(({ content }, i) => nested(i, content.join(''))),
    `<clipPath id="plates">${path(frames)}</clipPath>`,
    path(route, 'stroke-outside', { 'stroke-width': 3 }),
    `<g clip-path="url(#plates)">${trail(route)}</g>`,
    ...dark,
    path(summitTriangle(way[way.length - 1], spacing / 16), 'fill-accent stroke-accent'),
  ]);
}

/**
 * Streamlines of a direction field, seeded at random; each ends before it gets too close to another.
 * @param seed,lean of the field: they decide where the route leaves the plate
 */
function development(
  { width, height, spacing }: Plate,
  seed: number,
  lean: number,
  start: Point,
): Part {
  const noise = fractalNoise(seed, 330);
  const step = spacing / 4;
  const random = createRandom(5);
  const drawn: Point[] = [];
  const isInside = ([x, y]: Point) => x > -9 && y > -9 && x < width + 9 && y < height + 9;
  const isFree = (at: Point, gap: number) => drawn.every((other) => distance(other, at) >= gap);
  /** A streamline from a point, forwards (1) or backwards (-1). */
  const follow = (start: Point, direction: number, longest: number) => {
    const line = [start];
    for (let [x, y] = start; line.length < longest; ) {
      const angle = noise(x, y) * 2.1 + lean;
      x += direction * step * Math.cos(angle);
      y += direction * step * Math.sin(angle);
      if (!isInside([x, y]) || !isFree([x, y], spacing * 0.55)) break;
      line.push([x, y]);
    }
    return line;
  };
  // The route is drawn first, so that it meets no other streamline. It enters level from the left edge.
  const way = follow([start[0] + spacing, start[1]], 1, 200);
  const lines: Point[][] = [];
  drawn.push(...way);
  for (const _ of range(4000)) {
    const seed: Point = [random() * width, random() * height];
    if (!isFree(seed, spacing)) continue;
    const line = [...follow(seed, -1, 130).reverse(), ...follow(seed, 1, 130).slice(1)];
    if (line.length < 14) continue;
    lines.push(line);
    drawn.push(...line);
  }
  /** How far a line is from the route, which lights what is near. */
  const remoteness = (line: Point[]) =>
    Math.min(...line.map((from) => Math.min(...way.map((to) => distance(from, to))))) /
    (3 * spacing);
  const levels = range(6).map((i) => -0.8 + i * 0.32);
  const grounds = contourPaths(noise, { width, height, cell: 25, levels });
  return {
    content: [
      ...grounds.map((d) => area(d, 'fill-relief', { 'fill-opacity': 0.13 })),
      ...[0.85, 0.6, 0.35].map((opacity, i, { length }) => {
        const isHere = (line: Point[]) => Math.min(Math.floor(remoteness(line)), length - 1) === i;
        const d = lines.filter(isHere).map((line) => curve(everyNth(6, line)));
        return path(d.join(''), '', { 'stroke-opacity': opacity });
      }),
    ],
    way: [start, ...everyNth(6, way)],
  };
}

/**
 * The same contour map on four floors, the topmost in the accent.
 * @param storey from a floor to the next
 * @param stops the nodes of the topmost floor to which the route comes: 0 is its upper corner, 12 * 13 its left one, and 12
 *   its right one
 * @param after where the route goes on, beside the floors
 */
function deployment(
  { width, spacing }: Plate,
  storey: number,
  stops: number[],
  after: Point[] = [],
): Part {
  /** The side of a floor. */
  const side = 156;
  /** The isometric view of the topmost floor. */
  const project = ([x, y]: Point): Point => [width / 2 + (x - y) * 0.94, 34 + (x + y) * 0.47];
  const noise = fractalNoise(40, 94);
  const hill = (x: number, y: number) =>
    noise(x, y) * 0.3 + 1.35 * gaussian(Math.hypot(x - 70, y - 74), 0, 47);
  const levels = range(0.05, 1.2, spacing / 64);
  const grid = { width: side, height: side, cell: 6, levels };
  const map = `<g clip-path="url(#floor)">${path(contourPaths(hill, grid, project).join(''))}</g>`;
  const cell = side / 12;
  const nodes = range(13 * 13).map((i) => {
    const place: Point = [(i % 13) * cell, Math.floor(i / 13) * cell];
    return { place, height: hill(...place) };
  });
  const over = new Set(
    pairs(stops).flatMap(([from, to]) =>
      everyNth(4, leastCostPath(13, nodes, nodes[from], nodes[to], 60)),
    ),
  );
  const ends = [0, side, side, 0];
  const plane = polygon(ends.map((y, i) => project([ends[(i + 1) % 4], y])));
  const floors = [3, 2, 1].map(
    (floor) =>
      `<g transform="translate(0 ${storey * floor})">${path(plane, 'fill-background')}${land(plane, 0.8 - 0.15 * floor)}${map}</g>`,
  );
  return {
    content: [
      `<clipPath id="floor">${path(plane)}</clipPath>`,
      lightLines(floors),
      path(plane, 'fill-accent stroke-accent'),
      lightLines([map]),
    ],
    way: [...Array.from(over, ({ place }) => project(place)), ...after],
    over: plane,
  };
}

/** A contour map, and the path of least cost to its summit. */
function consultancy({ width, height, spacing }: Plate, [column, row]: Point): Part {
  const noise = fractalNoise(12, 190);
  const field = (x: number, down: number) => {
    const y = (424 * down) / height;
    return (
      0.3 * noise(x, y) +
      1.5 * gaussian(Math.hypot((x - 225) / 1.05, y - 190), 0, 112) +
      0.55 * gaussian(Math.hypot(x - 120, y - 345), 0, 66) -
      1.5 * gaussian(Math.hypot((x - 120) / 3.4, y - 474), 0, 58)
    );
  };
  const layers = contourPaths(field, {
    width,
    height,
    cell: spacing / 2,
    levels: range(-0.2, 1.65, spacing / 133),
  });
  const cell = 10;
  const columns = Math.floor(width / cell);
  const nodes = range(columns * Math.floor(height / cell)).map((i) => {
    const place: Point = [(i % columns) * cell, Math.floor(i / columns) * cell];
    return { place, height: field(...place) };
  });
  const start = nodes[row * columns + column];
  const summit = greatest(nodes, ({ height }) => height) ?? start;
  return {
    content: layers.map((d, i) =>
      path(d, `fill-relief ${i % 4 ? 'stroke-soft' : ''}`, { 'fill-opacity': 0.11 }),
    ),
    way: everyNth(
      2,
      leastCostPath(columns, nodes, start, summit, 190).map(({ place }) => place),
    ),
  };
}
