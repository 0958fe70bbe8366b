import { drawingLayout } from '../src/theme/drawingLayout';
import { path } from './svg';

const { content, gap } = drawingLayout.panorama;

/** The width of the content under a panorama. */
export const CONTENT = 1200;
export const WIDTH = CONTENT / content;

/** The land on each side of the content reaches the edges of the widest windows. */
export const SIDE = (WIDTH - CONTENT) / 2;

/** The distance from one column of text to the next, and the width of a column. */
export function columnsOf(count: number) {
  const pitch = (CONTENT * (1 + gap)) / count;
  return { pitch, width: pitch - CONTENT * gap };
}

/** The trail that lies ahead. */
export const planned = (d: string): string =>
  path(d, 'stroke-accent', { 'stroke-width': 3, 'stroke-dasharray': '0 10' });
