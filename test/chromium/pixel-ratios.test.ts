/* At fractional pixel ratios, as on many laptops and phones, no line shows where a drawing meets what follows it. */
import type { Locator } from 'playwright-core';
import { PNG } from 'pngjs';
import { scrollThrough } from '../support/pageFunctions';
import { screenshot, visit } from './harness';

type Joint = {
  name: string;
  /** The elements that end or begin there. */
  selector: string;
  edge: 'top' | 'bottom' | 'right';
  /** The place on the edge to look at, as a fraction of its length. */
  at: number;
};

const JOINTS: Joint[] = [
  {
    name: 'the hero and the next section',
    selector: 'main > section:first-of-type > figure',
    edge: 'bottom',
    at: 0.995, // beside the text, and beside the line above the next section
  },
  { name: 'the last drawing and the footer', selector: 'main ~ footer', edge: 'top', at: 0.5 },
  {
    name: 'two pictures of the panorama',
    selector: 'li:not(:last-child) > [data-variant=panorama]', // on phones, each reaches beyond the window
    edge: 'right',
    at: 0.9, // on the ground, which has the same colour in every picture
  },
];

/** How many pixels around an edge are checked, and how far away from each the two are that it is compared with. */
const REACH = 4;

test.each([1.25, 1.5, 2.625].flatMap((ratio) => [1440, 390].map((width) => [ratio, width])))(
  'at a ratio of %d and %i px, no line shows where drawings join',
  async (deviceScaleFactor = 1, width = 0) => {
    const lines: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width, height: 900 };
      const { page } = await visit('/', { deviceScaleFactor, viewport, colorScheme });
      await page.evaluate(scrollThrough);
      for (const joint of JOINTS) {
        for (const element of await page.locator(joint.selector).all()) {
          const { x = 0, width: own = 0 } = (await element.boundingBox()) ?? {};
          if (joint.edge === 'right' && x + own > width) continue;
          if (hasLine(await colorsAcross(element, joint)))
            lines.push(
              `${colorScheme}: a line shows between ${joint.name}: let one cover the other's edge`,
            );
        }
      }
    }
    expect(lines).toEqual([]);
  },
);

/** The colours of the pixels on a short line across an edge. */
async function colorsAcross(element: Locator, { edge, at }: Joint): Promise<number[][]> {
  await element.evaluate(
    (own, [edge, at]) => {
      const { top, height, bottom } = own.getBoundingClientRect();
      const y = { top, bottom, right: top + at * height }[edge];
      scrollBy(0, y - innerHeight / 2);
    },
    [edge, at] as const,
  );
  const box = await element.evaluate((own): DOMRect => own.getBoundingClientRect().toJSON());
  const [x, y] = [alignDown(box.left + at * box.width), alignDown(box.top + at * box.height)];
  const start = alignDown(box[edge]) - 8;
  const isColumn = edge === 'right';
  const clip = isColumn
    ? { x: start, y, width: 24, height: 8 }
    : { x, y: start, width: 8, height: 24 };
  const { data, width, height } = PNG.sync.read(await screenshot(element.page(), { clip }));
  const middle = Math.round(((box[edge] - start) * Math.max(width, height)) / 24);
  return Array.from({ length: 4 * REACH + 1 }, (_, i) => {
    const pixel = (middle - 2 * REACH + i) * (isColumn ? 1 : width);
    return [...data.subarray(4 * pixel, 4 * pixel + 3)];
  });
}

/** At each of the ratios, 8 CSS pixels are whole pixels, so the screenshot has the same pixels as the screen. */
const alignDown = (position: number) => 8 * Math.floor(position / 8);

/** How much a colour may differ, of 255, because that is too faint to see. */
const TOLERANCE = 20;

/** Whether one of the colours is not between those on both sides of it. */
const hasLine = (colors: number[][]): boolean =>
  colors.slice(REACH, -REACH).some((color, i) =>
    color.some((value, channel) => {
      const sides = [colors[i], colors[i + 2 * REACH]].map((side) => side?.[channel] ?? value);
      return value < Math.min(...sides) - TOLERANCE || value > Math.max(...sides) + TOLERANCE;
    }),
  );
