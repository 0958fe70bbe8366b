import { range } from 'd3-array';
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { createNormal, createRandom, gaussian } from '../math';
import { type Point, polygon, spline } from '../paths';
import { dots, drawing, path, trail } from '../svg';

const [WIDTH, HEIGHT] = [640, 400];

/** The edges of the plot. */
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 604, 30, 332];

/** The parameters of the regression. The noise is the standard deviation of an observation. */
const [BANDWIDTH, RIDGE, NOISE] = [0.085, 0.35, 0.13];

/** Maps a point of the plot to the drawing. */
const place = (x: number, y: number): Point => [LEFT + x * (RIGHT - LEFT), 158 - y * 132];

/**
 * Kernel ridge regression. Observations with noise, the fit in the accent, and a band of two standard deviations to
 * each side: the fit is the posterior mean of a Gaussian process. The bar below is as long as the bandwidth.
 */
export function research() {
  const sample = observations();
  const { mean, deviation } = posterior(sample);
  // The trail starts to the left of all data, where the fit approaches the prior mean.
  const fit = range(-6, 49).map((i) => place(i / 48, mean(i / 48)));
  const edge = (side: number) =>
    range(49).map((i) => {
      const x = i / 48;
      return place(x, mean(x) + side * 2 * deviation(x) * (NOISE / Math.sqrt(RIDGE)));
    });
  const content = [
    path(polygon([...edge(1), ...edge(-1).reverse()]), 'fill-relief stroke-soft', {
      'fill-opacity': 0.5,
    }),
    path(axes()),
    trail(spline(fit)),
    dots(fit.slice(-1), 9, 'stroke-accent'),
    dots(
      sample.map(({ x, y }) => place(x, y)),
      4,
    ),
  ];
  return drawing('raised', WIDTH, HEIGHT, content);
}

type Observation = { x: number; y: number };

/** Observations with noise, and a gap in the data, where the posterior widens. */
function observations(): Observation[] {
  const random = createRandom(4);
  const normal = createNormal(random);
  const truth = (x: number) => Math.sin(5.2 * x) * 0.55 + 0.5 * Math.sin(11 * x + 1) * x;
  return range(46).map(() => {
    const share = random();
    const x = share < 0.55 ? share * 0.9 : 1 - (1 - share) * 0.62;
    return { x, y: truth(x) + NOISE * normal() };
  });
}

/** Both axes with their ticks, and the bar. */
function axes() {
  const ticks = range(11).map((i) => `M${place(i / 10, 0)[0]} ${BOTTOM}v${i % 5 ? 6 : 11}`);
  const rungs = range(7).map((i) => `M${LEFT} ${44 + i * 48}h${i % 3 ? -6 : -11}`);
  const length = BANDWIDTH * (RIGHT - LEFT);
  const bar = `M${LEFT + 24} 300h${length}m0-5v10m${-length} 0v-10`;
  return [`M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}`, ...ticks, ...rungs, bar].join('');
}

/** The posterior of the observations. The ridge is the noise variance divided by the prior variance. */
function posterior(sample: Observation[]) {
  const kernels = (x: number) => sample.map((point) => gaussian(x, point.x, BANDWIDTH));
  const gram = new Matrix(sample.map(({ x }) => kernels(x))).add(
    Matrix.eye(sample.length).mul(RIDGE),
  );
  const solver = new CholeskyDecomposition(gram);
  const solve = (values: number[]) => solver.solve(Matrix.columnVector(values)).to1DArray();
  const dot = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + value * b[i], 0);
  const weights = solve(sample.map(({ y }) => y));
  return {
    /** The weights solve (K + λI) w = y. https://gaussianprocess.org/gpml/chapters/RW2.pdf */
    mean: (x: number) => dot(kernels(x), weights),
    /** In standard deviations of the prior. */
    deviation: (x: number) => Math.sqrt(1 - dot(kernels(x), solve(kernels(x)))),
  };
}
