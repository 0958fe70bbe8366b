import { readFileSync } from 'node:fs';
import { systemScripts } from '../../src/theme/webFont';
import { hasWebFont, nextPaint, waitForFonts } from '../support/inPage';
import { waitFor } from '../support/waitFor';
import { modifyResponse, visit } from './harness';

/** https://wicg.github.io/layout-instability/, which TypeScript doesn't know yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page: records everything that moves by three pixels or more, and by how much. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const nodes = sources.map(({ node }) => `“${node?.textContent?.slice(0, 60)}”`);
      shifts.push(`${value.toFixed(5)} by ${nodes}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

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
        await page.addInitScript(watchShifts);
        await modifyResponse(page, /\/$/, (html) => embedFallbackFont(face, html));
        await page.route('**/fonts/*', async (route) => {
          await waitFor(() => isReleased);
          await route.continue();
        });
      },
    });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    // The fallback fonts have to load, too.
    await page.waitForFunction(
      () => [...document.fonts].filter(({ status }) => status === 'loaded').length > 1,
    );
    await page.evaluate(nextPaint);
    await page.evaluate('shifts.splice(0)');
    isReleased = true;
    await page.waitForLoadState('load');
    await page.evaluate(waitForFonts);
    await page.evaluate(nextPaint);
    expect(await page.evaluate(hasWebFont)).toBe(true);
    const since = await page.evaluate<string[]>('shifts');
    // No two fonts have exactly the same widths: words of the navigation may move by a negligible amount.
    const total = since.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    const remedy = 'a line may break differently in the two fonts: give it more room, or reword it';
    expect({ since, isStill: total < 0.001, remedy }).toEqual({ since, isStill: true, remedy });
  },
);
