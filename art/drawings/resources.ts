import { coastline, corners, distanceFrom, smoothWay } from '../coastline';
import { fractalNoise } from '../contourLines';
import { land } from '../land';
import type { Point } from '../paths';
import { sea } from '../sea';
import { area, drawing } from '../svg';
import { MARGIN } from '../trail';

/*
 * A catchment that runs into the sea. Blog is the rivers: the trail leaves the margin as their trunk. Research is the
 * soundings: the trail is their fit. In narrow windows, each panel has a drawing of its own.
 */

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
  const trunk = smoothWay(
    corners(`${margin} 150, ${margin} 236, ${margin} 270, -30 312, 20 330, 90 322, 150 338, 215 384,
      290 390, 350 362, 420 372, 480 420, 550 446, 590 442, 640 425, 680 400`),
    8,
  );
  const edge = fractalNoise(21, 90);
  return drawing('water', box, [
    ...land({
      seed: 12,
      box: { ...box, height: 600 },
      spacing: 7.4,
      trunk,
      confluences: corners(`${margin - 6} 245, 170 340, 405 356, 545 432, 285 398, 490 436`),
      mouths: corners('696 294, 792 181, 914 96'),
      // Around the heading, and above Blog, the ground is quiet.
      extent: ([x, y]) =>
        Math.min(
          y - 22,
          x + 320,
          Math.max(-24 - x, x - 440, y - 205),
          Math.max(x - 590, 552 - 0.1 * Math.abs(x - 330) - y),
          970 - x,
        ) -
        18 +
        20 * edge(x, y),
      // On the left of the margin, rivers come from above.
      isLand: ([x, y]) => fromCoast([x, y]) < -7 && (x > margin || y < 252 + 0.4 * (x - margin)),
      greens: [0, 2, 1, 2, 0, 1, 0, 1, 2],
    }),
    ...sea({
      box,
      coast,
      way: trunk.filter((at) => fromCoast(at) < 0),
      last: 1118,
      rise: 212,
      noise: 18,
    }),
  ]);
}

/** The rivers, for narrow windows. They flow down to the left, into the trail in the margin. */
export function blogNarrow() {
  const box = { left: -40, width: 400, height: 270 };
  const margin = MARGIN.narrow;
  const edge = fractalNoise(2, 60);
  const slope = 0.32;
  const level = ([x, y]: Point) => y - slope * x;
  const content = land({
    seed: 5,
    box: { left: -70, width: 460, height: 420 },
    spacing: 6,
    trunk: smoothWay(corners(`${margin} -60, ${margin} 200, ${margin} 520`), 6),
    confluences: corners(`${margin + 5} 62, ${margin + 5} 150, ${margin + 5} 236`),
    mouths: [],
    extent: (at) => Math.min(level(at), box.height - level(at)) - 18 + 14 * edge(...at),
    isLand: () => true,
    greens: [2, 1, 0],
  });
  return drawing('water', box, [
    `<g transform="matrix(1 ${-slope} 0 1 0 0)">${content.join('')}</g>`,
  ]);
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
