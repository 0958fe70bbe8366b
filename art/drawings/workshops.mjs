import { createRandom, gaussian, range } from '../math.mjs';
import { dots, path } from '../svg.mjs';
import { pointsAt, spline } from '../svgPath.mjs';
import { PANORAMA, panoramaDrawing } from './panorama.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

const [BALLS, ROWS] = [128, 7];

/** A Galton board: balls fall left or right at each peg. The trail is the normal curve that they approach. */
function galtonBoard(end = 300) {
  const { width, ground } = PANORAMA;
  const [slot, across, ball, middle] = [34, 3, 10, width / 2];
  const random = createRandom(17);
  const bins = range(ROWS + 1).map(() => 0);
  for (const _ of range(BALLS)) {
    const bin = range(ROWS).filter(() => random() < 0.5).length;
    bins[bin] = Number(bins[bin]) + 1;
  }
  const left = (/** @type {number} */ bin) => middle + (bin - (ROWS + 1) / 2) * slot;
  const balls = bins.flatMap((count, bin) =>
    range(count).flatMap((i) => {
      const x = left(bin) + (slot - across * ball) / 2 + ((i % across) + 0.5) * ball;
      return pointsAt(x, ground - 6 - Math.floor(i / across) * ball);
    }),
  );
  const pegs = range(ROWS).flatMap((row) =>
    range(row + 1).flatMap((i) => pointsAt(middle + (i - row / 2) * slot, 26 + row * 14)),
  );
  // The normal curve with the standard deviation of the binomial distribution.
  const deviation = (slot * Math.sqrt(ROWS)) / 2;
  const peak = ((BALLS * slot) / (deviation * Math.sqrt(2 * Math.PI)) / across) * ball;
  const curve = range(end / 5 + 1).map(
    (i) => /** @type {Point} */ ([i * 5, ground - peak * gaussian(i * 5, middle, deviation)]),
  );
  return [dots(pegs, 'dot mark'), dots(balls, 'ball'), path(spline(curve), 'accent')];
}

export const workshops = () => panoramaDrawing(galtonBoard(), galtonBoard(265));
