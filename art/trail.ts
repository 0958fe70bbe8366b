import { frame } from '../src/theme/measures';
import type { Point } from './paths';
import { path } from './svg';

/** The x of the line in the margin, in wide and in narrow drawings. */
export const MARGIN = { wide: frame.wide.trail, narrow: frame.narrow.trail };

/** The orange line, which is as wide as that of the page. */
export const trail = (d: string): string => path(d, 'stroke-accent', { 'stroke-width': 3 });

/**
 * A trail that branches off the line in the margin, like a road that turns off, and goes on with more path data. It begins
 * left of the middle of that line and is cut off there: so it comes out from under the line without a step, although
 * browsers round the places of both to whole pixels.
 * @param from the y where it begins
 * @param to where it is level
 */
export const branch = (margin: number, from: number, to: Point, more: string): string =>
  fromMargin(margin, turn(margin, from, to) + more.replace('M', 'L'));

/** A trail that begins left of the middle of the line in the margin, and is cut off there. */
export const fromMargin = (margin: number, d: string): string =>
  `<clipPath id="branch"><path d="M${margin} 0H9999V9999H${margin}z"/></clipPath><g clip-path="url(#branch)">${trail(d)}</g>`;

/** The first bend of a branch, as path data. */
export function turn(margin: number, from: number, [x, y]: Point): string {
  const start = margin - 2;
  return `M${start} ${from}C${start} ${from + 0.6 * (y - from)} ${start + 0.4 * (x - start)} ${y} ${x} ${y}`;
}
