/* A host that answers every path with index.html, as for an app without prerendering. */
import { notFound } from '../../src/content/pages';
import { pageAt, titleOf } from '../../src/router/pageAt';
import { tokens } from '../../src/theme/tokens';
import { rgb } from '../support/color';
import { fallbackSite, hydrated, visit } from './harness';

test('its home is the page as it arrived', async () => {
  const { page } = await visit(`${fallbackSite}/`);
  expect(await page.title()).toBe(titleOf(pageAt('/')));
  expect(await page.getByRole('contentinfo').count()).toBe(1);
});

test.each([
  ['/about', tokens.color.ink],
  ['/nope', tokens.color.red],
  ['/about/', tokens.color.red],
])('%s corrects itself without waiting', async (path, colour) => {
  const { page } = await visit(fallbackSite + path);
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.textContent()).toBe(notFound.heading);
  expect(await heading.evaluate((node) => getComputedStyle(node).color)).toBe(rgb(colour));
  expect(await page.title()).toBe(titleOf(pageAt(path)));
});
