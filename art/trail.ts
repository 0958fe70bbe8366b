import { frame } from './frame';
import type { Point } from './paths';
import { path } from './svg';

/** The x of the line in the margin, in wide and in narrow drawings. */
export const MARGIN = { wide: frame.wide.trail, narrow: frame.narrow.trail };

/** The orange line, which is as wide as that of the page. */
export const trail = (d: string): string => path(d, 'stroke-accent', { 'stroke-width': 3 });

/**
 * A trail that branches off the line in the margin, like a road that turns off, and goes on with more path data.
 * @param from the y where it begins to leave the line: the picture shows at least 30 units above that
 * @param to where it is level
 */
export const branch = (margin: number, from: number, to: Point, more: string): string =>
  fromMargin(margin, turn(margin, from, to) + more.replace('M', 'L'));

/** A trail that begins at the line in the margin, and is cut off at its middle. */
export const fromMargin = (margin: number, d: string): string =>
  `<clipPath id="branch"><path d="M${margin} 0H9999V9999H${margin}z"/></clipPath><g clip-path="url(#branch)">${trail(d)}</g>`;

/** How far above its bend a branch comes out from under the line, and how far it has moved to the right there and then. */
const RUN = { length: 60, start: -1.2, end: 0.8 };

/**
 * The points of a branch before its bend. Browsers round the places of the line and of the picture to whole pixels, so the
 * branch is nearly parallel to the line where it comes out: wherever that is, there is neither a step nor a corner.
 */
export const runOf = (margin: number, from: number): [Point, Point] => [
  [margin + RUN.start, from - RUN.length],
  [margin + RUN.end, from],
];

/** The first bend of a branch, as path data. */
export function turn(margin: number, from: number, [x, y]: Point): string {
  const [start, end] = runOf(margin, from);
  const down = 0.6 * (y - from);
  const right = ((end[0] - start[0]) / RUN.length) * down;
  return `M${start}L${end}C${end[0] + right} ${from + down} ${x - 0.6 * (x - end[0])} ${y} ${x} ${y}`;
}
