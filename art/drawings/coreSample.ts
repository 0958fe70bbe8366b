import { Delaunay } from 'd3-delaunay';
import { contourPaths, fractalNoise } from '../contourLines';
import { createRandom, gaussian, range } from '../math';
import { dots, drawing, land, lightLines, path } from '../svg';
import { closedCurve, curve, line, type Point, polygon, spline } from '../svgPath';

/*
 * The core services as the layers of a core sample. The trail is the drill: it runs down through all of them. Each layer
 * can stand at any place, because the trail enters and leaves all of them at the same x. The page stretches a layer to the
 * height of a service, and lets its uneven upper edge cover the one above.
 */
const HEIGHT = 190;
const WIDTH = 280;
/** The x of the drill, as a fraction of the width. */
const DRILL = 0.3;
/** The y of the upper edge without its unevenness. The page overlaps layers by about so much. */
const EDGE = 10;
/** The y at which the trail enters the first layer, as a fraction of the height. */
const TRAIL_Y = 0.5;

/** The layer's width, the x of the drill, and the y of the upper edge. */
type Place = { width: number; drill: number; top: (x: number) => number };

/**
 * A drawing of a layer. In narrow windows, the page shows only what is around the drill.
 * @param depth from 0 (light) to 1 (dark)
 * @param draw what is in the layer, from back to front
 */
function layer(depth: number, draw: (place: Place) => string[]) {
  const noise = fractalNoise(30 + 10 * depth, 90);
  const top = (x: number) => EDGE + 6 * noise(x, 0);
  const ground = land(areaBelow(WIDTH, top), 0.46 * (1 - depth));
  const content = draw({ width: WIDTH, drill: DRILL * WIDTH, top });
  return drawing('spruce', WIDTH, HEIGHT, [lightLines([ground, ...content])]);
}

/** A row of points from edge to edge, and a bit beyond. */
const across = (width: number, y: (x: number) => number) =>
  range(33).map((i): Point => {
    const x = -8 + (i / 32) * (width + 16);
    return [x, y(x)];
  });

const areaBelow = (width: number, y: (x: number) => number) =>
  `${spline(across(width, y))}V${3 * HEIGHT}H-20`;

/** Moves points that are above the layer to its upper edge. */
const below =
  ({ top }: Place) =>
  ([x, y]: Point): Point => [x, Math.max(y, top(x))];

/** The drill from above the layer to a y. */
const drill = ({ drill: x }: Place, to = HEIGHT + 9) => path(line([x, -9], [x, to]), 'accent');

/** A plan: the trail arrives, and what is below is still dotted. */
export function plannedRoute() {
  const noise = fractalNoise(7, 70);
  const y = TRAIL_Y * HEIGHT;
  const drawings = layer(0, ({ width, drill: x, top }) => {
    const beds = range(10).map((i) =>
      spline(across(width, (px) => top(px) + 16 * (i + 1) + (4 + i) * noise(px, 12 * i))),
    );
    const way = curve([
      [-9, y],
      [x - 14, y],
      [x, y],
      [x, y + 14],
      [x, y + 26],
    ]);
    const planned = range(8).map((i): Point => [x, y + 36 + 9 * i]);
    return [path(beds.join(''), 'weak'), path(way, 'accent'), dots(planned, 'dot accent')];
  });
  return { ...drawings, trailY: TRAIL_Y };
}

/** Streams flow into one. */
export const tributaries = () =>
  layer(0.2, (place) => {
    const { width, drill: x, top } = place;
    const random = createRandom(11);
    const streams = range(26).map((i) => {
      const source = i % 3 ? width + 6 : -6;
      const mouth = 34 + i * 6;
      const rise = 16 + 0.5 * mouth * random();
      const bends = range(3).map(() => 14 * (random() - 0.5));
      return range(13).map((j): Point => {
        const t = j / 12;
        const bend = bends.reduce(
          (sum, size, k) => sum + size * Math.sin((k + 1) * Math.PI * t),
          0,
        );
        const px = source + (x - source) * t;
        return [px, Math.max(top(px) + 3, mouth - rise * (1 - t ** 2) + bend)];
      });
    });
    return [
      ...streams.map((stream, i) => path(curve(stream), i % 4 ? 'weak' : 'width-2')),
      drill(place),
    ];
  });

