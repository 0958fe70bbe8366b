import { range } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { contourPaths, fractalNoise } from '../contourLines';
import { createRandom, gaussian } from '../math';
import { curve, type Point, polygon, spline } from '../paths';
import { dots, drawing, land, lightLines, path, trail } from '../svg';

/*
 * The core services as the layers of one core sample, all equally high. The trail is the drill: it enters in the first
 * layer, and runs down to the last. What is below that is only planned.
 */

/**
 * Its measures. In CSS pixels of the page, the drawing may be smaller: see `pixel`.
 * @param drill the x of the drill
 * @param grain how far lines are apart
 * @param pixel a pixel of the page
 */
type Core = { width: number; height: number; drill: number; grain: number; pixel: number };

/** What is in a layer, from back to front. Its upper edge is at about y = 0. */
type Layer = (core: Core, top: (x: number) => number) => string[];

/** For wide windows. */
export const coreSample = () => core({ width: 280, height: 180, drill: 84, grain: 16, pixel: 1 });

/** For narrow windows, in which it is about 56 pixels wide. */
export const coreSampleNarrow = () =>
  core({ width: 112, height: 440, drill: 56, grain: 22, pixel: 2 });

/** Lines of what was there before. */
const WEAK = { 'stroke-opacity': 0.62 };

function core(core: Core) {
  const { width, height, drill, pixel } = core;
  const layers = [plan, tributaries, crystals, straightening, roomToGrow, unsurveyed].map(
    (draw, i, { length }) => {
      const noise = fractalNoise(30 + 2 * i, 90 * pixel);
      const top = (x: number) => (6 * noise(x, 0) + (i ? 0 : 9)) * pixel;
      const ground = land(areaBelow(core, top), 0.46 * (1 - i / (length - 1)));
      return `<g transform="translate(0 ${i * height})">${[ground, ...draw(core, top)].join('')}</g>`;
    },
  );
  const bend = 20 * pixel;
  const entry = 0.75 * height;
  const planned = range(8 * pixel, 0.3 * height, 8 * pixel).map(
    (depth): Point => [drill, 5 * height + depth],
  );
  const total = layers.length * height;
  return {
    ...drawing('spruce', width, total, [
      lightLines(layers),
      trail(`M0 ${entry}H${drill - bend}q${bend} 0 ${bend} ${bend}V${5 * height}`),
      dots(planned, 4, 'stroke-accent'),
    ]),
    trailY: entry / total,
  };
}

/** A line from edge to edge, and a bit beyond, through a point at every step. */
const across = ({ width, grain }: Core, y: (x: number) => number, step = width / 16) =>
  spline(range(-grain, width + 2 * grain, step).map((x): Point => [x, y(x)]));

const areaBelow = (core: Core, y: (x: number) => number) =>
  `${across(core, y)}V${1.5 * core.height}H${-core.grain}z`;

/** Even beds. */
const plan: Layer = (core, top) => {
  const { height, grain } = core;
  const noise = fractalNoise(7, 4.4 * grain);
  const beds = range(1, height / grain).map((i) =>
    across(
      core,
      (x) => top(x) + grain * (i + (0.25 + (0.7 * i * grain) / height) * noise(x, grain * i)),
    ),
  );
  return [path(beds.join(''), '', WEAK)];
};

/** Streams flow into one. */
const tributaries: Layer = ({ width, height, drill, grain }, top) => {
  const random = createRandom(11);
  const count = 22;
  return range(count).map((i) => {
    const source = i % 3 ? width + 6 : -6;
    const mouth = (0.2 + (0.95 * i) / count) * height;
    const rise = grain + Math.min(0.5 * mouth, 0.4 * width) * random();
    const bends = range(3).map(() => 0.9 * grain * (random() - 0.5));
    const stream = range(13).map((j): Point => {
      const t = j / 12;
      const bend = bends.reduce((sum, size, k) => sum + size * Math.sin((k + 1) * Math.PI * t), 0);
      const x = source + (drill - source) * t;
      return [x, Math.max(top(x) + 3, mouth - rise * (1 - t ** 2) + bend)];
    });
    return path(curve(stream), '', i % 4 ? WEAK : { 'stroke-width': 2 });
  });
};

/** Crystals: a new one among those that were there before. */
const crystals: Layer = ({ width, height, drill, grain }, top) => {
  const random = createRandom(5);
  const [columns, rows] = [width, height].map((length) => Math.round(length / grain / 1.6));
  const centres = range(columns * (rows + 1)).map(
    (i): Point => [
      (((i % columns) + 0.15 + 0.7 * random()) * width) / columns,
      ((Math.floor(i / columns) + 0.15 + 0.7 * random()) * height) / rows,
    ],
  );
  const cells = Delaunay.from(centres);
  const voronoi = cells.voronoi([-9, -9, width + 9, 1.2 * height]);
  const added = cells.find(drill, 0.5 * height);
  return centres.map((_, i) => {
    const outline = polygon(voronoi.cellPolygon(i).map(([x, y]) => [x, Math.max(y, top(x))]));
    return i === added
      ? path(outline, 'fill-accent')
      : land(outline, 0.3 + 0.05 * Math.floor(5 * random()));
  });
};

/** A winding way becomes straight. */
const straightening: Layer = (core, top) => {
  const { height, grain } = core;
  const count = Math.round((1.2 * height) / grain);
  const beds = range(1, count).map((i) => {
    const size = 0.8 * grain * Math.max(0, 1 - (1.2 * i) / count) ** 1.3;
    const wave = (x: number) => size * Math.sin(((0.8 * Math.PI) / grain) * x + 0.7 * i);
    return across(core, (x) => Math.max(top(x), (height * i) / count + wave(x)), grain / 2);
  });
  return [path(beds.join(''), '', WEAK)];
};

/** A ridge that grows from row to row. */
const roomToGrow: Layer = (core) => {
  const { width, height, drill } = core;
  return range(8).map((i) => {
    const spread = (0.035 + 0.013 * i) * width;
    const rise = (x: number) =>
      gaussian(x, drill, spread) + 0.5 * gaussian(x, drill + 0.42 * width, 1.2 * spread);
    const foot = 0.06 + 0.03 * i + 0.0095 * i ** 2;
    return land(
      areaBelow(core, (x) => height * (foot - (0.02 + 0.042 * i) * rise(x))),
      0.16 + 0.06 * i,
    );
  });
};

/** A place that no map shows yet. */
const unsurveyed: Layer = (core, top) => {
  const { width, height, drill, grain, pixel } = core;
  const across = Math.min(52 * pixel, 0.37 * width);
  const down = Math.min(0.27 * height, 1.3 * across);
  const count = Math.round((Math.PI * (across + down)) / (8 * pixel));
  const edge = range(count).map((i): Point => {
    const angle = (2 * Math.PI * i) / count;
    const radius = 1 + 0.08 * Math.sin(3 * angle);
    return [
      drill + across * radius * Math.cos(angle),
      0.3 * height + down * (1 + radius * Math.sin(angle)),
    ];
  });
  const levels = range(-0.9, 1, 0.36);
  const contours = contourPaths(fractalNoise(16, 5.6 * grain), {
    width,
    height,
    cell: grain / 2.5,
    levels,
  });
  return [
    `<clipPath id="ground">${path(areaBelow(core, top))}</clipPath>`,
    `<g clip-path="url(#ground)">${path(contours.join(''), '', WEAK)}</g>`,
    path(polygon(edge), 'fill-background stroke-background'),
    dots(edge, 4, 'stroke-accent'),
  ];
};
