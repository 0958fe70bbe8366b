import { range } from 'd3-array';
import { contourPaths } from '../contourLines';
import { createNormal, createRandom, gaussian } from '../math';
import { type Point, spline, summitTriangle } from '../paths';
import { type Box, path, svgFile } from '../svg';

/**
 * For the 404 page: the trail leaves the margin for a random walk of 404 steps, narrow enough to fit on a phone. The
 * summit is elsewhere. A style sheet uses the file as a mask, so only its shapes matter.
 */
export function draw() {
  const [width, height] = [1600, 900];
  const walk = randomWalk(404);
  const [x, y] = walk[404];
  const hill = (x: number, y: number) =>
    gaussian(x, 1040, 92) * gaussian(y, 214, 66) +
    0.5 * gaussian(x, 1150, 80) * gaussian(y, 290, 44);
  const levels = range(9).map((i) => 0.08 + 0.105 * i);
  const contours = contourPaths(hill, { width, height, cell: 12, levels });
  const box: Box = { frame: 'wide', left: 0, width, height };
  return svgFile(box, 'fill="none" stroke="#000" stroke-linecap="round"', [
    stroke(0.8, contours.join('')),
    stroke(1.5, summitTriangle([1040, 214])),
    stroke(3, 'M1.5 0V580C1.5 660 70 700 150 700'),
    stroke(2.6, spline(walk.filter((_, i) => i % 4 === 0)), { 'stroke-dasharray': '0 6.5' }),
    stroke(3, `M${x - 7} ${y - 7}l14 14m-14 0l14-14`),
  ]);
}

/** A walk that turns at random, and turns back at the edge of what a phone shows. */
function randomWalk(steps: number): Point[] {
  const normal = createNormal(createRandom(3088));
  let [x, y] = [150, 700];
  let direction = 0;
  const walk: Point[] = [[x, y]];
  for (const _ of range(steps)) {
    const back = Math.atan2(725 - y, 235 - x);
    const isOutside = x < 130 || x > 300 || y < 640 || y > 800;
    direction += 0.16 * normal() + (isOutside ? 0.16 * Math.sin(back - direction) : 0);
    x += 4 * Math.cos(direction);
    y += 4 * Math.sin(direction);
    walk.push([x, y]);
  }
  return walk;
}

const stroke = (width: number, d: string, attributes = {}) =>
  path(d, '', { 'stroke-width': width, ...attributes });
