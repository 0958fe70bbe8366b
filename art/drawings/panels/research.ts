import { sea } from '../../sea';
import { area, type Box, drawing } from '../../svg';
import { MARGIN } from '../../trail';
import { coastline, corners, smoothWay } from '../../ways';

/** The soundings, for narrow windows. The trail comes along the margin, over the coast. */
export function narrow() {
  const box: Box = { frame: 'narrow', left: -40, width: 400, height: 304 };
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
