/* The fallback fonts take up as much room as the web font, so nothing moves when it arrives late. */
import { readFileSync } from 'node:fs';
import { systemScripts } from '../../src/theme/webFont';
import { hasWebFont, nextPaint, waitForFonts } from '../support/pageFunctions';
import { expectNoProblems } from '../support/problems';
import { waitFor } from '../support/waitFor';
import { modifyResponse, visit, withReactStart } from './harness';

/** The fallback fonts, which a minimal machine lacks. Arimo has the metrics of Arial. */
const files = { Arial: '@fontsource/arimo/files/arimo', Roboto: '@fontsource/roboto/files/roboto' };

/** Embeds the regular and the bold face of a fallback font into a document, as if they were installed. */
function embedFallbackFont(name: keyof typeof files, html: string): string {
  const installed = new RegExp(`local\\('${name}( Bold)?'\\)`, 'g');
  expect(new Set(html.match(installed)).size).toBe(2);
  return html.replaceAll(installed, (_, bold) => {
    const file = require.resolve(`${files[name]}-latin-${bold ? 700 : 400}-normal.woff2`);
    return `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
  });
}

type Place = { element: Element; top: number; height: number };

/** Runs in the page: where each element is. A <use> has no size until its file has loaded. */
function readPlaces(): Place[] {
  return Array.from(document.querySelectorAll('#root :not(use)'), (element) => {
    const { top, height } = element.getBoundingClientRect();
    return { element, top, height };
  });
}

/** Runs in the page: the elements that have moved or, if some have grown or shrunk, only the innermost of those. */
function findCauses(before: Place[]): string[] {
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const resized = before.filter(({ element, height }) => Math.abs(heightOf(element) - height) > 1);
  const moved = before.filter(
    ({ element, top }) => Math.abs(element.getBoundingClientRect().top - top) > 1,
  );
  const innermost = resized.filter(
    ({ element }) =>
      !resized.some((other) => other.element !== element && element.contains(other.element)),
  );
  // What changes further down, nobody sees.
  const visible = (innermost.length > 0 ? innermost : moved).filter(({ top }) => top < innerHeight);
  return visible.map(
    ({ element, height }) =>
      `<${element.localName}> “${element.textContent?.slice(0, 60)}”: ${height} px high, then ${heightOf(element)} px`,
  );
}

/** Runs in the page: how far content has jumped so far, as a share of the window (Cumulative Layout Shift). */
function layoutShift(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

const cases = (['Arial', 'Roboto'] as const).flatMap((face) =>
  [1440, 390].map((width) => [width, face] as const),
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
        // React must not change the page at the same time.
        const change = (html: string) => embedFallbackFont(face, withReactStart(html, 'form'));
        await modifyResponse(page, /\/$/, change);
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
    const before = await page.evaluateHandle(readPlaces);
    isReleased = true;
    await page.waitForLoadState('load');
    await page.evaluate(waitForFonts);
    expect(await page.evaluate(hasWebFont)).toBe(true);
    // A single line that breaks differently moves little. See https://web.dev/articles/cls
    if ((await page.evaluate(layoutShift)) <= 0.05) return;
    expectNoProblems(
      await before.evaluate(findCauses),
      'the text below jumps while a visitor reads, because the fallback font is wider or narrower than the web font: run npm run art, which measures both',
    );
  },
);
