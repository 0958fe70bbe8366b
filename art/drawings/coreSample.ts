import { range } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { contourPaths, fractalNoise } from '../contourLines';
import { createRandom, gaussian } from '../math';
import { closedCurve, curve, type Point, polygon, spline } from '../paths';
import { dots, drawing, land, lightLines, path, trail } from '../svg';

/*
 * The core services as the layers of a core sample. The trail is the drill: it runs down through all of them. Each layer
 * can stand at any place, because the trail enters and leaves all of them at the same x. The page stretches a layer to the
 * height of a service, and lets its uneven upper edge cover the one above.
 */
const HEIGHT = 190;
const WIDTH = 280;
/** The x of the drill. */
const DRILL = 0.3 * WIDTH;
/** The y of the upper edge without its unevenness. The page overlaps layers by about so much. */
const EDGE = 10;
/** The y at which the trail enters the first layer. */
const TRAIL = 0.5 * HEIGHT;

/** Lines of what was there before. */
const WEAK = { 'stroke-opacity': 0.62 };

/** The y of a layer's upper edge. */
type Top = (x: number) => number;

/**
 * A function that draws a layer. In narrow windows, the page shows only what is around the drill.
 * @param depth from 0 (light) to 1 (dark)
 * @param draw what is in the layer, from back to front
 */
const layer = (depth: number, draw: (top: Top) => string[]) => () => {
  const noise = fractalNoise(30 + 10 * depth, 90);
  const top = (x: number) => EDGE + 6 * noise(x, 0);
  const ground = land(areaBelow(top), 0.46 * (1 - depth));
  return drawing('spruce', WIDTH, HEIGHT, [lightLines([ground, ...draw(top)])]);
};

/** A line from edge to edge, and a bit beyond. */
const across = (y: (x: number) => number) =>
  spline(
    range(33).map((i): Point => {
      const x = -8 + (i / 32) * (WIDTH + 16);
      return [x, y(x)];
    }),
  );

const areaBelow = (y: (x: number) => number) => `${across(y)}V${3 * HEIGHT}H-20`;

/** The drill from above the layer to a y. */
const drill = (to = HEIGHT + 9) => trail(`M${DRILL} -9V${to}`);

/** A plan: the trail arrives, and what is below is still dotted. */
const plan = layer(0, (top) => {
  const noise = fractalNoise(7, 70);
  const beds = range(10).map((i) =>
    across((x) => top(x) + 16 * (i + 1) + (4 + i) * noise(x, 12 * i)),
  );
  const way = `M-9 ${TRAIL}H${DRILL - 7}q7 0 7 7v19`;
  const planned = range(8).map((i): Point => [DRILL, TRAIL + 36 + 9 * i]);
  return [path(beds.join(''), '', WEAK), trail(way), dots(planned, 4, 'stroke-accent')];
});
export const plannedRoute = () => ({ ...plan(), trailY: TRAIL / HEIGHT });

/** Streams flow into one. */
export const tributaries = layer(0.2, (top) => {
  const random = createRandom(11);
  const streams = range(26).map((i) => {
    const source = i % 3 ? WIDTH + 6 : -6;
    const mouth = 34 + i * 6;
    const rise = 16 + 0.5 * mouth * random();
    const bends = range(3).map(() => 14 * (random() - 0.5));
    return range(13).map((j): Point => {
      const t = j / 12;
      const bend = bends.reduce((sum, size, k) => sum + size * Math.sin((k + 1) * Math.PI * t), 0);
      const x = source + (DRILL - source) * t;
      return [x, Math.max(top(x) + 3, mouth - rise * (1 - t ** 2) + bend)];
    });
  });
  return [
    ...streams.map((stream, i) => path(curve(stream), '', i % 4 ? WEAK : { 'stroke-width': 2 })),
    drill(),
  ];
});

/** Crystals: a new one among those that were there before. */
export const layers = layer(0.4, (top) => {
  const random = createRandom(5);
  const [columns, rows] = [10, 8];
  const centres = range(columns * rows).map(
    (i): Point => [
      (((i % columns) + 0.15 + 0.7 * random()) * WIDTH) / columns,
      12 + ((Math.floor(i / columns) + 0.15 + 0.7 * random()) * HEIGHT) / rows,
    ],
  );
  const cells = Delaunay.from(centres);
  const voronoi = cells.voronoi([-9, -9, WIDTH + 9, HEIGHT + 9]);
  const added = cells.find(DRILL, 0.56 * HEIGHT);
  const outlines = centres.map((_, i) =>
    polygon(voronoi.cellPolygon(i).map(([x, y]) => [x, Math.max(y, top(x))])),
  );
  return [
    ...outlines.map((outline, i) =>
      i === added
        ? path(outline, 'fill-accent')
        : land(outline, 0.3 + 0.05 * Math.floor(5 * random())),
    ),
    drill(),
  ];
});

/** A winding way becomes straight. */
export const straightening = layer(0.6, (top) => {
  const beds = range(14).map((i) => {
    const size = 13 * Math.max(0, 1 - i / 11) ** 1.3;
    const wave = (x: number) => size * Math.sin((Math.PI / 20) * x + 0.7 * i);
    return across((x) => Math.max(top(x), 20 + 13 * i + wave(x)));
  });
  return [path(beds.join(''), '', WEAK), drill()];
});

/** A ridge that grows from row to row. */
export const roomToGrow = layer(0.8, () => {
  const ridges = [20, 28, 39, 54, 73, 96, 126, 164].map((y, i) => {
    const spread = (0.03 + 0.013 * i) * WIDTH + 2;
    const rise = (x: number) =>
      gaussian(x, DRILL, spread) + 0.5 * gaussian(x, 0.72 * WIDTH, 1.2 * spread);
    return land(
      areaBelow((x) => y - (4 + 8 * i) * rise(x)),
      0.16 + 0.06 * i,
    );
  });
  return [...ridges, drill()];
});

/** A place that no map shows yet. */
export const unsurveyed = layer(1, (top) => {
  const centre = 108;
  const edge = range(40).map((i): Point => {
    const angle = (2 * Math.PI * i) / 40;
    const radius = 1 + 0.1 * Math.sin(3 * angle) + 0.06 * Math.cos(5 * angle);
    return [DRILL + 60 * radius * Math.cos(angle), centre + 48 * radius * Math.sin(angle)];
  });
  const levels = range(6).map((i) => -0.9 + 0.36 * i);
  const grid = { width: WIDTH, height: HEIGHT, cell: 5, levels };
  const contours = contourPaths(fractalNoise(16, 74), grid);
  return [
    `<clipPath id="ground">${path(areaBelow(top))}</clipPath>`,
    `<g clip-path="url(#ground)">${path(contours.join(''), '', WEAK)}</g>`,
    path(closedCurve(edge), 'fill-background'),
    dots(edge, 2.4),
    drill(centre + 15),
    trail(`M${DRILL - 15} ${centre}h30`),
  ];
});
