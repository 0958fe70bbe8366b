import { range } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { createRandom, gaussian } from './math';
import { closedCurve, distance, type Point, polygon, profile, spline } from './paths';
import { dots, landAt, path } from './svg';

/** A layer reaches from y = 0 to its height. Its upper edge may be above that by `relief`. */
export type Core = {
  left: number;
  right: number;
  height: number;
  relief: number;
  drill: number;
  /** How far lines are apart. */
  grain: number;
};

/**
 * What is in a layer, from back to front.
 * @param top its upper edge
 * @param share its colour: see landAt()
 */
export type Content = (core: Core, top: (x: number) => number, share: number) => string[];

/** A line from edge to edge, and a bit beyond, through a point at every step. */
const across = ({ left, right, grain }: Core, y: (x: number) => number, step = 2 * grain) =>
  spline(range(left - step, right + 2 * step, step).map((x): Point => [x, y(x)]));

/** The ground below a line. */
const below = ({ height, left }: Core, line: string, share: number) =>
  path(`${line}V${height + 9}H${left - 60}z`, `fill-${landAt(share)}`);

/** Even beds: a plan. */
export const evenBeds: Content = (core, top, share) => {
  const count = Math.round(core.height / core.grain);
  const beds = range(count).map((i) =>
    below(
      core,
      across(core, (x) => (core.height * i) / count + top(x) * (1 - i / count)),
      share + 0.05 * (i % 2) + (0.08 * i) / count,
    ),
  );
  return [...beds];
};

/** Streams that meet in pairs on their way to the drill, until there is one. */
export const tributaries: Content = (core, top, share) => {
  const { left, right, height, drill } = core;
  const orders = 3;
  const reach = (right - drill) / 4.6;
  /** A stream at a distance from the drill, after it has met others that many times. */
  const at = (stream: number, meetings: number, away: number): Point => {
    const place = (Math.floor(stream / 2 ** meetings) + 0.5) / 2 ** (orders - meetings);
    const x = drill + away * reach;
    return [x, height * (0.06 + 0.9 * place) + top(x) * (1 - place)];
  };
  const branches = range(orders).map((meetings) => {
    const away = orders - meetings - 0.5;
    const lines = [-1, 1].flatMap((side) =>
      range(0, 2 ** orders, 2 ** meetings).map((stream) => {
        const [x, y] = at(stream, meetings + 1, side * away);
        const [endX, endY] = at(stream, meetings, side * (away + 1));
        const half = (x + endX) / 2;
        const source = meetings ? '' : `H${side < 0 ? Math.min(left, endX) : right + 60}`;
        return `M${x} ${y}C${half} ${y} ${half} ${endY} ${endX} ${endY}${source}`;
      }),
    );
    return path(lines.join(''), '', { 'stroke-width': 1.2 + 1.2 * meetings });
  });
  const [x, y] = at(0, orders, -0.5);
  const trunk = path(`M${x} ${y}h${reach}`, '', { 'stroke-width': 1.2 + 1.2 * orders });
  return [below(core, across(core, top), share), ...branches, trunk];
};

/** Crystals: a new one among those that were there before. */
export const crystals: Content = (core, top, share) => {
  const { left, right, height, drill, grain } = core;
  const random = createRandom(1033);
  const columns = Math.round((right - left) / (2.7 * grain));
  const rows = Math.round(height / (1.7 * grain));
  const centres = range(columns * rows).map(
    (i): Point => [
      left + (((i % columns) + 0.1 + 0.8 * random()) * (right - left)) / columns,
      ((Math.floor(i / columns) + 0.1 + 0.8 * random()) * height) / rows,
    ],
  );
  const voronoi = Delaunay.from([...centres, [drill, height / 2]]).voronoi([
    left - 9,
    0,
    right + 9,
    height + 9,
  ]);
  const outline = (i: number) =>
    polygon(
      voronoi.cellPolygon(i).map(([x, y]) => [Math.round(x), Math.round(y > 0 ? y : top(x))]),
    );
  const shades = [-0.12, -0.04, 0.04, 0.12].map((lighter, shade, { length }) =>
    path(
      range(shade, centres.length, length).map(outline).join(''),
      `fill-${landAt(share + lighter)}`,
    ),
  );
  return [...shades, path(outline(centres.length), 'fill-accent')];
};

/** A winding way becomes straight. */
export const straightening: Content = (core, top, share) => {
  const { height, grain } = core;
  const count = Math.round((1.5 * height) / grain);
  const beds = range(count).map((i) => {
    const calm = i / (count - 1);
    const y = (x: number) => (height * i) / count + top(x) * (1 - calm) ** 1.5;
    return below(core, across(core, y, grain), share + 0.1 * (i % 2));
  });
  return [...beds];
};

/** Ridges that grow from row to row. */
export const roomToGrow: Content = (core, top, share) => {
  const { height, drill, grain, left, right } = core;
  const rows = 4;
  const ridges = range(1, rows + 1).map((i) => {
    const rise = (x: number) =>
      range(-6, 5).reduce(
        (sum, k) =>
          sum +
          (k % 2 ? 0.6 : 1) *
            gaussian(x, drill + (5 * k + 0.8 * i) * grain, (0.5 + 0.2 * i) * grain),
        0,
      );
    const foot = (height * (i + 1)) / (rows + 1);
    const line = profile(
      range(left - grain, right + 3 * grain, grain).map(
        (x): Point => [x, foot - 0.8 * height * (i / rows) ** 1.3 * rise(x)],
      ),
    );
    return below(core, line, share + ((1 - share) * i) / rows);
  });
  return [below(core, across(core, top), share), ...ridges];
};

/** Ground that no map shows yet: the deeper, the less is known. */
export const unsurveyed: Content = (core, top, share) => {
  const { left, right, height, grain } = core;
  const random = createRandom(7);
  const known = (x: number) => 0.16 * height - top(2 * x);
  const places: Point[] = [];
  for (const _ of range(3000)) {
    const x = Math.round(left + random() * (right - grain - left));
    const depth = random();
    const y = Math.round(depth * (height - 4));
    const isFree = places.every((other) => distance(other, [x, y]) > grain * (0.26 + depth));
    if (isFree && y > known(x) + 0.2 * grain) places.push([x, y]);
  }
  const xs = range(left - 3 * grain, right + 3 * grain, grain);
  const surveyed = [
    ...xs.map((x): Point => [x, top(x)]),
    ...xs.reverse().map((x): Point => [x, known(x)]),
  ];
  const sizes = [0.38, 0.3, 0.22, 0.14];
  return [
    path(closedCurve(surveyed), `fill-${landAt(share)}`),
    ...sizes.map((size, i) =>
      dots(
        places.filter(([, y]) => Math.floor((y / height) * sizes.length) === i),
        size * grain,
        'stroke-relief',
      ),
    ),
  ];
};
