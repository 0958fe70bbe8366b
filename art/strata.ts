import { range } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { createRandom, gaussian, smoothstep } from './math';
import { type Point, polygon, profile, spline } from './paths';
import { area, landAt, path } from './svg';

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

/** What is in a layer, from back to front, below its upper edge. */
export type Content = (core: Core, top: (x: number) => number) => string[];

/** Ground down to the lower edge. */
const ground = (core: Core, top: (x: number) => number, share: number) =>
  path(`${across(core, top)}V${core.height + 9}H${core.left - 9}z`, `fill-${landAt(share)}`);

/** A line from edge to edge, and a bit beyond, through a point at every step. */
const across = ({ left, right, grain }: Core, y: (x: number) => number, step = 2 * grain) =>
  spline(range(left - step, right + 2 * step, step).map((x): Point => [x, y(x)]));

/** Lines inside a layer. */
const FAINT = { 'stroke-opacity': 0.6 };

/** Even beds: a plan. */
export const evenBeds: Content = (core, top) => {
  const { height, grain } = core;
  const beds = range(0.5 * grain, height + 2 * grain, grain).map((y) =>
    across(core, (x) => y + top(x)),
  );
  return [ground(core, top, 0.14), path(beds.join(''), '', FAINT)];
};

/** Streams that meet in pairs, until there is one. */
export const tributaries: Content = (core, top) => {
  const { height, drill, grain } = core;
  const orders = 3;
  const reach = 4.7 * grain;
  /** The height of a stream, as a share of the layer's, after it has met others that many times. */
  const place = (i: number, meetings: number) =>
    (Math.floor(i / 2 ** meetings) + 0.5) / 2 ** (orders - meetings);
  const streams = range(2 ** orders).map((i) =>
    across(core, (x) => {
      const away = Math.abs(x - drill) / reach;
      const share = range(orders).reduce(
        (sum, k) => sum + (place(i, orders - k - 1) - place(i, orders - k)) * smoothstep(away - k),
        place(i, orders),
      );
      return height * (0.04 + 0.92 * share);
    }),
  );
  return [ground(core, top, 0.09), path(streams.join(''), '', FAINT)];
};

/** Crystals: a new one among those that were there before. */
export const crystals: Content = (core, top) => {
  const { left, right, height, drill, grain } = core;
  const random = createRandom(1033);
  const columns = Math.round((right - left) / (1.7 * grain + 10));
  const rows = Math.round(height / (1.4 * grain + 8));
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
  const shades = [0.02, 0.06, 0.1, 0.14].map((share, shade, { length }) =>
    path(
      range(shade, centres.length, length).map(outline).join(''),
      `fill-${landAt(share)}`,
      FAINT,
    ),
  );
  return [...shades, path(outline(centres.length), 'fill-accent'), path(across(core, top))];
};

/** A winding way becomes straight. */
export const straightening: Content = (core, top) => {
  const { height, grain } = core;
  const count = Math.round(height / grain);
  const beds = range(1, count).map((i) => {
    const size = 0.75 * grain * Math.max(0, 1 - (1.3 * i) / count) ** 1.2;
    return across(
      core,
      (x) => (height * i) / count + size * Math.sin((Math.PI * x) / (1.25 * grain)),
      0.625 * grain,
    );
  });
  return [ground(core, top, 0.06), path(beds.join(''), '', FAINT)];
};

/** Ridges that grow from row to row. */
export const roomToGrow: Content = (core, top) => {
  const { height, drill, grain, left, right } = core;
  const rows = Math.round(height / grain / 1.6);
  const ridges = range(1, rows + 1).map((i) => {
    const rise = (x: number) =>
      range(-4, 5).reduce(
        (sum, k) =>
          sum + (k % 2 ? 0.55 : 1) * gaussian(x, drill + 10.5 * grain * k, (1.2 + 0.3 * i) * grain),
        0,
      );
    const foot = (height * (i + 0.4)) / (rows + 0.6);
    const line = profile(
      range(left - grain, right + 3 * grain, 2 * grain).map(
        (x): Point => [x, Math.max(top(x) + 3, foot - 0.5 * height * (i / rows) ** 1.3 * rise(x))],
      ),
    );
    const share = 0.02 + (0.14 * i) / rows;
    return path(`${line}V${height + 9}H${left - 9}z`, `fill-${landAt(share)}`, FAINT);
  });
  return [ground(core, top, 0.02), ...ridges];
};

/** Ground that no map shows yet. */
export const unsurveyed: Content = (core, top) => {
  const { left, right, height, grain } = core;
  const rows = Math.floor(height / grain);
  const surveyed = `${across(core, top)}V${1.2 * grain}H${left - 9}z`;
  const dots = range(1, rows).map((i) =>
    path(`M${left} ${(i + 0.2) * grain}H${right}`, 'stroke-land6', {
      'stroke-width': grain * (1.1 - i / rows),
      'stroke-dasharray': `0 ${grain}`,
      'stroke-dashoffset': ((i % 2) * grain) / 2,
    }),
  );
  return [area(surveyed, 'fill-land6'), path(across(core, top)), ...dots];
};
