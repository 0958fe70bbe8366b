/* The fallback fonts take up as much room as the web font, so nothing moves when it arrives late. */
import { readFileSync } from 'node:fs';
import { nextPaint } from '../support/inPage/page';
import { expectNoProblems } from '../support/problems';
import { DOCUMENT, modifyResponse, visit, withReactStart } from './harness';

/** The fallback fonts, which a minimal machine lacks. Arimo has the metrics of Arial. */
const files = { Arial: '@fontsource/arimo/files/arimo', Roboto: '@fontsource/roboto/files/roboto' };

const cases = (['Arial', 'Roboto'] as const).flatMap((face) =>
  [1440, 390].map((width) => [width, face] as const),
);

test.each(cases)(
  'nothing moves at %i px when the web font arrives late and replaces %s',
  async (width, face) => {
    let releaseFont = () => {};
    const released = new Promise<void>((resolve) => {
      releaseFont = resolve;
    });
    const { page } = await visit('/', {
      viewport: { width, height: 900 },
      waitUntil: 'domcontentloaded',
      bypassCSP: true, // the CSP does not allow the changed styles
      prepare: async (page) => {
        // React must not change the page at the same time.
        const change = (html: string) => embedFont(face, withReactStart(html, 'form'));
        await modifyResponse(page, DOCUMENT, change);
        await page.route('**/fonts/*', async (route) => {
          await released;
          await route.continue();
        });
      },
    });
    const fontsAreLoaded = (count: number) =>
      page.waitForFunction(
        (wanted) => [...document.fonts].filter((own) => own.status === 'loaded').length >= wanted,
        count,
      );
    // Both faces of the fallback font are on screen before the web font is.
    await fontsAreLoaded(2);
    await page.evaluate(nextPaint);
    const shifts = await page.evaluateHandle(recordShifts);
    releaseFont();
    await fontsAreLoaded(3);
    await page.evaluate(nextPaint);
    const { score, causes } = await shifts.evaluate((read) => read());
    if (score <= 0.05) return; // one line that breaks differently: https://web.dev/articles/cls
    expectNoProblems(
      causes,
      'the text below jumps while a visitor reads, because the fallback font is wider or narrower than the web font: run npm run art, which measures both',
    );
  },
);

/** Embeds the regular and the bold face of a fallback font into a document, as if they were installed. */
function embedFont(name: keyof typeof files, html: string): string {
  const installed = new RegExp(`local\\('${name}( Bold)?'\\)`, 'g');
  expect(new Set(html.match(installed)).size).toBe(2);
  return html.replaceAll(installed, (_, bold) => {
    const file = require.resolve(`${files[name]}-latin-${bold ? 700 : 400}-normal.woff2`);
    return `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
  });
}

/** Runs in the page. Returns a function that says how far content has jumped since (Cumulative Layout Shift), and what. */
function recordShifts() {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return () => {
    const all = [...shifts, ...observer.takeRecords()] as Shift[];
    return {
      score: all.reduce((sum, { value }) => sum + value, 0),
      causes: all.flatMap(({ value, sources }) =>
        sources.map(({ node }) => `“${node?.textContent?.slice(0, 60)}” has jumped, by ${value}`),
      ),
    };
  };
}
