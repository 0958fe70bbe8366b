import { colorOf, type Ground } from './palettes';
import type { Point } from './paths';

/** Where a drawing is in its frame, in units from the left edge of the content: see frame.ts. */
export type Box = { frame: 'narrow' | 'wide'; left: number; width: number; height: number };

/** An SVG file, its box, and what else a section needs to know of it. */
export type SvgDrawing = Box & { svg: string };

type Attributes = Record<string, string | number>;

/** The colours of an element, as attributes. */
const colored = (classes: string): Attributes =>
  Object.fromEntries(
    classes
      .split(' ')
      .filter(Boolean)
      .map((name) => {
        const [, property, ground, color] =
          /^(fill|stroke|stop-color)-(?:(\w+)-)?(\w+)$/.exec(name) ?? [];
        if (property === undefined || color === undefined)
          throw new Error(`The class ${name} names no colour: see path().`);
        return [property, colorOf(color, ground)];
      }),
  );

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/**
 * A path.
 * @param classes a property and the name of a colour each (see colorOf()), such as `fill-relief`,
 * or `fill-spruce-relief` for one of another ground. Without any, the path is a line in the colour of its group.
 */
export const path = (d: string, classes = '', attributes: Attributes = {}): string =>
  `<path${written({ ...colored(classes), ...attributes })} d="${d}"/>`;

/** Dots, which are lines of length zero with round caps. */
export const dots = (centres: Point[], width: number, classes = ''): string =>
  path(centres.map(([x, y]) => `M${x} ${y}h0`).join(''), classes, { 'stroke-width': width });

/** An area without an outline. */
export const area = (d: string, classes = '', attributes: Attributes = {}): string =>
  path(d, classes, { stroke: 'none', ...attributes });

/** The name of the colour of land at a distance: see colorOf(). */
export const landAt = (share: number): string => `land${Math.round(100 * share)}`;

/**
 * An area of land, which hides what is behind it.
 * @param share from 0 (the background) to 1 (near land); the farther away, the fainter the lines
 */
export const land = (d: string, share: number): string =>
  path(d, `fill-${landAt(share)}`, { 'stroke-opacity': 0.3 + 0.7 * share });

/** What belongs together, by its name. */
export const group = (name: string, content: string[]): string =>
  `<g id="${name}">${content.join('')}</g>`;

/** A group with light lines. */
export const lightLines = (content: string[]): string =>
  `<g stroke="${colorOf('light')}">${content.join('')}</g>`;

/**
 * An SVG file.
 * @param attributes more attributes of the root
 * @param content elements, from back to front
 */
export const svgFile = (box: Box, attributes: string, content: string[]): SvgDrawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.left} 0 ${box.width} ${box.height}" ${attributes}>${content.join('')}</svg>`,
  ...box,
});

/**
 * A drawing without a background, whose lines are ink. A page can stretch its height.
 * @param ground what it is on, which decides its colours
 * @param content elements, from back to front, in units from the left edge of the content
 */
export function drawing(ground: Ground, box: Box, content: string[]): SvgDrawing {
  const lines = `fill="none" stroke="${colorOf('ink')}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"`;
  // What was written as a class, in groups and gradients.
  const coloredContent = content
    .join('')
    .replace(/ class="([^"]*)"/g, (_, classes) => written(colored(classes)));
  return svgFile(box, `data-ground="${ground}" ${lines}`, [coloredContent]);
}
