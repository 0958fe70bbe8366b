import { range } from 'd3-array';
import { fractalNoise } from '../../contourLines';
import { createRandom, smoothstep } from '../../math';
import { curve, distance, everyNth, type Point } from '../../paths';
import { area, type Box, drawing, group, path } from '../../svg';
import { branch, MARGIN } from '../../trail';
import { CROSSINGS, type Directions, PLATE, streamline } from '../../triptych';

/** A plate whose directions lead to the next one, where the route leaves it, and how far its lines are apart. */
type Flow = {
  plate: Box;
  directions: Directions;
  exit: Point;
  spacing: number;
};

/** Streamlines, level at both sides of the plate. */
export function wide() {
  const plate = PLATE.wide;
  const noise = fractalNoise(155, 330);
  return flow({
    plate,
    directions: (x, y) =>
      (1.4 * noise(x, y) - 0.35) * smoothstep(Math.min(x, plate.width - x) / 110),
    exit: [plate.width, CROSSINGS.wide[0]],
    spacing: 15,
  });
}

/** Streamlines that turn from the left side of the plate to its lower edge. */
export function narrow() {
  const plate = PLATE.narrow;
  const noise = fractalNoise(342, 150);
  const directions = (x: number, y: number) => {
    const turn = Math.max(0, Math.atan2(x - 10, plate.height - y));
    return turn + 0.4 * noise(x, y) * smoothstep(x / 80) * smoothstep((plate.height - y) / 80);
  };
  return flow({
    plate,
    directions,
    exit: [CROSSINGS.narrow[0], plate.height],
    spacing: 14,
  });
}

function flow({ plate, directions, exit, spacing }: Flow) {
  const { frame, width, height } = plate;
  const margin = MARGIN[frame];
  const step = spacing / 4;
  const isInside = ([x, y]: Point) => x > 0 && y > -9 && x < width + 9 && y < height + 9;
  const route = streamline(directions, exit, -step, isInside).reverse();
  const lines = evenlySpaced(directions, spacing, plate, route);
  /** How far a line is from the route, which lights what is near. */
  const remoteness = (line: Point[]) =>
    Math.min(...line.map((from) => Math.min(...route.map((to) => distance(from, to))))) /
    (3 * spacing);
  const opacities = [0.85, 0.6, 0.35];
  const rings = opacities.map((opacity, i) => {
    const isHere = (line: Point[]) =>
      Math.min(Math.floor(remoteness(line)), opacities.length - 1) === i;
    const d = lines.filter(isHere).map((line) => curve(everyNth(6, line)));
    return path(d.join(''), 'stroke-light', { 'stroke-opacity': opacity });
  });
  const [, entry] = route[0];
  const left = Math.floor(margin);
  return drawing('spruce', { frame, left, width: width - left, height }, [
    `<svg width="${width}" height="${height}">`,
    group('plate', [area(`M0 0H${width}V${height}H0z`, 'fill-background')]),
    group('streamlines', rings),
    '</svg>',
    group('route', [branch(margin, entry - 60, [0, entry], curve(everyNth(6, route)))]),
  ]);
}

/**
 * Streamlines from random points, which end before they get too close to another (after Jobard and Lefer, Creating
 * Evenly-Spaced Streamlines of Arbitrary Density).
 */
function evenlySpaced(
  directions: Directions,
  spacing: number,
  { width, height }: Flow['plate'],
  route: Point[],
): Point[][] {
  const random = createRandom(5);
  const drawn = [...route];
  const lines: Point[][] = [];
  const isFree = (at: Point, gap: number) => drawn.every((other) => distance(other, at) >= gap);
  const goesOn = ([x, y]: Point, count: number) =>
    x > -9 &&
    y > -9 &&
    x < width + 9 &&
    y < height + 9 &&
    count < 130 &&
    isFree([x, y], spacing * 0.55);
  for (const _ of range(3000)) {
    const seed: Point = [random() * width, random() * height];
    if (!isFree(seed, spacing)) continue;
    const [back, ahead] = [-1, 1].map((sign) =>
      streamline(directions, seed, (sign * spacing) / 4, goesOn),
    );
    const line = [...back.reverse(), ...ahead.slice(1)];
    if (line.length < 14) continue;
    lines.push(line);
    drawn.push(...line);
  }
  return lines;
}
