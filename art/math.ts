/**
 * A seeded source of random numbers, so that a drawing is the same on every machine.
 * Mulberry32, by Tommy Ettinger, in the public domain.
 * @returns a function that gives the next number from 0 up to 1
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Normally distributed numbers of mean 0 and standard deviation 1 (Box and Muller). */
export const createNormal = (random: () => number) => (): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The Gaussian kernel, 1 at its mean. The bandwidth is its standard deviation. */
export const gaussian = (x: number, mean: number, bandwidth: number): number =>
  Math.exp(-(((x - mean) / bandwidth) ** 2) / 2);

/** The position of a kernel, its height, and its bandwidths across (`width`) and in depth (`length`). */
type Kernel = { x: number; depth: number; weight: number; width: number; length: number };

/** A terrain: the height at a place is a weighted sum of Gaussian kernels. */
export const kernelSum = (kernels: Kernel[]) => (across: number, near: number) =>
  kernels.reduce(
    (sum, { x, depth, weight, width, length }) =>
      sum + weight * gaussian(across, x, width) * gaussian(near, depth, length),
    0,
  );

/** Rises from 0 at t = 0 to 1 at t = 1, level at both ends. */
export function smoothstep(t: number): number {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
}
