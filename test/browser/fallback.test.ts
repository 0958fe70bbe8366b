/* A host that answers every path with index.html, as for an app without prerendering. */
import { notFound } from '../../src/content/pages';
import { pageAt, titleOf } from '../../src/router/pageAt';
import { tokens } from '../../src/theme/tokens';
import { rgb } from '../support/color';
import { hydrated, site, visit } from './harness';

test.each([
  ['/about', tokens.color.ink],
  ['/nope', tokens.color.red],
  ['/about/', tokens.color.red],
])('there %s corrects itself without waiting', async (path, colour) => {
  const { page } = await visit(path, {
    prepare: (page) =>
      page.route(site + path, async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${site}/` }) }),
      ),
  });
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.textContent()).toBe(notFound.heading);
  expect(await heading.evaluate((node) => getComputedStyle(node).color)).toBe(rgb(colour));
  expect(await page.title()).toBe(titleOf(pageAt(path)));
});
