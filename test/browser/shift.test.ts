import { withFace } from '../support/fonts';
import { fontSettled, painted, scrollThrough } from '../support/inPage';
import { hydrate, visit } from './harness';

/** https://wicg.github.io/layout-instability/, which TypeScript doesn't know yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page: keeps a record of everything that moves by three pixels or more. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const nodes = sources.map(({ node }) => `“${node?.textContent?.slice(0, 60)}”`);
      shifts.push(`${value.toFixed(5)} by ${nodes.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsSoFar = () => (window as unknown as { shifts: string[] }).shifts;

/** Runs in the page: has it drawn in the faces that stand in, while the web font is on its way. */
async function standIn() {
  const faces = [...document.fonts];
  // Those that the machine lacks fail to load.
  await Promise.allSettled(faces.map((face) => face.load()));
  const [Roboto, Arial] = [faces.slice(0, 2), faces.slice(2)].map((pair) =>
    pair.map(({ status }) => status),
  );
  return { Roboto, Arial };
}

const cases = (['Arial', 'Roboto'] as const).flatMap((face) =>
  ['/', '/nope'].flatMap((path) => [1440, 768, 390, 320].map((width) => ({ face, path, width }))),
);

test.each(cases)(
  'nothing on $path moves at $width px when the font comes late and $face has stood in',
  async (given) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await visit(given.path, {
      viewport: { width: given.width, height: 900 },
      waitUntil: 'domcontentloaded',
      bypassCSP: true, // the styles are not those that were built
      prepare: async (page) => {
        await page.addInitScript(watchShifts);
        await page.route(/\/(nope)?$/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: withFace(given.face, await response.text()) });
        });
        await page.route('**/fonts/*', async (route) => {
          await released;
          await route.continue();
        });
      },
    });
    const { Roboto = [], Arial = [] } = await page.evaluate(standIn);
    expect({ Roboto, Arial }[given.face]).toEqual(['loaded', 'loaded']);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await page.evaluate(painted);
    const before = (await page.evaluate(shiftsSoFar)).length;
    release();
    await page.waitForLoadState('load');
    await page.evaluate(fontSettled);
    await page.evaluate(painted);
    await hydrate(page);
    await page.evaluate(scrollThrough);
    const shifts = (await page.evaluate(shiftsSoFar)).slice(before);
    // No face runs exactly as long as another: words of the navigation may move by less than anyone measures.
    const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect({ shifts, total: total.toFixed(3) }).toEqual({ shifts, total: '0.000' });
  },
);
