import { range } from 'd3-array';
import { contourPaths } from './contourLines';
import { kernelRidge } from './kernelRidge';
import { createNormal, createRandom, smoothstep } from './math';
import { curve, everyNth, type Point, triangleOn } from './paths';
import { area, type Box, dots, group, path } from './svg';
import { branch, MARGIN } from './trail';
import { distanceFrom } from './ways';

/** How many soundings there are: the caption of Research says it. */
const POINTS = 46;

/** The variance of the noise of a sounding, and of a certain place, divided by the variance of the prior. */
const RIDGE = { sounding: 0.35, certain: 0.05 };

/** The bandwidth of the kernel, as a share of the fit's length. */
const BANDWIDTH = 0.095;

/** The number of pieces of the fit's curve. */
const STEPS = 24;

/** Isolines: their distances from the fit in standard deviations, and the opacity of the deeper water inside. */
const ISOLINES = [
  { level: 0.9, opacity: 0.4 },
  { level: 1.9, opacity: 0.5 },
  { level: 3, opacity: 1 },
];

/** The less, the rounder isolines are between the coast and the fit. */
const ROUND = 0.9;

type Sea = {
  box: Box;
  /** With the sea on its left. The sea goes on to the right and below. */
  coast: Point[];
  /** The y at which the trail leaves the margin. */
  leaves: number;
  /** The way of the trail, which is level where it begins, after the bend out of the margin, and where the fit begins. */
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
export function sea({ box, coast, leaves, way, last, rise, noise }: Sea): string[] {
  const [left, right, bottom] = [box.left - 40, box.left + box.width + 40, box.height + 40];
  const [start, level] = way[way.length - 1];
  const length = last - start;

  /** What the regression begins with: the fit rises, more and more slowly. */
  const trend = (x: number) => level - rise * Math.tanh((Math.max(0, x - start) / length) ** 1.5);
  const sample = soundings().map(({ share, above }) => ({
    x: start + share * length,
    y: above * noise,
  }));
  const bandwidth = BANDWIDTH * length;
  // The way is certain, and level where the fit begins.
  const wayBefore = [0, 0.5, 1].map((share) => ({ x: start - share * bandwidth, y: 0 }));
  const { mean, deviation } = kernelRidge(
    [
      ...wayBefore.map((at) => ({ ...at, ridge: RIDGE.certain })),
      ...sample.map((at) => ({ ...at, ridge: RIDGE.sounding })),
    ],
    bandwidth,
  );
  const fitAt = (x: number): Point => [x, trend(x) - mean(x)];
  const halfWidth = (x: number) => (noise / Math.sqrt(RIDGE.sounding)) * deviation(x);

  const fromCoast = distanceFrom(coast);
  const depth = (fromLeft: number, y: number) => {
    const x = fromLeft + left;
    const shelf = fromCoast([x, y]) / (0.9 * noise);
    const channel = Math.abs(y - fitAt(x)[1]) / halfWidth(x);
    // The smaller one, with a round transition.
    return -Math.log(Math.exp(-ROUND * shelf) + Math.exp(-ROUND * channel)) / ROUND;
  };
  const levels = ISOLINES.map(({ level }) => level);
  const grid = { width: right - left, height: bottom, cell: 0.4 * noise, levels };
  const isolines = contourPaths(depth, grid, ([x, y]) => [x + left, y]);
  const fit = [...range(start, last, length / STEPS), last].map(fitAt);
  const ahead = range(last + noise, right, noise).map(fitAt);
  const places = sample.map(({ x, y }): Point => [x, trend(x) - y]);
  return [
    group('water', [
      path(`${curve(coast)}L${left} ${bottom}H${right}V0`, 'fill-raised stroke-light', {
        'stroke-width': 1.4,
      }),
      ...isolines.map((d, i) =>
        path(d, 'fill-background stroke-relief', {
          'fill-opacity': ISOLINES[i].opacity,
          'stroke-opacity': 0.7,
        }),
      ),
    ]),
    group('residuals', [
      path(places.map(([x, y]) => `M${x} ${y}V${fitAt(x)[1]}`).join(''), '', {
        'stroke-opacity': 0.5,
      }),
    ]),
    group('route', [
      // Without the first two points, the way becomes the fit more smoothly.
      branch(MARGIN[box.frame], leaves, way[0], curve([...everyNth(2, way), ...fit.slice(2)])),
    ]),
    group('soundings', [dots(places, 4.5)]),
    group('ahead', [
      path(curve(ahead), 'stroke-accent', { 'stroke-width': 3, 'stroke-dasharray': '0 10' }),
    ]),
    group('mark', [area(triangleOn(fit[fit.length - 1], 0.85), 'fill-accent')]),
  ];
}

/** Noisy soundings, by their share of the way, and how far above the trend they are. In the middle, there are few. */
function soundings() {
  const random = createRandom(4);
  const normal = createNormal(random);
  return range(POINTS).map((i) => {
    const jittered = (i + 0.2 + 0.6 * random()) / POINTS;
    const place = i === POINTS - 1 ? 1 : jittered;
    const share = 0.09 + 0.65 * place + 0.26 * smoothstep((place - 0.45) / 0.1);
    const wave = -1.4 * Math.sin(8.3 * share) * smoothstep(4 * share);
    return { share, above: wave + normal() };
  });
}
