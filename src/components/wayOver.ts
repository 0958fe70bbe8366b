import { curvesOf, round } from '../drawings/curvesOf';
import type { Drawing, Point } from '../drawings/Picture';
import { frame } from '../theme/frame';
import type { Way } from './Trail';

/**
 * The way of a branch over the crests of pictures, from left to right: out of the margin, and by a curve from one to the next.
 * @param crests in units of the frame; a picture without one is passed
 * @param goals where it arrives: where each crest ends, or the last one. Without any, it goes on, and leaves the window
 * @param start where the line begins, if that is higher up in the margin
 * @returns nothing if there is no crest
 */
export function wayOver(
  name: keyof typeof frame,
  crests: Drawing['crest'][],
  goals: 'each' | 'last' | 'none' = 'last',
  start?: number,
): Way | undefined {
  const known = crests.filter((crest) => crest !== undefined) as [Point, ...Point[]][];
  known.sort(([[a]], [[b]]) => a - b);
  if (!known[0]) return undefined;
  const { trail } = frame[name];
  const from = round(known[0][0][1] + 3 * trail);
  const line: Point[] = [
    [trail, start ?? round(from + 2 * trail)],
    [trail, from],
  ];
  for (const crest of known) {
    const [before, last] = line.slice(-2) as [Point, Point];
    const [first, next = [first[0] + 1, first[1]]] = crest; // a point is passed level
    line.push(goOn(before, last, first), goOn(next, first, last), ...crest);
  }
  const [before, last] = line.slice(-2) as [Point, Point];
  const path = `M${line[0]}V${from}${curvesOf(line.slice(1))}`;
  if (goals === 'none')
    return { path: `${path}L${goOn(before, last, [9999, last[1]]).map(round)}` };
  return { path, goals: goals === 'last' ? [last] : known.map((crest) => crest.at(-1) as Point) };
}

/** Where a line through two points is about half the way to an end beside it. */
function goOn([x0, y0]: Point, [x, y]: Point, [endX, endY]: Point): Point {
  const [dx, dy] = [x - x0, y - y0];
  const share = (0.55 * Math.abs(dx * (endX - x) + dy * (endY - y))) / (dx * dx + dy * dy || 1);
  return [x + share * dx, y + share * dy];
}
