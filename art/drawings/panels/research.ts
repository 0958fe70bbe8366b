import { sea } from '../../sea';
import { area, type Box, drawing, group } from '../../svg';
import { coastline, corners, smoothWay } from '../../ways';

/** The soundings, for narrow windows. The trail comes along the margin, over the coast. */
export function narrow() {
  const box: Box = { frame: 'narrow', left: -40, width: 400, height: 240 };
  const coast = coastline(
    5,
    corners(`460 8, 400 10, 330 14, 270 22, 200 34, 140 52, 90 56, 40 64, -10 70, -60 68, -140 68`),
    90,
  );
  const way = smoothWay(corners('18 190, 26 190, 36 190, 44 190'), 4);
  return drawing('water', box, [
    group('coast', [area('M-40 0h400v110h-400z', 'fill-spruce-background')]),
    ...sea({ box, coast, leaves: 104, way, last: 318, rise: 106, noise: 10 }),
  ]);
}
