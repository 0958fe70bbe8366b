import { range } from 'd3-array';
import { across, below, CORE, coreLayer, GRAIN, roughness } from '../../coreLayer';

const SHARE = 0.66;

/** From one bend to the next, in grains, on average. */
const BEND = 2;

/** How much the straight way still rises and falls. */
const SWELL = 7;

/** A winding way becomes straight. */
export const draw = () =>
  coreLayer({
    share: SHARE,
    // No bend is as long or as deep as another.
    rise: (x) =>
      (0.3 + 0.11 * roughness(x, 40)) *
      (1 - Math.cos((Math.PI * x) / BEND + 1.6 * roughness(x / 2, 60))),
    cliff: { from: 362, to: 344, swell: -12 },
    content(top) {
      const count = Math.round((1.5 * CORE.height) / GRAIN);
      const swell = (x: number) => SWELL * roughness(x / (2 * GRAIN), 80);
      return range(1, count).map((i) => {
        const done = i / count;
        const bed = across(
          (x) => CORE.height * done + top(x) * (1 - done) ** 1.5 + done * swell(x),
        );
        return below(bed, SHARE + 0.1 * (i % 2));
      });
    },
  });
