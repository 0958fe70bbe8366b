import { gaussian } from '../math';
import { formation, TRAIL_ROW } from './panorama';

/** One sharp peak. */
export const shortTerm = () =>
  formation(3, (u, row) => {
    const peak = 215 * gaussian(u, 0.02, 0.1) + 125 * gaussian(u, 0.02, 0.3);
    return peak * gaussian(row, TRAIL_ROW, row > TRAIL_ROW ? 2.2 : 4.4);
  });
