/* What a visitor presses, and how large; test/engines/layout asks the rest about where things stand. */
import { home } from '../../src/content/home';
import { overflows } from '../support/inPage';
import { paths } from '../support/paths';
import { visit } from './harness';

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
