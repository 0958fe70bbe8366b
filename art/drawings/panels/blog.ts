import { land, type River } from '../../land';
import { curve } from '../../paths';
import { type Box, drawing, group } from '../../svg';
import { branch, MARGIN } from '../../trail';
import { corners, smoothWay } from '../../ways';

const BOX: Box = { frame: 'narrow', left: -40, width: 400, height: 156 };

const rivers: River[] = [
  { name: 'birch', into: 'trail', course: '50 12, 66 30, 92 48, 100 76, 120 110' },
  { name: 'west birch', into: 'birch', course: '14 40, 36 38, 64 50, 98 66' },
  { name: 'cedar', into: 'trail', course: '166 4, 186 30, 178 58, 206 92' },
  { name: 'east cedar', into: 'cedar', course: '262 18, 240 32, 214 54, 182 66' },
  { name: 'elm', into: 'trail', course: '300 6, 292 30, 270 52, 262 74, 284 106' },
  { name: 'east elm', into: 'elm', course: '354 38, 332 44, 300 56, 264 68' },
  { name: 'hazel', into: 'trail', course: '42 126, 70 138, 106 140, 156 116' },
  { name: 'linden', into: 'trail', course: '214 126, 240 142, 276 142, 328 120' },
];

const way = smoothWay(
  corners(
    '14 86, 26 86, 40 86, 70 92, 110 114, 150 116, 190 96, 230 86, 270 100, 310 120, 350 118, 390 106, 430 106',
  ),
  8,
);

/** The rivers, for narrow windows. The trail leaves the margin as the main one. */
export function narrow() {
  return drawing('water', BOX, [
    group('rivers', land({ box: BOX, seed: 9, trail: way, rivers }).rivers),
    group('route', [branch(MARGIN.narrow, 32, way[0], curve(way))]),
  ]);
}