/** Crystals: a new one among those that were there before. */
export const layers = () =>
  layer(0.4, (place) => {
    const { width, drill: x } = place;
    const random = createRandom(5);
    const [columns, rows] = [Math.round(width / 27), 8];
    const centres = range(columns * rows).map(
      (i): Point => [
        (((i % columns) + 0.15 + 0.7 * random()) * width) / columns,
        12 + ((Math.floor(i / columns) + 0.15 + 0.7 * random()) * HEIGHT) / rows,
      ],
    );
    const cells = Delaunay.from(centres);
    const voronoi = cells.voronoi([-9, -9, width + 9, HEIGHT + 9]);
    const added = cells.find(x, 0.56 * HEIGHT);
    const outlines = centres.map((_, i) => {
      const corners: Point[] = voronoi.cellPolygon(i).slice(1);
      return polygon(...corners.map(below(place)));
    });
    return [
      ...outlines.map((outline, i) =>
        i === added
          ? path(outline, 'accent-area')
          : land(outline, 0.3 + 0.05 * Math.floor(5 * random())),
      ),
      drill(place),
    ];
  });

/** A winding way becomes straight. */
export const straightening = () =>
  layer(0.6, (place) => {
    const { width, top } = place;
    const beds = range(14).map((i) => {
      const size = 13 * Math.max(0, 1 - i / 11) ** 1.3;
      const wave = (x: number) => size * Math.sin((Math.PI / 20) * x + 0.7 * i);
      return spline(across(width, (x) => Math.max(top(x), 20 + 13 * i + wave(x))));
    });
    return [path(beds.join(''), 'weak'), drill(place)];
  });

/** A ridge that grows from row to row. */
export const roomToGrow = () =>
  layer(0.8, (place) => {
    const { width, drill: x } = place;
    const ridges = [20, 28, 39, 54, 73, 96, 126, 164].map((y, i) => {
      const spread = (0.03 + 0.013 * i) * width + 2;
      const rise = (px: number) =>
        gaussian(px, x, spread) + 0.5 * gaussian(px, 0.72 * width, 1.2 * spread);
      return land(
        areaBelow(width, (px) => y - (4 + 8 * i) * rise(px)),
        0.16 + 0.06 * i,
      );
    });
    return [...ridges, drill(place)];
  });

/** A place that no map shows yet. */
export const unsurveyed = () =>
  layer(1, (place) => {
    const { width, drill: x } = place;
    const centre = 108;
    const halfWidth = Math.min(60, 0.29 * width);
    const halfHeight = Math.min(48, 1.15 * halfWidth);
    const edge = range(40).map((i): Point => {
      const angle = (2 * Math.PI * i) / 40;
      const radius = 1 + 0.1 * Math.sin(3 * angle) + 0.06 * Math.cos(5 * angle);
      return [
        x + halfWidth * radius * Math.cos(angle),
        centre + halfHeight * radius * Math.sin(angle),
      ];
    });
    const levels = range(6).map((i) => -0.9 + 0.36 * i);
    const grid = { width, height: HEIGHT, cell: 8, tolerance: 1.5, levels };
    const arm = Math.min(15, 0.6 * halfWidth);
    return [
      path(contourPaths(fractalNoise(16, 74), grid, below(place)).join(''), 'weak'),
      path(closedCurve(edge), 'opaque'),
      dots(edge, 'small-dot'),
      drill(place, centre + 15),
      path(line([x - arm, centre], [x + arm, centre]), 'accent'),
    ];
  });
