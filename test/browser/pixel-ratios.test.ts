/* At fractional pixel ratios, as on many laptops and phones, no line shows where a drawing meets the next area. */
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { scrollThrough } from '../support/pageFunctions';
import { screenshot, visit } from './harness';

/** Rows of pixels around the end of an element, at the right of the window, where the hero has no text. */
async function rowsAt(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(scrollThrough);
  const end = await page
    .locator(selector)
    .first()
    .evaluate((own) => own.getBoundingClientRect().bottom + scrollY);
  const clip = { x: innerWidthOf(page) - 8, y: Math.floor(end) - 6, width: 6, height: 12 };
  const { width, height, data } = PNG.sync.read(await screenshot(page, { clip, fullPage: true }));
  return Array.from({ length: height }, (_, y) =>
    data.subarray(4 * (y * width + 2), 4 * (y * width + 2) + 3).toString('hex'),
  );
}

const innerWidthOf = (page: Page) => page.viewportSize()?.width ?? 0;

test.each([1.25, 1.5, 2.625].flatMap((ratio) => [1440, 390].map((width) => [ratio, width])))(
  'at a ratio of %d and %i px, no line shows at the end of the hero',
  async (deviceScaleFactor = 1, width = 0) => {
    const { page } = await visit('/', { deviceScaleFactor, viewport: { width, height: 900 } });
    const rows = await rowsAt(page, 'main > section:first-of-type > figure');
    expect([...new Set(rows)]).toHaveLength(1);
  },
);
