import { land } from '../../land';
import { type Box, drawing } from '../../svg';
import { MARGIN } from '../../trail';
import { corners, smoothWay } from '../../ways';

/** The rivers, for narrow windows. They flow down to the left, into the trail in the margin. */
export function narrow() {
  const box: Box = { frame: 'narrow', left: -40, width: 400, height: 270 };
  const margin = MARGIN.narrow;
  return drawing(
    'water',
    box,
    land({
      box,
      seed: 5,
      trunk: smoothWay(corners(`${margin} -60, ${margin} 200, ${margin} 520`), 6),
      courses: [
        [1, '430 70, 360 64, 300 100, 230 95, 180 140, 110 140, 64 172, 24 192, -27 236', 0],
        [1, '310 -8, 285 36, 290 60, 221 117', 1],
        [2, '430 190, 350 170, 310 200, 260 176, 215 180, 126 143', 1],
        [2, '340 260, 290 232, 262 210, 223 170', 3],
        [2, '164 -8, 150 60, 116 90, 110 112, 59 181', 1],
        [2, '224 6, 190 50, 184 70, 130 90', 5],
        [0, '50 -8, 26 40, 6 56, -27 85', 0],
        [0, '310 280, 240 240, 180 254, 120 232, 64 236, 24 250, -27 296', 0],
        [1, '400 20, 350 30, 340 60, 334 81', 1],
        [1, '104 40, 84 76, 50 90, 10 104, -27 138', 0],
        [0, '210 206, 170 224, 113 240', 8],
        // West of the margin, out of sight.
        [1, '-70 -10, -60 100, -70 290'],
      ],
    }),
  );
}
