import { range } from 'd3-array';
import { across, below, CORE, coreLayer, GRAIN } from '../../coreLayer';

const SHARE = 0.66;

/** A winding way becomes straight. */
export const draw = () =>
  coreLayer({
    share: SHARE,
    rise: (x) => 0.4 - 0.4 * Math.cos((Math.PI / 2) * x),
    cliff: { from: 360, to: 344, swell: -40 },
    content(top) {
      const count = Math.round((1.5 * CORE.height) / GRAIN);
      return range(count).map((i) => {
        const wind = (1 - i / (count - 1)) ** 1.5;
        const bed = across((x) => (CORE.height * i) / count + top(x) * wind, GRAIN);
        return below(bed, SHARE + 0.1 * (i % 2));
      });
    },
  });
