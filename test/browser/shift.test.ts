import { readFileSync } from 'node:fs';
import { fontSettled, hasWebFont, painted } from '../support/inPage';
import { visit } from './harness';

declare global {
  interface Window {
    /** What has moved by three pixels or more so far. */
    shifts: string[];
  }
}

/** https://wicg.github.io/layout-instability/, which TypeScript doesn't know yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page: keeps a record of everything that moves. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const nodes = sources.map(({ node }) => `“${node?.textContent?.slice(0, 60)}”`);
      window.shifts.push(`${value.toFixed(5)} by ${nodes.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/*
 * The faces that stand in for the web font until it arrives, under the names that they have in operating systems. A
 * bare machine has neither: Arimo measures the same as Arial.
 */
const files = {
  Arial: '@fontsource/arimo/files/arimo',
  Roboto: '@fontsource/roboto/files/roboto',
};

/** Makes a document have a face wherever it is asked for, as on most desktops and phones. */
const withFace = (face: keyof typeof files, html: string): string =>
  Object.entries({ '': 400, ' Bold': 700 }).reduce((text, [suffix, weight]) => {
    const name = `local('${face}${suffix}')`;
    expect(text).toContain(name);
    const data = readFileSync(require.resolve(`${files[face]}-latin-${weight}-normal.woff2`));
    return text.replaceAll(name, `url(data:font/woff2;base64,${data.toString('base64')})`);
  }, html);

const cases = (['Arial', 'Roboto'] as const).flatMap((face) =>
  [1440, 768, 390, 320].map((width) => ({ face, width })),
);

test.each(cases)(
  'nothing moves at $width px when the font comes late and $face has stood in',
  async ({ face, width }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await visit('/', {
      viewport: { width, height: 900 },
      waitUntil: 'domcontentloaded',
      bypassCSP: true, // the styles are not those that were built
      prepare: async (page) => {
        await page.addInitScript(watchShifts);
        await page.route(/\/$/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: withFace(face, await response.text()) });
        });
        await page.route('**/fonts/*', (route) => released.then(() => route.continue()));
      },
    });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    // The faces that stand in are on their way as well.
    await page.waitForFunction(
      () => [...document.fonts].filter(({ status }) => status === 'loaded').length > 1,
    );
    await page.evaluate(painted);
    const before = await page.evaluate(() => window.shifts.length);
    release();
    await page.waitForLoadState('load');
    await page.evaluate(fontSettled);
    await page.evaluate(painted);
    expect(await page.evaluate(hasWebFont)).toBe(true);
    const shifts = (await page.evaluate(() => window.shifts)).slice(before);
    // No face runs exactly as long as another: words of the navigation may move by less than anyone measures.
    const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect({ shifts, total: total.toFixed(3) }).toEqual({ shifts, total: '0.000' });
  },
);
