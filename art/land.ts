import { minIndex } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { contourPaths, fractalNoise } from './contourLines';
import { curve, distance, everyNth, type Point } from './paths';
import { area, type Box, path } from './svg';
import { corners, distanceFrom, windingWay } from './ways';

/** The widths of rivers by their Strahler number, from 1. */
const WIDTHS = [0.9, 1.7, 2.6, 3.5];

/** The angle at which a river joins another one, in radians. */
const CONFLUENCE = 0.75;

/** The greens of basins. */
const GREENS = ['background', 'land6', 'land11', 'land16'];

/** A river: the number of its basin's green, its way, and the number of the river that it flows into; 0 is the trunk. */
export type Course = [green: number, way: string, into?: number];

type Land = {
  box: Box;
  seed: number;
  /** The main river, downstream, and the others, each after the one that it flows into. */
  trunk: Point[];
  courses: Course[];
};

/** Rivers, and their basins in several greens. */
export function land({ box, seed, trunk, courses }: Land): string[] {
  const noise = fractalNoise(seed, 90);
  const rivers = [trunk];
  const confluences = courses.map(([, way, into], i) => {
    const points = corners(way);
    const end = points[points.length - 1];
    const place = into === undefined ? 0 : minIndex(rivers[into], (at) => distance(at, end));
    if (into !== undefined) points.splice(-1, 1, ...confluence(rivers[into], place, points));
    rivers.push(windingWay(points, 8, (x, y) => 11 * noise(x, y)));
    return { river: i + 1, into, place };
  });
  const strahlerNumber = (river: number, place: number): number =>
    confluences
      .filter((other) => other.into === river && other.place <= place)
      .sort((a, b) => a.place - b.place)
      .map((other) => strahlerNumber(other.river, Infinity))
      .reduce((own, other) => (other === own ? own + 1 : Math.max(own, other)), 1);
  const lines = WIDTHS.map((width, i) => {
    const parts = rivers.map((points, river) => {
      const isPart = (place: number) => river > 0 && strahlerNumber(river, place) === i + 1;
      return points.filter((_, place) => isPart(place) || isPart(place - 1));
    });
    const d = parts.map((points) => curve(everyNth(3, points))).join('');
    return path(d, 'stroke-spruce-edge', { 'stroke-width': width });
  });

  // The trunk is where the basins on its two sides meet.
  const fromTrunk = distanceFrom(trunk);
  const basinsOn = (side: number) => {
    const riversOf = (green: number) =>
      rivers.filter(
        (river, i) =>
          i > 0 && courses[i - 1][0] === green && Math.sign(fromTrunk(river[0])) === side,
      );
    return basins(
      box,
      seed,
      GREENS.map((_, green) => riversOf(green)),
    ).join('');
  };
  const right = `${curve(everyNth(2, trunk))}V${box.height}H${box.left}V0H${trunk[0][0]}`;
  return [
    basinsOn(1),
    `<clipPath id="land"><path d="${right}"/></clipPath>`,
    `<g clip-path="url(#land)">${area(rectangle(box), 'fill-spruce-background')}${basinsOn(-1)}</g>`,
    ...lines,
    fade(box),
  ];
}

const rectangle = ({ left, width, height }: Box) => `M${left} 0h${width}v${height}h${-width}z`;

/** Plain land at the upper and the lower edge. */
function fade(box: Box): string {
  const stops = [1, 0, 0, 1].map(
    (opacity, i) =>
      `<stop class="stop-color-spruce-background" offset="${[0, 0.2, 0.8, 1][i]}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="fade" x2="0" y2="1">${stops.join('')}</linearGradient>${area(rectangle(box), '', { fill: 'url(#fade)' })}`;
}

/** The last points of a tributary, which comes at an acute angle from the side of a place. */
function confluence(river: Point[], place: number, way: Point[]): Point[] {
  const [x, y] = river[place];
  const [beforeX, beforeY] = river[Math.max(0, place - 3)];
  const [dx, dy] = [x - beforeX, y - beforeY];
  const [fromX, fromY] = way[way.length - 2];
  const side = Math.sign(dx * (fromY - y) - dy * (fromX - x));
  const angle = Math.atan2(dy, dx) + Math.PI - side * CONFLUENCE;
  const at = (length: number): Point => [
    x + length * Math.cos(angle),
    y + length * Math.sin(angle),
  ];
  return [at(30), at(10), [x, y]];
}

/**
 * Areas in the greens after the first, where the nearest river is one of that green.
 * @param rivers of each green
 */
function basins(box: Box, seed: number, rivers: Point[][][]): string[] {
  const noise = fractalNoise(seed, 80);
  const distances = rivers.map((ways) => {
    const points = ways.flat();
    const mesh = Delaunay.from(points);
    return (at: Point) => (points.length > 0 ? distance(points[mesh.find(...at)], at) : 1e4);
  });
  const shift = ([x, y]: Point): Point => [x + box.left, y];
  return GREENS.slice(1).map((green, i) => {
    const field = (fromLeft: number, y: number) => {
      const x = fromLeft + box.left;
      const nearest = distances.map((to) => to([x + 9 * noise(x, y), y + 9 * noise(y, x)]));
      return Math.min(...nearest.slice(0, i + 1)) - Math.min(...nearest.slice(i + 1));
    };
    const outlines = contourPaths(field, { ...box, cell: 18, levels: [0] }, shift);
    return area(outlines.join(''), `fill-spruce-${green}`);
  });
}
