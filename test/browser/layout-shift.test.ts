import { readFileSync } from 'node:fs';
import { fontSettled, hasWebFont, painted } from '../support/inPage';
import { waitFor } from '../support/waitFor';
import { alter, visit } from './harness';

/** https://wicg.github.io/layout-instability/, which TypeScript doesn't know yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page: notes whatever moves by three pixels or more, and by how much. */
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

/** The faces that stand in for the web font. A bare machine has neither: Arimo measures the same as Arial. */
const files = { Arial: '@fontsource/arimo/files/arimo', Roboto: '@fontsource/roboto/files/roboto' };

/** Makes a document have a face wherever it is asked for, as on most desktops and phones. */
const withFace = (face: keyof typeof files, html: string): string =>
  Object.entries({ '': 400, ' Bold': 700 }).reduce((text, [suffix, weight]) => {
    const name = `local('${face}${suffix}')`;
    expect(text).toContain(name);
    const data = readFileSync(require.resolve(`${files[face]}-latin-${weight}-normal.woff2`));
    return text.replaceAll(name, `url(data:font/woff2;base64,${data.toString('base64')})`);
  }, html);

const cases = (['Arial', 'Roboto'] as const).flatMap((face) =>
  [1440, 768, 390, 320].map((width) => [width, face] as const),
);

test.each(cases)(
  'nothing moves at %i px when the font comes late and %s has stood in',
  async (width, face) => {
    let isReleased = false;
    const { page } = await visit('/', {
      viewport: { width, height: 900 },
      waitUntil: 'domcontentloaded',
      bypassCSP: true, // the styles are not those that were built
      prepare: async (page) => {
        await page.addInitScript(watchShifts);
        await alter(page, /\/$/, (html) => withFace(face, html));
        await page.route('**/fonts/*', async (route) => {
          await waitFor(() => isReleased);
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
    await page.evaluate('shifts.splice(0)');
    isReleased = true;
    await page.waitForLoadState('load');
    await page.evaluate(fontSettled);
    await page.evaluate(painted);
    expect(await page.evaluate(hasWebFont)).toBe(true);
    const since = await page.evaluate<string[]>('shifts');
    // No face runs exactly as long as another: words of the navigation may move by less than anyone measures.
    const total = since.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect({ since, total: total.toFixed(3) }).toEqual({ since, total: '0.000' });
  },
);
