import { fade, land, type River } from '../land';
import { curve } from '../paths';
import { sea } from '../sea';
import { type Box, drawing, group } from '../svg';
import { MARGIN, turn } from '../trail';
import { coastline, corners, smoothWay } from '../ways';

/*
 * A catchment that runs into the sea. Blog is its rivers: the trail leaves the margin as the main one. Research is the
 * soundings: the trail is their fit.
 *
 *          margin
 *            |    birch    cedar     elm    fir   _____________ coast
 *            |      |        |        |      |  _/
 *   alder ---|      |        |        |      |_/          ___/\ . . .
 *             \_____/\       |        |    _/         ___/  soundings
 *              trail  \_____/\        |   /      ____/
 *                        /    \_______/\_/______/
 *            |      hazel       linden  / mouth
 *   ---------|-------------------------/---------------------- CLEAR
 *            |  Resources, Blog       |  Research
 */

/** Sections show only the upper part, more of it in small windows, and where text is enlarged. */
const BOX: Box = { frame: 'wide', left: -720, width: 2640, height: 1200 };

/** The y below which text may stand. */
const CLEAR = 350;

/** The y at which the trail leaves the margin. */
const LEAVES = 50;

const northern: River[] = [
  { name: 'birch', into: 'trail', basin: 1, course: '92 34, 110 60, 150 96, 176 130, 212 190' },
  { name: 'west birch', into: 'birch', course: '24 58, 70 66, 134 80' },
  { name: 'cedar', into: 'trail', basin: 3, course: '334 16, 312 40, 322 70, 300 110, 346 200' },
  { name: 'west cedar', into: 'cedar', course: '214 44, 240 62, 270 74, 302 108' },
  { name: 'little cedar', into: 'west cedar', course: '258 22, 254 40, 266 66' },
  { name: 'east cedar', into: 'cedar', course: '432 30, 408 60, 372 100, 340 120, 316 146' },
  { name: 'far cedar', into: 'east cedar', course: '492 66, 456 82, 410 92, 366 104' },
  { name: 'elm', into: 'trail', basin: 1, course: '588 26, 562 80, 566 120, 540 170, 548 274' },
  { name: 'west elm', into: 'elm', course: '512 44, 508 64, 522 92, 522 124, 546 156' },
  { name: 'east elm', into: 'elm', course: '704 58, 664 84, 648 124, 590 180, 550 214' },
  { name: 'fir', basin: 2, course: '802 14, 788 34, 756 60, 740 90, 706 130, 716 220' },
  { name: 'east fir', into: 'fir', course: '852 40, 822 56, 790 62, 752 76' },
  { name: 'ginkgo', basin: 0, course: '1000 6, 986 26, 950 42, 930 90' },
];

const southern: River[] = [
  {
    name: 'alder',
    basin: 2,
    course: '-800 120, -500 130, -300 150, -190 132, -140 98, -96 78, -62 86, -42.5 126',
  },
  { name: 'north alder', into: 'alder', course: '-226 30, -204 60, -190 90, -140 132' },
  { name: 'south alder', into: 'alder', course: '-480 262, -420 250, -340 200, -280 142' },
  { name: 'hazel', into: 'trail', basin: 1, course: '10 282, 60 268, 180 258, 280 240, 306 222' },
  { name: 'south hazel', into: 'hazel', course: '96 326, 130 308, 190 310, 250 260' },
  { name: 'linden', into: 'trail', basin: 3, course: '404 316, 436 300, 490 290, 536 272' },
];

const coast = coastline(
  5,
  corners(`2060 44, 1900 52, 1700 44, 1500 44, 1330 59, 1220 54, 1100 62, 1000 58, 920 72, 850 92,
    790 120, 745 155, 706 190, 672 214, 640 240, 604 272, 580 300, 560 340, 546 390, 540 450,
    536 520, 540 600, 536 700, 542 800, 534 900, 538 1000, 532 1100, 538 1200, 536 1400`),
  170,
);

const way = smoothWay(
  corners(`60 150, 100 150, 160 160, 220 204, 290 222, 350 196, 410 184, 460 210, 510 256, 565 282,
    610 284, 640 284`),
  8,
);

/** Both, for wide windows. In narrow ones, each panel has a drawing of its own. */
export function wide() {
  const onLand = { box: BOX, seed: 12, trail: way };
  const trail = turn(MARGIN.wide, LEAVES, way[0]) + curve(way).replace('M', 'L');
  const [north, south] = [northern, southern].map((rivers) => land({ ...onLand, rivers }));
  const southOfTrail = `M${MARGIN.wide} 0${trail.replace('M', 'L')}V${BOX.height}H${BOX.left}V0`;
  return {
    ...drawing('water', BOX, [
      group('basins', [
        ...north.basins,
        `<clipPath id="south"><path d="${southOfTrail}"/></clipPath><g clip-path="url(#south)">`,
        ...south.basins,
        '</g>',
        fade(BOX, CLEAR),
      ]),
      group('rivers', [...north.rivers, ...south.rivers]),
      ...sea({ box: BOX, coast, leaves: LEAVES, way, last: 1133, rise: 155, noise: 15 }),
    ]),
    clear: CLEAR,
  };
}
