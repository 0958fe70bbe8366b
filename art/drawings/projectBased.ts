import { terrain } from '../contourLines';
import { smoothstep } from '../math';
import { formation, TRAIL_ROW } from './panorama';

const noise = terrain(4, 1);

/** A table mountain: a piece of ground with clear limits. */
export const projectBased = () =>
  formation(12, (u, row) => {
    if (row < 2) return 0;
    const front = Math.max(0, row - TRAIL_ROW) / 4;
    const edge = 0.8 + 0.07 * front + 0.03 * noise(Math.sign(u), row / 3);
    return 160 * Math.max(0, 1 - front) * smoothstep((edge - Math.abs(u)) / 0.13);
  });
