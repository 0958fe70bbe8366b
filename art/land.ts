import { minIndex, range, sort } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { contourPaths, fractalNoise } from './contourLines';
import { distance, type Point } from './paths';
import { area, type Box, path } from './svg';
import { corners, windingWay } from './ways';

/** The greens of basins, from dark to light. */
const GREENS = ['land0', 'land4', 'land8', 'land12'];

/** The widths of rivers: at a spring, and by their Strahler number, from 1. */
const WIDTHS = [0.6, 0.9, 1.4, 2];

/** How much of a river is so thin at its spring. */
const SPRING = 0.4;

/** The angle at which a river joins another one, in radians. */
const CONFLUENCE = 0.75;

/** The distance between two points of a river. */
const SPACING = 14;

/** How far rivers wind to both sides, and the divides between basins. */
const WINDING = 11;
const WOBBLE = 20;

/** A distance to rivers that are not there. */
const FAR = 9999;

export type River = {
  name: string;
  /** The trail, or a river before it in the list. Without it, the river ends where its course does. */
  into?: string;
  /** The number of its basin's green. A tributary has that of its river. */
  basin?: number;
  /** Its corners, downstream: see corners(). */
  course: string;
};

type Land = {
  box: Box;
  seed: number;
  /** The main river, downstream, which is not drawn. */
  trail: Point[];
  rivers: River[];
};

/** A river on the map, and the index of its confluence among the points of the one that it flows into. */
type Course = { points: Point[]; basin: number; into?: Course; place: number };

/** Land with the basins of rivers, and the rivers, as wide as their Strahler numbers say. */
export function land({ box, seed, trail, rivers }: Land) {
  const courses = coursesOf(rivers, trail, seed);
  const rank = (river: Course, place: number) => {
    const order = strahlerNumber(courses, river, place);
    return order === 1 && place < SPRING * river.points.length ? 0 : order;
  };
  const lines = WIDTHS.map((width, i) => {
    const parts = courses.map((river) => {
      const ends = range(1, river.points.length).filter((end) => rank(river, end - 1) === i);
      return ends.length > 0 ? partOf(river.points, ends) : '';
    });
    return path(parts.join(''), 'stroke-spruce-edge', { 'stroke-width': width });
  });
  return {
    basins: [area(all(box), 'fill-spruce-background'), ...basins(courses, box, seed)],
    rivers: lines,
  };
}

/**
 * Some pieces of a river, which is smooth where it becomes wider.
 * @param ends the indices of their ends
 */
function partOf(river: Point[], ends: number[]): string {
  const start = ends[0] - 1;
  const pieces = ends.map((i) => `${near(river, i, 1 / 3, 0)} ${onRiver(river, i)}`);
  return `M${onRiver(river, start)}C${near(river, start, 0, 1 / 3)} ${pieces.join('S')}`;
}

/** The place of a river near one of its points, on a cubic B-spline through its ends. */
const onRiver = (river: Point[], i: number) =>
  river[i - 1] && river[i + 1] ? near(river, i, 1 / 6, 1 / 6) : river[i];

/** A weighted mean of one of the points and its neighbours. */
const near = (river: Point[], i: number, before: number, after: number) =>
  [0, 1].map((axis) => {
    const here = river[i][axis];
    const to = (neighbour: Point | undefined) => (neighbour?.[axis] ?? here) - here;
    return here + before * to(river[i - 1]) + after * to(river[i + 1]);
  }) as Point;

const all = ({ left, width, height }: Box) => `M${left} 0h${width}v${height}h${-width}z`;

/**
 * Plain land near the upper edge, and below a line.
 * @param clear the y of the line
 */
export function fade(box: Box, clear: number): string {
  const stops = [1, 0, 0, 1].map(
    (opacity, i) =>
      `<stop class="stop-color-spruce-background" offset="${[0.1, 0.3, 0.7, 1][i]}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x2="0" y2="${clear}">${stops.join('')}</linearGradient>${area(all(box), '', { fill: 'url(#fade)' })}`;
}

/** The winding ways of the rivers. */
function coursesOf(rivers: River[], trail: Point[], seed: number): Course[] {
  const noise = fractalNoise(seed, 90);
  const courses = new Map<string, Course>();
  const main: Course = { points: trail, basin: 0, place: 0 };
  for (const { name, course, into = '', basin } of rivers) {
    const points = corners(course);
    const end = points[points.length - 1];
    const next = into === 'trail' ? main : courses.get(into);
    if (into && !next) throw new Error(`There is no river ${into} before ${name}.`);
    const place = next ? minIndex(next.points, (at) => distance(at, end)) : 0;
    if (next) points.splice(-1, 1, ...confluence(next.points, place, points));
    courses.set(name, {
      points: windingWay(points, SPACING, (x, y) => WINDING * noise(x, y)),
      basin: basin ?? next?.basin ?? 0,
      into: next,
      place,
    });
  }
  return [...courses.values()];
}

/** The last points of a tributary, which comes at an acute angle from the side of a place. */
function confluence(river: Point[], place: number, tributary: Point[]): Point[] {
  const [x, y] = onRiver(river, place);
  const [beforeX, beforeY] = river[Math.max(0, place - 3)];
  const [dx, dy] = [x - beforeX, y - beforeY];
  const [fromX, fromY] = tributary[tributary.length - 2];
  const side = Math.sign(dx * (fromY - y) - dy * (fromX - x));
  const angle = Math.atan2(dy, dx) + Math.PI - side * CONFLUENCE;
  const at = (length: number): Point => [
    x + length * Math.cos(angle),
    y + length * Math.sin(angle),
  ];
  return [at(30), at(10), [x, y]];
}

/** It is 1 at a spring. Where two rivers of one number meet, it is one more. */
function strahlerNumber(courses: Course[], river: Course, place = Infinity): number {
  const tributaries = courses.filter((other) => other.into === river && other.place <= place);
  return sort(tributaries, (other) => other.place)
    .map((other) => strahlerNumber(courses, other))
    .reduce((own, other) => (other === own ? own + 1 : Math.max(own, other)), 1);
}

/** Areas in the greens after the first, one in front of the other, where the nearest river is one of that green. */
function basins(courses: Course[], box: Box, seed: number): string[] {
  const noise = fractalNoise(seed, 80);
  const distances = GREENS.map((_, green) => {
    const points = courses.filter(({ basin }) => basin === green).flatMap((river) => river.points);
    const mesh = Delaunay.from(points);
    return (at: Point) => (points.length > 0 ? distance(points[mesh.find(...at)], at) : FAR);
  });
  const toDrawing = ([x, y]: Point): Point => [x + box.left, y];
  return GREENS.slice(1).map((green, i) => {
    const field = (fromLeft: number, y: number) => {
      const x = fromLeft + box.left;
      const nearest = distances.map((to) =>
        to([x + WOBBLE * noise(x, y), y + WOBBLE * noise(y, x)]),
      );
      return Math.min(...nearest.slice(0, i + 1)) - Math.min(...nearest.slice(i + 1));
    };
    const outlines = contourPaths(field, { ...box, cell: 18, levels: [0] }, toDrawing);
    return area(outlines.join(''), `fill-spruce-${green}`);
  });
}
