import { Delaunay } from 'd3-delaunay';
import { isolines, landAbove, terrain } from './field.mjs';
import { kernel, normalFrom, randomFrom } from './random.mjs';
import { cheapestRoute } from './route.mjs';
import {
  curve,
  dots,
  land,
  onLand,
  path,
  plate,
  polyline,
  simplify,
  spline,
  sprucePlate,
  tint,
} from './svg.mjs';

/** @typedef {import('./svg.mjs').Point} Point */

const range = (/** @type {number} */ length) => Array.from({ length }, (_, i) => i);

/** Development: streamlines of a flow, evenly spaced (after Jobard and Lefer, 1997). */
export function development() {
  const [width, height, gap, step] = [640, 450, 16, 4];
  const random = randomFrom(5);
  const potential = terrain(21, 330);
  const angle = (/** @type {number} */ x, /** @type {number} */ y) => potential(x, y) * 2.1 + 0.5;
  /** @type {Map<string, Point[]>} points drawn so far, by cell */
  const drawn = new Map();
  const cellOf = (/** @type {number} */ x, /** @type {number} */ y) => [
    Math.floor(x / gap),
    Math.floor(y / gap),
  ];
  const isFree = (/** @type {Point} */ [x, y], /** @type {number} */ distance) => {
    const [column = 0, row = 0] = cellOf(x, y);
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
  const lines = [];
  for (let tries = 0; tries < 4000; tries += 1) {
    // The first line has the whole sheet to itself: it runs longest, and is the one that is marked.
    const start = /** @type {Point} */ (
      tries === 0 ? [300, 235] : [random() * width, random() * height]
    );
    if (!isFree(start, gap)) continue;
    const line = [...follow(start, -1).reverse(), ...follow(start, 1).slice(1)];
    if (line.length < 14) continue;
    for (const point of line) {
      const key = cellOf(...point).join();
      drawn.set(key, [...(drawn.get(key) ?? []), point]);
    }
    lines.push(simplify(line, 1));
  }
  const [marked = [], ...others] = lines;
  const levels = range(6).map((i) => -0.8 + i * 0.32);
  const layers = landAbove(potential, { width, height, cell: 25, levels, tolerance: 4 });
  return sprucePlate(width, height, `${lines.length} streamlines of one potential`, [
    ...layers.map((d) => tint(d, 0.04)),
    path(others.map((line) => curve(line)).join(''), 'g'),
    path(curve(marked), 'a'),
  ]);
}

/** Deployment: the same ground at four heights, the topmost in the accent. */
export function deployment() {
  const [width, height, side] = [400, 600, 200];
  const floors = [3, 2, 1, 0].map((floor) => {
    const ground = terrain(40 + floor, 120);
    const hill = (/** @type {number} */ x, /** @type {number} */ y) =>
      ground(x, y) * 0.3 + 1.35 * kernel(Math.hypot(x - 95, y - 105), 0, 60);
    const project = (/** @type {Point} */ [x, y]) =>
      /** @type {Point} */ ([200 + (x - y) * 0.86, 76 + floor * 94 + (x + y) * 0.43]);
    const clip = (/** @type {Point} */ [x, y]) =>
      project([Math.min(side, Math.max(0, x)), Math.min(side, Math.max(0, y))]);
    const corners = [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ].map((p) => project(/** @type {Point} */ (p)));
    const levels = floor === 0 ? [0.05, 0.3, 0.55, 0.8, 1.05] : [0.1, 0.45, 0.8, 1.1];
    const lines = isolines(
      hill,
      { width: side, height: side, cell: 6, levels, tolerance: 1.1 },
      clip,
    );
    const plane = polyline(corners, true);
    return floor === 0
      ? path(plane, 'm a') + path(plane, 'f') + onLand([path(lines.join(''), 'o')])
      : path(plane, 'm') + onLand([land(plane, 0.2 + 0.25 * floor), path(lines.join(''), 'o')]);
  });
  const plumb = [
    [200, 76],
    [372, 162],
    [200, 248],
    [28, 162],
  ].map(([x = 0, y = 0]) =>
    polyline([
      [x, y],
      [x, y + 282],
    ]),
  );
  return plate(width, height, `One hill on ${floors.length} floors`, [
    path(plumb.join(''), 'b'),
    ...floors,
  ]);
}

/** Consultancy: a map, and one route to the summit: the way that costs least where climbing is dear (Dijkstra). */
export function consultancy() {
  const [width, height, cell] = [400, 600, 10];
  const ground = terrain(12, 190);
  const field = (/** @type {number} */ x, /** @type {number} */ y) =>
    0.3 * ground(x, y) +
    1.5 * kernel(Math.hypot((x - 225) / 1.05, y - 215), 0, 135) +
    0.55 * kernel(Math.hypot(x - 120, y - 420), 0, 80);
  const levels = range(16).map((i) => -0.2 + i * 0.12);
  const layers = landAbove(field, { width, height, cell: 8, levels, tolerance: 1.7 });
  const [columns, rows] = [width / cell, height / cell];
  const at = (/** @type {number} */ node) =>
    /** @type {Point} */ ([(node % columns) * cell, Math.floor(node / columns) * cell]);
  const heights = range(columns * rows).map((node) => field(...at(node)));
  const summit = heights.indexOf(Math.max(...heights));
  const start = 53 * columns + 6;
  const route = cheapestRoute({
    columns,
    rows,
    from: start,
    to: summit,
    place: at,
    heightAt: (node) => Number(heights[node]),
    dearness: 190,
  }).map(at);
  const [sx, sy] = at(summit);
  return plate(width, height, `Best path, ${(columns * rows).toLocaleString('en')} nodes`, [
    ...layers.map((d, i) => tint(d, 0.07, i % 4 ? 'b' : '')),
    path(curve(simplify(route, 1.5)), 'a'),
    dots([at(start)], 'e a'),
    path(
      polyline(
        [
          [sx, sy - 15],
          [sx + 12, sy + 6],
          [sx - 12, sy + 6],
        ],
        true,
      ),
      'f c',
    ),
  ]);
}

/** The engagements' plates stand in pairs, a wide one and a narrow one of the same height. */
const [WIDE, NARROW] = [/** @type {const} */ ([640, 400]), /** @type {const} */ ([448, 400])];

/** Short-term: many quiet sections and one sharp peak. */
export function shortTerm() {
  const [width, height] = WIDE;
  const noise = terrain(3, 70);
  const lines = range(24).map((row) => {
    const base = 112 + row * 12;
    const rise = kernel(row, 11, 2.6);
    const line = range(67).map((i) => {
      const x = (i - 1) * 10;
      const sharp = 212 * rise * (0.7 * kernel(x, 372, 19) + 0.3 * kernel(x, 372, 56));
      return /** @type {Point} */ ([x, base - sharp - 3.2 * noise(x, row * 22) * (0.6 + rise)]);
    });
    const area = spline(line, `V${height * 2 + 20}H-20`);
    const shade = kernel(row, 11, row < 11 ? 3 : 6);
    const section = land(area, 0.95 * shade) + (row === 11 ? path(spline(line), 'a o') : '');
    return shade > 0.35 ? onLand([section]) : `<g class="m">${section}</g>`;
  });
  return plate(width, height, `${lines.length} sections, one peak`, lines);
}

/** Retainer: a series wound into a spiral, a turn a year; the seasons return, the latest year in the accent. */
export function retainer() {
  const [[width, height], turns, steps] = [NARROW, 9, 48];
  const [cx, cy] = [width / 2, height / 2 + 6];
  const normal = normalFrom(randomFrom(8));
  const wave = range(turns * steps + 1).map((i) => {
    const t = i / steps;
    const season =
      Math.cos(2 * Math.PI * (t * 3 - 0.1)) + 0.55 * Math.cos(2 * Math.PI * (t * 5 + 0.2));
    const radius = 18 + t * 16.4 + season * (1 + t * 1.6) + 0.3 * normal();
    const a = 2 * Math.PI * t - Math.PI / 2;
    return /** @type {Point} */ ([cx + radius * Math.cos(a), cy + radius * Math.sin(a)]);
  });
  const latest = (turns - 1) * steps;
  const months = range(12).map((i) => {
    const a = (2 * Math.PI * i) / 12;
    return polyline([
      [cx + 12 * Math.cos(a), cy + 12 * Math.sin(a)],
      [cx + 184 * Math.cos(a), cy + 184 * Math.sin(a)],
    ]);
  });
  const end = /** @type {Point} */ (wave[wave.length - 1]);
  const years = range(turns).map((turn) =>
    tint(spline(wave.slice(turn * steps, (turn + 1) * steps + 1)), 0.12),
  );
  return plate(width, height, `${turns} turns of ${steps} points`, [
    ...years,
    path(months.join(''), 'b'),
    path(spline(wave.slice(0, latest + 1))),
    path(spline(wave.slice(latest)), 'a'),
    dots([end], 'e a'),
  ]);
}

/** Workshops: learning curves of many starts and speeds that converge; their mean in the accent. */
export function workshops() {
  const [[width, height], left, top, bottom] = [NARROW, 44, 48, 344];
  const random = randomFrom(17);
  const x = (/** @type {number} */ t) => left + t * (width - 2 * left);
  const learners = range(10).map(() => {
    const [start, speed, phase, plateau] = [
      random(),
      1.9 + 3.6 * random(),
      random() * 6,
      0.8 + 0.06 * random(),
    ];
    return (/** @type {number} */ t) =>
      plateau * (1 - Math.exp(-speed * t)) +
      (1 - start) * 0.75 * Math.exp(-speed * t) +
      0.02 * Math.sin(9 * t + phase) * (1 - t);
  });
  const mean = (/** @type {number} */ t) =>
    learners.reduce((sum, learn) => sum + learn(t), 0) / learners.length;
  const draw = (/** @type {(t: number) => number} */ learn, suffix = '') =>
    spline(
      range(15).map((i) => [x(i / 14), bottom - (bottom - top) * learn(i / 14)]),
      suffix,
    );
  const ticks = range(9).map((i) =>
    polyline([
      [x(i / 8), bottom],
      [x(i / 8), bottom + (i % 4 ? 6 : 12)],
    ]),
  );
  const grid = range(4).map((i) =>
    polyline([
      [left, top + (i * (bottom - top)) / 4],
      [x(1), top + (i * (bottom - top)) / 4],
    ]),
  );
  return plate(width, height, `${learners.length} curves, one mean`, [
    path(grid.join(''), 'b'),
    ...learners.map((learn) => tint(draw(learn, `V${bottom * 2}H${left * 2}`), 0.09)),
    path(learners.map((learn) => draw(learn)).join(''), 'g'),
    path(
      polyline([
        [left, top - 16],
        [left, bottom],
        [x(1), bottom],
      ]) + ticks.join(''),
    ),
    path(draw(mean), 'a'),
    dots([[x(1), bottom - (bottom - top) * mean(1)]], 'e a'),
  ]);
}

/** Project-based: a plan of parcels (Voronoi, relaxed after Lloyd), one of them marked. */
export function projectBased() {
  const [width, height] = WIDE;
  const random = randomFrom(31);
  let sites = range(77).map(
    () => /** @type {Point} */ ([random() * (width + 160) - 80, random() * (height + 160) - 80]),
  );
  const diagram = () => Delaunay.from(sites).voronoi([-80, -80, width + 80, height + 80]);
  for (const _ of range(5)) {
    const cells = diagram();
    sites = sites.map((_, i) => centroid(/** @type {Point[]} */ (cells.cellPolygon(i))));
  }
  const cells = diagram();
  const chosen = Delaunay.from(sites).find(372, 190);
  const parcel = /** @type {Point[]} */ (cells.cellPolygon(chosen)).slice(0, -1);
  const edges = new Map();
  for (const i of range(sites.length)) {
    const ring = /** @type {Point[]} */ (cells.cellPolygon(i));
    ring.slice(1).forEach((b, k) => {
      const a = /** @type {Point} */ (ring[k]);
      const key = [a, b]
        .map(([px, py]) => `${Math.round(px)},${Math.round(py)}`)
        .sort()
        .join(' ');
      edges.set(key, polyline([a, b]));
    });
  }
  const isWithin = (/** @type {Point} */ [x, y], /** @type {number} */ margin) =>
    x > margin && x < width - margin && y > margin && y < height - margin;
  const pegs = sites.filter((site, i) => i !== chosen && isWithin(site, 12));
  // In four tones, by how much ground a parcel has.
  const rings = range(sites.length).map((i) => /** @type {Point[]} */ (cells.cellPolygon(i)));
  const bySize = [...rings].sort((a, b) => areaIn(a) - areaIn(b));
  const tones = range(4).map((tone) =>
    bySize
      .slice((tone * rings.length) / 4, ((tone + 1) * rings.length) / 4)
      .filter((ring) => ring.some((point) => isWithin(point, 0)))
      .map((ring) => polyline(ring.slice(0, -1), true))
      .join(''),
  );
  return plate(width, height, `${pegs.length + 1} Voronoi cells`, [
    ...tones.map((d, tone) => tint(d, 0.06 + 0.2 * tone)),
    path([...edges.values()].join('')),
    path(polyline(parcel, true), 'f'),
    dots(pegs, 'd'),
  ]);
}

/** @param {Point[]} ring closed by its first point */
const crosses = (ring) =>
  ring.slice(1).map(([bx, by], i) => {
    const [ax, ay] = /** @type {Point} */ (ring[i]);
    return { x: ax + bx, y: ay + by, cross: ax * by - bx * ay };
  });

const areaIn = (/** @type {Point[]} */ ring) =>
  Math.abs(crosses(ring).reduce((sum, { cross }) => sum + cross, 0)) / 2;

/** @param {Point[]} ring @returns {Point} */
function centroid(ring) {
  let [area, cx, cy] = [0, 0, 0];
  for (const { x, y, cross } of crosses(ring)) {
    [area, cx, cy] = [area + cross, cx + x * cross, cy + y * cross];
  }
  return [cx / (3 * area), cy / (3 * area)];
}

/** Blog: a page of measurements, written line by line, each broken off where a thought ends. */
export function blog() {
  const [width, height] = [640, 400];
  const random = randomFrom(77);
  const rows = range(9).map((row) => {
    const y = 52 + row * 38;
    const noise = terrain(100 + row, 26);
    const end = row % 3 === 2 ? 300 + 190 * random() : 560 + 36 * random();
    const words = [];
    for (let x = 44; x < end - 14; ) {
      const length = Math.min(end - x, 26 + 86 * random());
      const steps = Math.max(4, Math.round(length / 7));
      words.push(
        range(steps + 1).map((i) => {
          const px = x + (length * i) / steps;
          const fade = Math.sin((Math.PI * i) / steps);
          return /** @type {Point} */ ([px, y - 13 * noise(px, row * 50) * fade]);
        }),
      );
      x += length + 15;
    }
    return words;
  });
  const rules = range(9).map((row) =>
    polyline([
      [44, 62 + row * 38],
      [596, 62 + row * 38],
    ]),
  );
  return plate(width, height, `${rows.length} lines of noise in ${rows.flat().length} words`, [
    path(rules.join(''), 'b'),
    path(
      rows
        .filter((_, i) => i !== 4)
        .flat()
        .map((word) => spline(word))
        .join(''),
    ),
    path((rows[4] ?? []).map((word) => spline(word)).join(''), 'a'),
  ]);
}
