/**
 * A seeded source of random numbers, so that a picture is the same on every machine.
 * Mulberry32, by Tommy Ettinger, in the public domain.
 * @param {number} seed
 * @returns {() => number} a function that gives the next number from 0 up to 1
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Normally distributed numbers (Box and Muller).
 * @param {() => number} random
 * @returns {() => number} a function that gives the next number of mean 0 and deviation 1
 */
export const normalFrom = (random) => () =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * The Gaussian kernel.
 * @param {number} x
 * @param {number} mean
 * @param {number} width the standard deviation
 */
export const kernel = (x, mean, width) => Math.exp(-(((x - mean) / width) ** 2) / 2);
