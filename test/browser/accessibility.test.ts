import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { home } from '../../src/content/home';
import { isTakenOver, overflows } from '../support/inPage';
import { paths } from '../support/paths';
import { hydrate, visit } from './harness';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TREE = path.join(__dirname, 'home.aria.txt');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Those that axe leaves out unless asked.
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
    'meta-refresh-no-exceptions': { enabled: true },
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
};

/** What axe finds: each rule with the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const results = (await page.evaluate(
    (options) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(options),
    OPTIONS,
  )) as AxeResults;
  expect(results.passes.length).toBeGreaterThan(5);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

const schemes = ['light', 'dark'] as const;
const widths = [1440, 768, 320];
const cases = paths.flatMap((path) => schemes.map((colorScheme) => ({ path, colorScheme })));

test.each(cases)(
  'axe finds nothing on $path in the $colorScheme scheme',
  async ({ path, colorScheme }) => {
    const { page } = await visit(path, { colorScheme });
    for (const state of ['as it arrived', 'taken over']) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, state, found: await violations(page) }).toEqual({
          width,
          state,
          found: [],
        });
      }
      expect(await page.evaluate(isTakenOver)).toBe(state === 'taken over');
      await hydrate(page);
    }
  },
);

const EDGES = ['top', 'right', 'bottom', 'left'];

test('forced colours hold everywhere, and keep the edges of buttons, fields and cards', async () => {
  const { page } = await visit('/', { forcedColors: 'active' });
  const thinnest = (selector: string, edges: string[]) =>
    page.locator(selector).evaluateAll(
      (nodes, edges) =>
        nodes.map((node) => {
          const style = getComputedStyle(node);
          const widths = edges.map((edge) => style.getPropertyValue(`border-${edge}-width`));
          return Math.min(...widths.map(Number.parseFloat));
        }),
      edges,
    );
  const framed = await thinnest(
    'button:visible, input:visible, textarea, #what-we-do picture img, #engagement picture img, #resources li, #news > div > div',
    EDGES,
  );
  // The services share their edges: the list has the first ones, each card the next.
  const shared = await thinnest('#services li', ['right', 'bottom']);
  expect(Math.min(framed.length, shared.length)).toBeGreaterThan(5);
  expect(Math.min(...framed, ...shared)).toBeGreaterThanOrEqual(1);
  const adjusted = await page
    .locator('body :not(svg, svg *)')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).forcedColorAdjust));
  expect(new Set(adjusted)).toEqual(new Set(['auto']));
});

test.each(paths)('on %s nothing is cut off with letters twice as large', async (path) => {
  const { page } = await visit(path);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  expect(await page.evaluate(overflows)).toEqual([]);
});

test.each([
  [1440, 0],
  [320, 1],
])('at %i px everything to press is at least 44 px high and wide', async (width, menuButtons) => {
  const { page } = await visit('/', { viewport: { width, height: 800 } });
  const menu = page.getByRole('navigation').getByRole('button');
  expect(await menu.count()).toBe(menuButtons);
  if (menuButtons > 0) await menu.click();
  const targets = page.locator('a:visible, button:visible, input:visible, textarea');
  const sizes = await targets.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { of: element.textContent || element.id, side: Math.min(width, height) };
    }),
  );
  const { header, industries } = home;
  expect(sizes.length).toBeGreaterThan(header.links.length + industries.cards.length + 4);
  expect(sizes.filter(({ side }) => side < 44)).toEqual([]);
});

test('the accessibility tree of Home is the reviewed one, before and after React takes over', async () => {
  const { page } = await visit('/');
  const tree = `${await page.locator('body').ariaSnapshot()}\n`;
  if (process.env.UPDATE_BASELINES) writeFileSync(TREE, tree);
  try {
    expect(tree).toBe(readFileSync(TREE, 'utf8'));
  } catch (difference) {
    throw new Error(
      `If it was meant: npm run test:renew, read home.aria.txt, and commit. ${difference}`,
    );
  }
  await hydrate(page);
  expect(`${await page.locator('body').ariaSnapshot()}\n`).toBe(tree);
});
