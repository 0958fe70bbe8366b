import { cumsum, range, sum } from 'd3-array';
import { gaussian, smoothstep } from './math';
import type { Point } from './paths';

/**
 * A flank of a mountain of height 1, from the summit down. It is steep above and level at the foot; crags are steeper and
 * gentler stretches, and the shoulder is nearly level.
 */
export function flankOf(
  summit: number,
  foot: number,
  step: number,
  shoulder: number,
  noise: (x: number, y: number) => number,
): Point[] {
  const steps = Math.abs(foot - summit) / step;
  const side = Math.sign(foot - summit);
  const slopes = range(steps).map((i) => {
    const down = (i + 0.5) / steps;
    const t = side * down;
    const crags = 1 + (1 - down) ** 2 * (0.7 * noise(6 * t, 0) + 0.3 * noise(13 * t, 9));
    const steepness = (0.5 + 0.5 * smoothstep(down / 0.15)) * (1 - down) ** 1.7;
    return steepness * Math.max(0.15, crags) * (1 - 0.75 * gaussian(t, shoulder, 0.08));
  });
  const total = sum(slopes);
  return [...cumsum(slopes)].map((drop, i) => [summit + side * (i + 1) * step, 1 - drop / total]);
}
