import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { gaussian } from './math';

/** `ridge`: the variance of the noise of an observation, divided by the prior variance. */
export type Observation = { x: number; y: number; ridge: number };

/**
 * Kernel ridge regression: the posterior of a Gaussian process with mean 0.
 * https://gaussianprocess.org/gpml/chapters/RW2.pdf
 */
export function kernelRidge(observations: Observation[], bandwidth: number) {
  const kernels = (x: number) => observations.map((point) => gaussian(x, point.x, bandwidth));
  const gram = new Matrix(observations.map(({ x }) => kernels(x))).add(
    Matrix.diag(observations.map(({ ridge }) => ridge)),
  );
  const solver = new CholeskyDecomposition(gram);
  const solve = (values: number[]) => solver.solve(Matrix.columnVector(values)).to1DArray();
  const dot = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + value * b[i], 0);
  const weights = solve(observations.map(({ y }) => y));
  return {
    /** The weights solve (K + λI) w = y. */
    mean: (x: number) => dot(kernels(x), weights),
    /** In standard deviations of the prior. */
    deviation: (x: number) => Math.sqrt(Math.max(0, 1 - dot(kernels(x), solve(kernels(x))))),
  };
}
