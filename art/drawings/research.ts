import { createNormal, createRandom, gaussian, range } from '../math';
import { dots, drawing, path, translucentArea } from '../svg';
import { line, type Point, polygon, spline } from '../svgPath';

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
  const fit = range(55).map((i) => place((i - 6) / 48, mean((i - 6) / 48)));
  const edge = (side: number) =>
    range(49).map((i) => {
      const x = i / 48;
      return place(x, mean(x) + side * 2 * deviation(x) * (NOISE / Math.sqrt(RIDGE)));
    });
  const content = [
    translucentArea(polygon(...edge(1), ...edge(-1).reverse()), 0.5, 'faint'),
    path(axes().join('')),
    path(spline(fit), 'accent'),
    dots(fit.slice(-1), 'large-dot accent'),
    dots(
      sample.map(({ x, y }) => place(x, y)),
      'dot',
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
  const ticks = range(11).map((i) => {
    const [x] = place(i / 10, 0);
    return line([x, BOTTOM], [x, BOTTOM + (i % 5 ? 6 : 11)]);
  });
  const rungs = range(7).map((i) =>
    line([LEFT - (i % 3 ? 6 : 11), 44 + i * 48], [LEFT, 44 + i * 48]),
  );
  const [from, to] = [LEFT + 24, LEFT + 24 + BANDWIDTH * (RIGHT - LEFT)];
  const bar = [line([from, 300], [to, 300]), ...[from, to].map((x) => line([x, 295], [x, 305]))];
  return [line([LEFT, TOP], [LEFT, BOTTOM], [RIGHT, BOTTOM]), ...ticks, ...rungs, ...bar];
}

/** The posterior of the observations. The ridge is the noise variance divided by the prior variance. */
function posterior(sample: Observation[]) {
  const gram = sample.map((a, i) =>
    sample.map((b, k) => gaussian(a.x, b.x, BANDWIDTH) + (i === k ? RIDGE : 0)),
  );
  const toAll = (x: number) => sample.map((point) => gaussian(x, point.x, BANDWIDTH));
  const dot = (a: number[], b: number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
  const weights = solve(
    gram,
    sample.map(({ y }) => y),
  );
  return {
    /** The weights solve (K + λI) w = y. https://gaussianprocess.org/gpml/chapters/RW2.pdf */
    mean: (x: number) => dot(toAll(x), weights),
    /** In standard deviations of the prior. */
    deviation: (x: number) => Math.sqrt(1 - dot(toAll(x), solve(gram, toAll(x)))),
  };
}

/** Gauss-Jordan elimination. The matrix is positive definite, so no rows have to be swapped. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (const [i, pivot] of rows.entries()) {
    const head = pivot[i] as number;
    for (const [k, value] of pivot.entries()) pivot[k] = value / head;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[i] as number;
      for (const [k, value] of row.entries()) row[k] = value - factor * (pivot[k] as number);
    }
  }
  return rows.map((row) => row.at(-1) as number);
}
