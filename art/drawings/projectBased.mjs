import { smoothstep } from '../math.mjs';
import { formation, TRAIL_ROW } from './panorama.mjs';

/** A table mountain: a piece of ground with clear limits. */
export const projectBased = () =>
  formation(12, (u, row) => {
    if (row < 2) return 0;
    const front = Math.max(0, row - TRAIL_ROW) / 4;
    return 150 * Math.max(0, 1 - front) * smoothstep((0.82 + 0.1 * front - Math.abs(u)) / 0.2);
  });
