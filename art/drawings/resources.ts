import { type Course, land } from '../land';
import { sea } from '../sea';
import { type Box, drawing } from '../svg';
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
export function wide() {
  const box: Box = { frame: 'wide', left: -720, width: 2640, height: 1060 };
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
  return {
    ...drawing('water', box, [
      ...land({ box, seed: 12, trunk, courses }),
      ...sea({ box, coast, way: trunk, last: 1118, rise: 212, noise: 18 }),
    ]),
    /** The y below which text may stand. */
    clear: 490,
  };
}
