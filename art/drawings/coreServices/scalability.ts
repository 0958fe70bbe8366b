import { range } from 'd3-array';
import { below, CORE, coreLayer, DRILL, GRAIN } from '../../coreLayer';
import { gaussian } from '../../math';
import { type Point, profile } from '../../paths';

const SHARE = 0.72;

const ROWS = 4;

/** Ridges that grow from row to row. */
export const draw = () =>
  coreLayer({
    share: SHARE,
    rise: (x) => 0.15 + Math.min(0.8, 0.04 * Math.abs(x)) * (0.5 - 0.5 * Math.cos(1.2 * x)) ** 2,
    cliff: { from: 344, to: 356, swell: 18 },
    content: () =>
      range(1, ROWS + 1).map((row) => {
        const growth = (row / ROWS) ** 1.3;
        const foot = (CORE.height * (row + 1)) / (ROWS + 1);
        /** Every second ridge is lower. */
        const ridges = (x: number) =>
          range(-6, 5).reduce((sum, k) => {
            const axis = DRILL + (5 * k + 0.8 * row) * GRAIN;
            return sum + (k % 2 ? 0.6 : 1) * gaussian(x, axis, (0.5 + 0.2 * row) * GRAIN);
          }, 0);
        const line = range(CORE.left - GRAIN, CORE.right + 3 * GRAIN, GRAIN).map(
          (x): Point => [x, foot - 0.8 * CORE.height * growth * ridges(x)],
        );
        return below(profile(line), SHARE + ((1 - SHARE) * row) / ROWS);
      }),
  });
