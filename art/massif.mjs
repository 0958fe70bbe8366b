import { kernel, normalFrom, randomFrom } from './random.mjs';

/** Rises from 0 to 1, level at both ends. */
export const smoothstep = (/** @type {number} */ t) => {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
};

/**
 * A massif: the density that is estimated with Gaussian kernels from a cloud of samples. It lies across the unit
 * square, x from left to right and depth from far to near.
 * @param {{ seed: number, samples: number, sharpness: number, centre: number, spread: number }} options
 *   `sharpness` is the kernels' width, `centre` and `spread` say where the samples lie across
 * @returns {(x: number, depth: number) => number} its height, which is of order 1
 */
export function massifFrom({ seed, samples, sharpness, centre, spread }) {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const cloud = Array.from({ length: samples }, () => ({
    x: centre + spread * normal(),
    depth: random(),
    weight: 0.35 + random() ** 2,
    width: sharpness * (0.4 + random()),
    reach: 0.035 + 0.05 * random(),
  }));
  return (x, depth) => {
    // The farthest and the nearest ground is low: the massif stands between.
    const swell =
      0.18 +
      0.82 * smoothstep((depth - 0.08) / 0.42) * (1 - 0.72 * smoothstep((depth - 0.55) / 0.45));
    const density = cloud.reduce(
      (sum, s) => sum + s.weight * kernel(x, s.x, s.width) * kernel(depth, s.depth, s.reach),
      0,
    );
    return swell * density;
  };
}

/** The one that the hero shows, and Contact from another side. */
export const MASSIF = { seed: 7, samples: 420, sharpness: 0.017, centre: 0.815, spread: 0.115 };
