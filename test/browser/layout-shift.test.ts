/* The fallback fonts take up as much room as the web font, so nothing moves when it arrives late. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { systemScripts } from '../../src/theme/webFont';
import { hasWebFont, nextPaint, waitForFonts } from '../support/pageFunctions';
import { waitFor } from '../support/waitFor';
import { modifyResponse, visit } from './harness';

/** The fallback fonts, which a minimal machine lacks. Arimo has the metrics of Arial. */
const files = { Arial: '@fontsource/arimo/files/arimo', Roboto: '@fontsource/roboto/files/roboto' };

/** Embeds a fallback font into a document, as if it were installed. */
const embedFallbackFont = (face: keyof typeof files, html: string): string =>
  Object.entries({ '': 400, ' Bold': 700 }).reduce((text, [suffix, weight]) => {
    const name = `local('${face}${suffix}')`;
    expect(text).toContain(name);
    const data = readFileSync(require.resolve(`${files[face]}-latin-${weight}-normal.woff2`));
    return text.replaceAll(name, `url(data:font/woff2;base64,${data.toString('base64')})`);
  }, html);

/** The top and bottom in the window of all elements. A <use> has no size until its file has loaded. */
const positions = (page: Page) =>
  page.locator('#root :not(use)').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const name = `${element.localName}: ${element.textContent?.slice(0, 60)}`;
      return top < innerHeight ? { name, top, bottom: Math.min(bottom, innerHeight) } : undefined;
    }),
  );

const cases = (['Arial', 'Roboto'] as const).flatMap((face) =>
  [1440, 768, 390, 320].map((width) => [width, face] as const),
);

// The pinned Chromium has no fonts for the scripts that are left to system fonts.
const testIfMeasurable = systemScripts.length > 0 ? test.skip : test;

testIfMeasurable.each(cases)(
  'nothing moves at %i px when the web font arrives late and replaces %s',
  async (width, face) => {
    let isReleased = false;
    const { page } = await visit('/', {
      viewport: { width, height: 900 },
      waitUntil: 'domcontentloaded',
      bypassCSP: true, // the CSP does not allow the changed styles
      prepare: async (page) => {
        await modifyResponse(page, /\/$/, (html) => embedFallbackFont(face, html));
        await page.route('**/fonts/*', async (route) => {
          await waitFor(() => isReleased);
          await route.continue();
        });
      },
    });
    // The fallback fonts have to load, too.
    await page.waitForFunction(
      () => [...document.fonts].filter(({ status }) => status === 'loaded').length > 1,
    );
    await page.evaluate(nextPaint);
    const before = await positions(page);
    isReleased = true;
    await page.waitForLoadState('load');
    await page.evaluate(waitForFonts);
    expect(await page.evaluate(hasWebFont)).toBe(true);
    const after = await positions(page);
    const moved = before.filter((old, i) => {
      const { top = Infinity, bottom = Infinity } = after[i] ?? {};
      return old && Math.hypot(old.top - top, old.bottom - bottom) > 1;
    });
    const remedy = 'a line may break differently in the two fonts: give it more room, or reword it';
    expect({ moved, remedy }).toEqual({ moved: [], remedy });
  },
);
