import { kernel, normalFrom, randomFrom } from './random.mjs';
import { backdrop, spline } from './svg.mjs';

/** @typedef {import('./svg.mjs').Point} Point */

const smoothstep = (/** @type {number} */ t) => {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
};

/**
 * A field of ridgelines: sections, from far to near, through a density that is estimated with a Gaussian
 * kernel from a cloud of samples. Each hides those behind it; the front one is in the accent.
 * @param {{
 *   width: number, height: number, seed: number, ridges: number, points: number, samples: number,
 *   sharpness: number, centre: number, spread: number, peak: number,
 *   far: (x: number) => number, near: (x: number) => number,
 * }} options `sharpness` is the kernels' width, `centre` and `spread` say where the samples lie across the
 *   picture (0 to 1), `peak` how high the highest ridge rises, in pixels; `far` and `near` where the hindmost and
 *   the front baselines run
 * @returns {{ d: string, kind: 'far' | 'near' | 'front' }[]} path data, the farthest first
 */
export function ridgelines(options) {
  const {
    width,
    height,
    seed,
    ridges,
    points,
    samples,
    sharpness,
    centre,
    spread,
    peak,
    far,
    near,
  } = options;
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const cloud = Array.from({ length: samples }, () => ({
    x: centre + spread * normal(),
    depth: random(),
    weight: 0.35 + random() ** 2,
    width: sharpness * (0.4 + random()),
    reach: 0.035 + 0.05 * random(),
  }));
  const density = (/** @type {number} */ x, /** @type {number} */ depth) =>
    cloud.reduce(
      (sum, s) => sum + s.weight * kernel(x, s.x, s.width) * kernel(depth, s.depth, s.reach),
      0,
    );
  const across = Array.from({ length: points + 3 }, (_, i) => (i - 1) / points);
  const depths = Array.from({ length: ridges }, (_, i) => i / (ridges - 1));
  const highest = Math.max(...depths.flatMap((depth) => across.map((x) => density(x, depth))));

  return depths.map((depth, i) => {
    // Sections lie closer together far away. The farthest and the nearest are low: the massif stands between.
    const nearness = depth ** 1.25;
    const swell =
      0.18 +
      0.82 * smoothstep((depth - 0.08) / 0.42) * (1 - 0.72 * smoothstep((depth - 0.55) / 0.45));
    const line = across.map((x) => {
      const base = far(x) + (near(x) - far(x)) * nearness;
      return /** @type {Point} */ ([
        x * width,
        base - (peak * swell * density(x, depth)) / highest,
      ]);
    });
    // The area below hides what is behind; its edges lie outside the picture.
    const around = `V${height * 2 + 40}H-40z`;
    /** @type {'far' | 'near' | 'front'} */
    const kind = i === ridges - 1 ? 'front' : depth < 0.3 ? 'far' : 'near';
    return { d: spline(line, around), kind };
  });
}

/** Beside the words: the sections lie close on the left and open towards a massif on the right. */
export const hero = () => {
  const [width, height] = [1600, 800];
  const lines = ridgelines({
    width,
    height,
    seed: 7,
    ridges: 31,
    points: 84,
    samples: 420,
    sharpness: 0.017,
    centre: 0.79,
    spread: 0.115,
    peak: 430,
    far: (x) => 690 - 250 * smoothstep((x - 0.25) / 0.5),
    near: () => 718,
  });
  return backdrop(width, height, lines);
};
