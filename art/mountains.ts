import { range } from 'd3-array';
import { createNormal, createRandom, kernelSum } from './math';

/** The width of the mountains, in units, and in which the places below are measured. */
const WIDTH = 1320;

/** Each mountain: its position, the spread of its kernels, how many it has, and their height (`weight`). */
const MOUNTAINS = [
  { x: 0.765, depth: 0.42, spread: 0.036, deep: 0.15, count: 118, weight: 1.5 },
  { x: 0.865, depth: 0.46, spread: 0.026, deep: 0.15, count: 63, weight: 1.3 },
  { x: 0.665, depth: 0.5, spread: 0.03, deep: 0.14, count: 55, weight: 1 },
  { x: 0.55, depth: 0.52, spread: 0.034, deep: 0.15, count: 46, weight: 0.66 },
  { x: 0.945, depth: 0.5, spread: 0.024, deep: 0.16, count: 33, weight: 0.66 },
  { x: 1.02, depth: 0.4, spread: 0.03, deep: 0.2, count: 21, weight: 0.34 },
  { x: 0.43, depth: 0.54, spread: 0.045, deep: 0.13, count: 34, weight: 0.42 },
  { x: 0.31, depth: 0.54, spread: 0.045, deep: 0.11, count: 25, weight: 0.28 },
  { x: 0.76, depth: 1, spread: 0.13, deep: 0.05, count: 25, weight: 0.42, blur: 1.7 },
  { x: 1.11, depth: 0.5, spread: 0.03, deep: 0.14, count: 24, weight: 0.95 },
  { x: 1.22, depth: 0.46, spread: 0.04, deep: 0.14, count: 26, weight: 1.15 },
  { x: 1.34, depth: 0.5, spread: 0.035, deep: 0.14, count: 20, weight: 0.85 },
  { x: 1.45, depth: 0.48, spread: 0.04, deep: 0.14, count: 24, weight: 1.1 },
  { x: 1.27, depth: 1, spread: 0.14, deep: 0.05, count: 20, weight: 0.26, blur: 1.7 },
];

const random = createRandom(11);
const normal = createNormal(random);
const kernels = MOUNTAINS.flatMap(({ x, depth, spread, deep, count, weight, blur = 1 }) =>
  range(count).map(() => ({
    x: x + spread * normal(),
    depth: depth + deep * normal(),
    weight: weight * (0.4 + random() ** 2),
    width: blur * (0.007 + 0.014 * random()),
    length: 0.03 + 0.05 * random(),
  })),
);

const heightAt = kernelSum(kernels);

/**
 * The height of the mountains in the hero and in the share image: a weighted sum of Gaussian kernels, of order
 * 1. They begin at x = 0, in units, and go from far (0) to near (1).
 */
export const mountains = (x: number, near: number): number => heightAt(x / WIDTH, near);
