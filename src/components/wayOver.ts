import { curvesOf, round } from '../drawings/curvesOf';
import type { Drawing, Point } from '../drawings/Picture';
import { frame } from '../theme/frame';
import type { Way } from './Trail';

/**
 * The way of a branch over the crests of pictures, from left to right: out of the margin, and by a curve from one to the next.
 * @param crests in units of the frame; a picture without one is passed
 * @param goals where it arrives: where `each` crest ends, or the `last`. With `none`, it goes on, and leaves the window level
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
  const { content, trail } = frame[name]; // trail is its x, which is negative
  const ends = known.map((crest) => crest.at(-1) as Point);
  const last = ends.at(-1) as Point;
  if (goals === 'none') known.push([[content + 100, last[1]]]);
  const [[x, y]] = known[0];
  const bend = round(y - Math.max(-3 * trail, 0.5 * (x - trail))); // where it leaves the margin, above the first crest
  const line: Point[] = [
    [trail, start ?? round(bend + 2 * trail)],
    [trail, bend],
  ];
  for (const [i, crest] of known.entries()) {
    const share = i === 0 ? 0.65 : 0.5; // out of the margin, the bend is narrow
    const [before, end] = line.slice(-2) as [Point, Point];
    const [first, next = [first[0] + 1, first[1]]] = crest; // a single point is passed level
    line.push(goOn(before, end, first, share), goOn(next, first, end, share), ...crest);
  }
  const path = `M${line[0]}V${bend}${curvesOf(line.slice(1))}`;
  if (goals === 'none') return { path: `${path}H9999` };
  return { path, goals: goals === 'last' ? [last] : ends };
}

/**
 * A point on the straight line through two others, beyond the second: as a control point of a curve that joins there, it leaves
 * no corner.
 * @param end where that curve ends
 * @param share how far beyond: 1 is where the straight line is level with the end, beside or below it
 */
function goOn([x0, y0]: Point, [x, y]: Point, [endX, endY]: Point, share: number): Point {
  const [dx, dy] = [x - x0, y - y0];
  const steps = Math.abs(dx) > Math.abs(dy) ? (endX - x) / dx : (endY - y) / (dy || 1);
  const way = share * Math.abs(steps);
  return [x + way * dx, y + way * dy];
}
