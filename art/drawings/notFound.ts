import { cross, greatest, range } from 'd3-array';
import { contourPaths, fractalNoise } from '../contourLines';
import { gaussian } from '../math';
import { curve, type Point, summitTriangle } from '../paths';
import { type Box, path, svgFile } from '../svg';
import { corners } from '../ways';

/** A style sheet uses the file as a mask, which covers the page: phones show its left side, wide windows its middle. */
const BOX: Box = { frame: 'wide', left: 0, width: 2000, height: 1500 };

/** The way of somebody who is lost, below the heading. */
const way = corners(`190 1000, 235 1000, 280 985, 315 930, 380 915, 425 965, 405 1035, 330 1070,
  275 1110, 305 1165, 390 1165, 440 1115, 490 1100, 505 1135`);

/** For the 404 pages: a map, on which the trail leaves the margin and gets lost. The summit is elsewhere. */
export function draw() {
  const noise = fractalNoise(14, 640);
  const heightAt = (x: number, y: number) =>
    noise(x, y) + 2.2 * gaussian(x, 1240, 230) * gaussian(y, 500, 190);
  const levels = range(-1.2, 3.4, 0.3);
  const places: Point[] = cross(range(900, 1600, 10), range(300, 700, 10));
  const summit = greatest(places, ([x, y]) => heightAt(x, y)) ?? places[0];
  const [x, y] = way[way.length - 1];
  return svgFile(BOX, 'fill="none" stroke="#000" stroke-linecap="round"', [
    stroke(1.5, contourPaths(heightAt, { ...BOX, cell: 14, levels }).join(''), 0.4),
    stroke(2.5, summitTriangle(summit, 1.5)),
    stroke(5, 'M24 0V830C24 940 86 1000 190 1000'),
    path(curve(way), '', { 'stroke-width': 5, 'stroke-dasharray': '0 13.5' }),
    stroke(5, `M${x - 13} ${y - 13}l26 26m-26 0l26-26`),
  ]);
}

const stroke = (width: number, d: string, opacity = 1) =>
  path(d, '', { 'stroke-width': width, opacity });
