import { range } from 'd3-array';
import { POINTS } from '../src/content/home';
import { contourPaths } from './contourLines';
import { kernelRidge } from './kernelRidge';
import { createNormal, createRandom, smoothstep } from './math';
import { curve, everyNth, type Point, summitTriangle } from './paths';
import { area, type Box, dots, path } from './svg';
import { trail } from './trail';
import { distanceFrom } from './ways';

/** The variance of the noise of a sounding, divided by the variance of the prior. */
const RIDGE = 0.35;

/** The distances of the isolines from the fit, in standard deviations, and from the coast, in shelves. */
const LEVELS = [0.9, 1.9, 3];

type Sea = {
  box: Box;
  /** With the sea on its left. The sea goes on to the right and below. */
  coast: Point[];
  /** The way of the trail to the first place of the fit, which is certain. */
  way: Point[];
  /** The last sounding's x. */
  last: number;
  /** How far the fit rises. */
  rise: number;
  /** The standard deviation of a sounding, and the unit of the drawing's other lengths. */
  noise: number;
};

/**
 * Water with isolines of one depth: along the coast, and around the fit of soundings by kernel ridge regression, where
 * the less there are, the wider. The trail is the fit, up to the last sounding; what comes after it is dotted.
 */
export function sea({ box, coast, way, last, rise, noise }: Sea): string[] {
  const [left, right, bottom] = [box.left - 40, box.left + box.width + 40, box.height + 40];
  const [start, level] = way[way.length - 1];
  const length = last - start;
  const sample = soundings().map(({ share, y }) => ({
    x: start + share * length,
    y: y * noise,
  }));
  const { mean, deviation } = kernelRidge(
    [{ x: start, y: 0, ridge: 0.05 }, ...sample.map((at) => ({ ...at, ridge: RIDGE }))],
    0.095 * length,
  );
  /** What the regression begins with: the fit rises, more and more slowly. */
  const trend = (x: number) => level - rise * Math.tanh(((x - start) / (0.9 * length)) ** 1.25);
  const fitAt = (x: number): Point => [x, trend(x) - mean(x)];
  const halfWidth = (x: number) => (noise / Math.sqrt(RIDGE)) * deviation(x);

  const fromCoast = distanceFrom(coast);
  const fromWay = distanceFrom(way);
  const depth = (at: Point) => {
    const [x, y] = at;
    const [shelf, zone] = [
      fromCoast(at) / (0.9 * noise),
      x < start
        ? Math.abs(fromWay(at)) / halfWidth(start)
        : Math.abs(y - fitAt(x)[1]) / halfWidth(x),
    ];
    // The smaller one, with a round transition.
    return -Math.log(Math.exp(-2.2 * shelf) + Math.exp(-2.2 * zone)) / 2.2;
  };
  const shift = ([x, y]: Point): Point => [x + left, y];
  const zones = contourPaths(
    (x, y) => depth(shift([x, y])),
    { width: right - left, height: bottom, cell: 0.4 * noise, levels: LEVELS },
    shift,
  );
  const bend = way.findIndex(([x]) => Math.abs(x - way[0][0]) > 0.1);
  const fit = [...range(start, last, length / 60), last].map(fitAt);
  const ahead = range(last + noise, right, noise).map(fitAt);
  const places = sample.map(({ x, y }): Point => [x, trend(x) - y]);
  return [
    path(`${curve(coast)}L${left} ${bottom}H${right}V0`, 'fill-raised stroke-light', {
      'stroke-width': 1.4,
    }),
    ...zones.map((d, i) =>
      path(d, 'fill-background stroke-relief', {
        'fill-opacity': [0.4, 0.5, 1][i],
        'stroke-opacity': 0.7,
      }),
    ),
    path(places.map(([x, y]) => `M${x} ${y}V${fitAt(x)[1]}`).join(''), '', {
      'stroke-opacity': 0.5,
    }),
    trail(curve([...everyNth(2, way.slice(bend - 6)), ...fit.slice(1)])),
    dots(places, 4.5),
    path(curve(ahead), 'stroke-accent', { 'stroke-width': 3, 'stroke-dasharray': '0 10' }),
    area(summitTriangle(fit[fit.length - 1], 0.85), 'fill-accent'),
  ];
}

/** Soundings with noise. In the middle, there are few. */
function soundings() {
  const random = createRandom(4);
  const normal = createNormal(random);
  return range(POINTS).map((i) => {
    const jittered = (i + 0.2 + 0.6 * random()) / POINTS;
    const place = i === POINTS - 1 ? 1 : jittered;
    const share = 0.09 + 0.65 * place + 0.26 * smoothstep((place - 0.45) / 0.1);
    const wave = -1.4 * Math.sin(8.3 * share) * smoothstep(4 * share);
    return { share, y: wave + normal() };
  });
}
