import { type Course, land } from '../land';
import { sea } from '../sea';
import { area, drawing } from '../svg';
import { MARGIN } from '../trail';
import { coastline, corners, distanceFrom, smoothWay } from '../ways';

/*
 * A catchment that runs into the sea. Blog is the rivers: the trail leaves the margin as their trunk. Research is the
 * soundings: the trail is their fit. In narrow windows, each panel has a drawing of its own.
 */

/** The rivers in wide windows. */
const courses: Course[] = [
  // From the west, into the bend at the margin.
  [2, '-800 150, -640 110, -500 170, -400 150, -300 210, -220 190, -150 216, -110 212, -42 240', 0],
  [1, '-240 -10, -200 50, -214 100, -180 150, -124 214', 1],
  [2, '-520 330, -420 300, -360 260, -310 256, -290 208', 1],
  // From the north.
  [2, '10 206, 56 212, 100 232, 150 236, 200 270, 232 318, 226 384', 0],
  [2, '300 182, 276 214, 250 236, 218 287', 4],
  [3, '424 -10, 396 40, 356 100, 376 160, 352 210, 380 262, 392 300, 414 352', 0],
  [3, '500 60, 470 110, 430 140, 414 190, 385 246', 6],
  [3, '432 246, 460 290, 484 330, 490 412', 0],
  [1, '640 -12, 590 50, 606 100, 560 150, 566 200, 540 250, 552 320, 560 380, 536 437', 0],
  [1, '530 -6, 512 50, 534 100, 530 140, 565 217', 9],
  [1, '744 110, 694 140, 680 190, 630 220, 610 270, 554 335', 9],
  // From the south.
  [1, '-8 386, 40 404, 90 394, 150 428, 210 456, 270 452, 310 436, 328 379', 0],
  [1, '-16 476, 50 462, 110 488, 160 476, 219 446', 12],
  [1, '140 552, 200 530, 250 508, 300 500, 320 472, 312 430', 12],
  [1, '384 552, 360 528, 310 520, 298 486', 14],
  [0, '520 596, 490 566, 500 530, 530 500, 566 447', 0],
  [1, '10 530, 60 512, 100 508, 167 477', 13],
  // To coasts.
  [2, '800 -12, 812 30, 780 60, 784 100, 745 130, 735 170, 700 200, 705 250, 690 290, 710 310'],
  [2, '850 84, 806 104, 790 130, 714 174', 18],
  [1, '930 -10, 925 30, 880 50, 872 84, 840 100, 830 170'],
  [2, '1090 -10, 1070 30, 1010 44, 990 110'],
  [1, '-134 350, -190 360, -260 410, -400 430, -560 500, -800 520'],
  [1, '-120 640, -180 600, -240 590, -300 530, -380 500, -400 430', 22],
];

/** Both, for wide windows. At the upper edge is plain land. A section that is higher shows more of the coast. */
export function resources() {
  const box = { left: -720, width: 2640, height: 1060 };
  const margin = MARGIN.wide;
  const coast = coastline(
    5,
    corners(`2060 40, 1960 40, 1700 46, 1500 52, 1330 60, 1170 68, 1060 74, 960 92, 880 112, 810 150,
      752 186, 722 250, 672 290, 664 350, 630 400, 596 436, 580 470, 562 520, 552 580, 548 640,
      552 700, 548 780, 552 900, 530 1000, 545 1200, 530 1420`),
    200,
  );
  const fromCoast = distanceFrom(coast);
  const way = smoothWay(
    corners(`${margin} 150, ${margin} 220, ${margin} 262, -26 306, 24 326, 80 318, 140 322, 190 356,
      240 392, 300 394, 350 366, 410 352, 465 380, 505 428, 560 450, 620 436, 640 425, 680 400`),
    8,
  );
  const trunk = way.filter((at) => fromCoast(at) < 0);
  return drawing('water', box, [
    ...land({ box, seed: 12, trunk, courses }),
    ...sea({ box, coast, way: trunk, last: 1118, rise: 212, noise: 18 }),
  ]);
}

/** The rivers, for narrow windows. They flow down to the left, into the trail in the margin. */
export function blogNarrow() {
  const box = { left: -40, width: 400, height: 270 };
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

/** The soundings, for narrow windows. The trail comes along the margin, over the coast. */
export function researchNarrow() {
  const box = { left: -40, width: 400, height: 304 };
  const margin = MARGIN.narrow;
  const coast = coastline(
    5,
    corners(`460 20, 400 24, 330 28, 270 40, 200 58, 140 84, 90 84, 40 98, -10 104, -60 100, -100 100,
      -140 100`),
    90,
  );
  const way = smoothWay(
    corners(
      `${margin} 60, ${margin} 120, ${margin} 160, ${margin} 210, -18 252, 4 264, 24 264, 40 262`,
    ),
    4,
  );
  return drawing('water', box, [
    area(`M-40 0h400v200h-400z`, 'fill-spruce-background'),
    ...sea({ box, coast, way, last: 318, rise: 130, noise: 12 }),
  ]);
}
