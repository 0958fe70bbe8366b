import { kernel, normalFrom, randomFrom, range, smoothstep } from './numbers.mjs';

/** How many kernels the massif is the sum of. */
export const KERNELS = 420;

const random = randomFrom(7);
const normal = normalFrom(random);
const kernels = range(KERNELS).map(() => {
  const [x, depth] = [0.815 + 0.115 * normal(), random()];
  // The farthest and the nearest ground is low: the massif stands between them.
  const rise =
    0.18 +
    0.82 * smoothstep((depth - 0.08) / 0.42) * (1 - 0.72 * smoothstep((depth - 0.55) / 0.45));
  const weight = rise * (0.35 + random() ** 2);
  return { x, depth, weight, width: 0.017 * (0.4 + random()), length: 0.035 + 0.05 * random() };
});

/**
 * The massif that the hero shows, Contact from behind, and the share picture: a weighted sum of Gaussian kernels.
 * @param {number} x from left (0) to right (1)
 * @param {number} depth from far (0) to near (1)
 * @returns {number} its height, of order 1
 */
export const massif = (x, depth) =>
  kernels.reduce(
    (sum, k) => sum + k.weight * kernel(x, k.x, k.width) * kernel(depth, k.depth, k.length),
    0,
  );
