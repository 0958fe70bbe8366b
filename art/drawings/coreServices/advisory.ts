import { range } from 'd3-array';
import { across, below, CORE, coreLayer, GRAIN, roughness } from '../../coreLayer';

const SHARE = 0.3;

/** Even beds: a plan. */
export const draw = () =>
  coreLayer({
    share: SHARE,
    rise: (x) => 0.52 + 0.4 * roughness(x, 0),
    cliff: { from: 340, to: 360, swell: 4 },
    content(top) {
      const count = Math.round(CORE.height / GRAIN);
      return range(1, count).map((i) => {
        const bed = across((x) => (CORE.height * i) / count + top(x) * (1 - i / count), 2 * GRAIN);
        return below(bed, SHARE + 0.05 * (i % 2) + (0.08 * i) / count);
      });
    },
  });
