import { withFace } from '../support/fonts';
import { fontSettled, isInWebFont, painted, scrollThrough } from '../support/inPage';
import { hydrate, visit } from './harness';

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

const cases = (['Arial', 'Roboto'] as const).flatMap((face) =>
  [1440, 768, 390, 320].map((width) => ({ face, width })),
);

test.each(cases)(
  'nothing moves at $width px when the font comes late and $face has stood in, nor as React takes over',
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
        await page.route('**/fonts/*', async (route) => {
          await released;
          await route.continue();
        });
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
    expect(await page.evaluate(isInWebFont)).toBe(true);
    await hydrate(page);
    await page.evaluate(scrollThrough);
    const shifts = (await page.evaluate(() => window.shifts)).slice(before);
    // No face runs exactly as long as another: words of the navigation may move by less than anyone measures.
    const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect({ shifts, total: total.toFixed(3) }).toEqual({ shifts, total: '0.000' });
  },
);
