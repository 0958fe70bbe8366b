import { fade, land } from '../../land';
import { type Box, drawing } from '../../svg';
import { MARGIN } from '../../trail';
import { corners, smoothWay } from '../../ways';

/** The rivers, for narrow windows. They flow down to the left, into the trail in the margin. */
export function narrow() {
  const box: Box = { frame: 'narrow', left: -40, width: 400, height: 140 };
  const margin = MARGIN.narrow;
  const trail = smoothWay(corners(`${margin} -60, ${margin} 70, ${margin} 200`), 6);
  const rivers = [
    {
      name: 'cedar',
      into: 'trail',
      basin: 2,
      course: '430 4, 370 24, 320 24, 270 50, 220 50, 176 74, 120 72, 70 92, 20 90, -27 112',
    },
    { name: 'birch', into: 'cedar', basin: 1, course: '300 -14, 262 12, 222 16, 170 46, 110 76' },
    { name: 'little birch', into: 'birch', course: '176 -14, 184 8, 182 40' },
    { name: 'elm', into: 'cedar', basin: 3, course: '420 90, 360 76, 320 92, 280 84, 214 56' },
    { name: 'little elm', into: 'elm', course: '350 150, 350 120, 310 92' },
    { name: 'alder', into: 'trail', basin: 0, course: '90 -10, 70 22, 36 26, 10 56, -27 70' },
  ];
  return drawing('water', box, [...land({ box, seed: 9, trail, rivers }), fade(box, box.height)]);
}
