import { greatest, range } from 'd3-array';
import { contourPaths, fractalNoise } from '../../contourLines';
import { gaussian } from '../../math';
import { type Point, summitTriangle } from '../../paths';
import { area, type Box, drawing, group, path } from '../../svg';
import { trail } from '../../trail';
import { CROSSINGS, PLATE } from '../../triptych';

type Relief = {
  plate: Box;
  heightAt: (x: number, y: number) => number;
  levels: number[];
  /** Path data of the way to the summit. */
  way: (end: Point) => string;
};

/** A mountain in layers that cast shadows, and the way to its summit. */
export function wide() {
  const plate = PLATE.wide;
  const [, from] = CROSSINGS.wide;
  const noise = fractalNoise(1, 250);
  return relief({
    plate,
    heightAt: (x, y) =>
      0.24 * noise(x, y) +
      1.5 * gaussian(Math.hypot((x - 250) / 1.05, y - 128), 0, 100) +
      0.6 * gaussian(Math.hypot(x - 190, y - 262), 0, 66) +
      0.3 * gaussian(Math.hypot(x - 80, y - 380), 0, 66),
    levels: range(-0.2, 1.65, 0.2),
    way: ([x, y]) => `M0 ${from}C70 ${from} 80 ${y + 110} 140 ${y + 110}S${x - 76} ${y} ${x} ${y}`,
  });
}

/** The same, entered from above. */
export function narrow() {
  const plate = PLATE.narrow;
  const [, from] = CROSSINGS.narrow;
  const noise = fractalNoise(12, 190);
  return relief({
    plate,
    heightAt: (x, y) =>
      0.25 * noise(x, y) +
      1.5 * gaussian(Math.hypot((x - 130) / 1.3, y - 110), 0, 62) +
      0.5 * gaussian(Math.hypot(x - 260, y - 150), 0, 50),
    levels: range(-0.2, 1.65, 0.3),
    way: ([x, y]) => `M${from} 0C${from} 70 ${x + 50} ${y} ${x} ${y}`,
  });
}

function relief({ plate, heightAt, levels, way }: Relief) {
  const { width, height } = plate;
  const layers = contourPaths(heightAt, { width, height, cell: 8, levels });
  const places = range(0, width, 2).flatMap((x) => range(0, height, 2).map((y): Point => [x, y]));
  const summit = greatest(places, ([x, y]) => heightAt(x, y)) ?? places[0];
  return drawing('water', plate, [
    group('layers', [
      area(`M0 0H${width}V${height}H0z`, 'fill-tint0'),
      ...layers.flatMap((d, i) => [
        area(d, 'fill-shadow', { 'fill-opacity': 0.45, transform: 'translate(4 5)' }),
        path(d, `fill-tint${Math.round((100 * (i + 1)) / layers.length)} stroke-lit`),
      ]),
    ]),
    group('route', [trail(way([summit[0], summit[1] + 5]))]), // to the foot of the triangle
    group('mark', [path(summitTriangle(summit), 'fill-accent stroke-accent')]),
  ]);
}
