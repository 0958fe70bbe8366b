import { range } from 'd3-array';
import { contourPaths, fractalNoise } from '../../contourLines';
import { gaussian } from '../../math';
import { type Point, polygon } from '../../paths';
import { area, type Box, drawing, group, land, lightLines, path } from '../../svg';
import { trail } from '../../trail';
import { CROSSINGS, PLATE } from '../../triptych';

/** Four floors: the middle and the size of the topmost in isometric view, how far the next ones are below it, and the route. */
type Stack = {
  plate: Box;
  middle: Point;
  halfWidth: number;
  storey: number;
  levels: number[];
  route: string;
};

export function wide() {
  const plate = PLATE.wide;
  const [from, to] = CROSSINGS.wide;
  return stack({
    plate,
    middle: [plate.width / 2, (from + to) / 2],
    halfWidth: 172,
    storey: 52,
    levels: range(0.05, 1.2, 0.16),
    route: `M0 ${from}C110 ${from} 130 ${from - 6} 190 ${from - 28}S300 ${to} ${plate.width} ${to}`,
  });
}

/** From the upper edge to the lower one. */
export function narrow() {
  const plate = PLATE.narrow;
  const [from, to] = CROSSINGS.narrow;
  return stack({
    plate,
    middle: [plate.width / 2, 63],
    halfWidth: 108,
    storey: 15,
    levels: range(0.05, 1.2, 0.24),
    route: `M${from} 0C${from} 90 ${to} 60 ${to} ${plate.height}`,
  });
}

function stack({ plate, middle, halfWidth, storey, levels, route }: Stack) {
  const { width, height } = plate;
  /** The side of a floor. */
  const side = 156;
  const project = ([x, y]: Point): Point => [
    middle[0] + ((x - y) * halfWidth) / side,
    middle[1] + ((x + y - side) * halfWidth) / side / 2,
  ];
  const noise = fractalNoise(40, 94);
  const hill = (x: number, y: number) =>
    noise(x, y) * 0.3 + 1.35 * gaussian(Math.hypot(x - 70, y - 74), 0, 47);
  const map = path(
    contourPaths(hill, { width: side, height: side, cell: 6, levels }, project).join(''),
  );
  const corners: Point[] = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
  const plane = polygon(corners.map(project));
  const onPlane = (content: string) => `<g clip-path="url(#plane)">${content}</g>`;
  const shadow = area(plane, 'fill-shadow', { 'fill-opacity': 0.6, transform: 'translate(0 12)' });
  const floors = [3, 2, 1].map(
    (floor) =>
      `<g transform="translate(0 ${storey * floor})">${shadow}${path(plane, 'fill-background')}${land(plane, 0.62 - 0.13 * floor)}${onPlane(map)}</g>`,
  );
  return drawing('spruce', plate, [
    group('plate', [area(`M0 0H${width}V${height}H0z`, 'fill-background')]),
    `<clipPath id="plane">${path(plane)}</clipPath>`,
    group('floors', [lightLines(floors)]),
    group('route', [shadow, trail(route)]),
    group('top', [
      path(plane, 'fill-accent stroke-accent'),
      lightLines([onPlane(map)]),
      onPlane(path(route, 'stroke-background', { 'stroke-width': 3 })),
    ]),
  ]);
}
