import { frame } from '../src/theme/measures';
import type { Point } from './paths';
import { path } from './svg';

/** The x of the line in the margin, in wide and in narrow drawings. */
export const MARGIN = { wide: frame.wide.trail, narrow: frame.narrow.trail };

/** The orange line, which is as wide as that of the page. */
export const trail = (d: string): string => path(d, 'stroke-accent', { 'stroke-width': 3 });

/**
 * Path data of the piece by which a drawing's line leaves the line in the margin: it begins downwards, like a road that
 * turns off, and ends level. More path data may follow.
 */
export const leaveMargin = ([x, from]: Point, [to, y]: Point): string =>
  `M${x} ${from}C${x} ${from + 0.6 * (y - from)} ${x + 0.4 * (to - x)} ${y} ${to} ${y}`;
