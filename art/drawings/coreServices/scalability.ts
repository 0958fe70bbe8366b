import { across, below, CORE, coreLayer, HILL, roughness } from '../../coreLayer';

const SHARE = 0.72;

/** The heights of the ridges in each row. */
const HEIGHTS = [14, 25, 42, 64];

/** Ridges that grow from row to row, in height and in width. */
export const draw = () =>
  coreLayer({
    share: SHARE,
    rise: (x) => 0.2 + 0.12 * roughness(x / 2, 20),
    cliff: { from: 344, to: 358, swell: 12 },
    content: () =>
      HEIGHTS.map((size, row) => {
        const foot = (CORE.height * (row + 2)) / (HEIGHTS.length + 1);
        const ridges = (x: number) => 0.5 + 0.5 * roughness((0.3 * HILL * x) / size, 100 * row);
        const line = across((x) => foot - size * ridges(x), size / 2);
        return below(line, SHARE + ((1 - SHARE) * (row + 1)) / HEIGHTS.length);
      }),
  });
