import { createNormal, createRandom, gaussian, range } from '../math.mjs';
import { dots, opaqueSpruceDrawing, path, translucentArea } from '../svg.mjs';
import { line, polygon, spline } from '../svgPath.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */
/** @typedef {{ x: number, y: number }[]} Sample */

/**
 * Kernel ridge regression. Observations with noise, the fit in the accent, and a band of two standard deviations to
 * each side: the fit is the posterior mean of a Gaussian process. The bar below is as long as the bandwidth.
 */
export function research() {
  const [width, height] = [640, 400];
  const [points, bandwidth, ridge, noise] = [46, 0.085, 0.35, 0.13];
  const random = createRandom(4);
  const normal = createNormal(random);
  const truth = (/** @type {number} */ x) =>
    Math.sin(5.2 * x) * 0.55 + 0.5 * Math.sin(11 * x + 1) * x;
  // A gap in the data, where the posterior widens.
  const sample = range(points).map(() => {
    const place = random();
    const x = place < 0.55 ? place * 0.9 : 1 - (1 - place) * 0.62;
    return { x, y: truth(x) + noise * normal() };
  });
  const { mean, deviation } = posterior(sample, bandwidth, ridge);
  const [left, right, bottom] = [56, 604, 332];
  const place = (/** @type {number} */ x, /** @type {number} */ y) =>
    /** @type {Point} */ ([left + x * (right - left), 158 - y * 132]);
  const band = (/** @type {number} */ side) => (/** @type {number} */ x) =>
    mean(x) + side * 2 * deviation(x) * (noise / Math.sqrt(ridge));
  // The trail starts to the left of all data, where the fit approaches the prior mean.
  const fit = range(55).map((i) => place((i - 6) / 48, mean((i - 6) / 48)));
  const ring = [1, -1].flatMap((side) =>
    range(49).map((i) => {
      const x = (side > 0 ? i : 48 - i) / 48;
      return place(x, band(side)(x));
    }),
  );
  const ticks = range(11).map((i) => {
    const [x] = place(i / 10, 0);
    return line([x, bottom], [x, bottom + (i % 5 ? 6 : 11)]);
  });
  const rungs = range(7).map((i) =>
    line([left - (i % 3 ? 6 : 11), 44 + i * 48], [left, 44 + i * 48]),
  );
  const [from, to] = [left + 24, left + 24 + bandwidth * (right - left)];
  const bar = [line([from, 300], [to, 300]), ...[from, to].map((x) => line([x, 295], [x, 305]))];
  const axes = [line([left, 30], [left, bottom], [right, bottom]), ...ticks, ...rungs, ...bar];
  const content = [
    translucentArea(polygon([0, 0], [width, 0], [width, height], [0, height]), 0.3),
    translucentArea(polygon(...ring), 0.5, 'faint'),
    path(axes.join('')),
    path(spline(fit), 'accent'),
    dots(fit.slice(-1), 'large-dot accent'),
    dots(
      sample.map(({ x, y }) => place(x, y)),
      'dot',
    ),
  ];
  return { ...opaqueSpruceDrawing(width, height, content), trailY: 0.382 };
}

/**
 * @param {Sample} sample
 * @param {number} bandwidth of the Gaussian kernel
 * @param {number} ridge the penalty: the noise variance divided by the prior variance
 */
function posterior(sample, bandwidth, ridge) {
  const gram = sample.map((a, i) =>
    sample.map((b, k) => gaussian(a.x, b.x, bandwidth) + (i === k ? ridge : 0)),
  );
  const toAll = (/** @type {number} */ x) => sample.map((point) => gaussian(x, point.x, bandwidth));
  const dot = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
    a.reduce((sum, value, i) => sum + value * Number(b[i]), 0);
  const weights = solve(
    gram,
    sample.map(({ y }) => y),
  );
  return {
    /** The weights solve (K + λI) w = y. https://gaussianprocess.org/gpml/chapters/RW2.pdf */
    mean: (/** @type {number} */ x) => dot(toAll(x), weights),
    /** In standard deviations of the prior. */
    deviation: (/** @type {number} */ x) => Math.sqrt(1 - dot(toAll(x), solve(gram, toAll(x)))),
  };
}

/**
 * Gauss-Jordan elimination. The matrix is positive definite, so no rows have to be swapped.
 * @param {number[][]} matrix
 * @param {number[]} right the right-hand side
 * @returns {number[]}
 */
function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, Number(right[i])]);
  rows.forEach((pivot, i) => {
    const head = Number(pivot[i]);
    pivot.forEach((value, k) => {
      pivot[k] = value / head;
    });
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = Number(row[i]);
      row.forEach((value, k) => {
        row[k] = value - factor * Number(pivot[k]);
      });
    }
  });
  return rows.map((row) => Number(row[row.length - 1]));
}
