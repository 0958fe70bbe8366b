import type { Page } from 'playwright-core';
import { notFound } from '../../src/content/pages';
import { pageAt, titleOf } from '../../src/router/pageAt';
import { tokens } from '../../src/theme/tokens';
import { oddPaths } from '../oddPaths';
import { fallbackSite, hydrate, hydrated, isHydrated, rgb, site, visit } from './harness';

const RED = rgb(tokens.color.red);

/** Which of the three pages is shown. */
async function shown(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  if ((await heading.textContent()) !== notFound.heading) return 'home';
  const colour = await heading.evaluate((node) => getComputedStyle(node).color);
  return colour === RED ? 'red' : 'plain';
}

test('back, forward and reload show the page of the address', async () => {
  const { page } = await visit('/');
  await page.goto(`${site}/about`);
  await page.goto(`${site}/nope`);
  const steps: string[] = [];
  for (const step of [page.goBack, page.goBack, page.goForward, page.reload, page.goForward]) {
    await step.call(page);
    steps.push(await shown(page));
  }
  expect(steps).toEqual(['plain', 'home', 'plain', 'plain', 'red']);
});

test.each(['before', 'after'])(
  'history within the document works %s React has taken over',
  async (when) => {
    const { page } = await visit('/');
    if (when === 'after') await hydrate(page);
    await page.evaluate(() => {
      for (const path of ['/about', '/nope', '/elsewhere']) history.pushState(null, '', path);
    });
    expect(await page.evaluate(isHydrated)).toBe(when === 'after');
    const steps: string[] = [];
    for (const by of [-1, -1, -1, 2]) {
      await page.evaluate(
        (delta) =>
          new Promise((resolve) => {
            addEventListener('popstate', resolve, { once: true });
            history.go(delta);
          }),
        by,
      );
      await hydrated(page);
      steps.push(await shown(page));
    }
    expect(steps).toEqual(['red', 'plain', 'home', 'red']);
  },
);

test('a fragment and a query change nothing', async () => {
  const { page } = await visit('/about?from=mail#top');
  await hydrate(page);
  expect(await shown(page)).toBe('plain');
  await page.goto(`${site}/?q=/about#contact`);
  await hydrate(page);
  expect(await shown(page)).toBe('home');
  await page.goBack();
  expect(await shown(page)).toBe('plain');
});

test.each(oddPaths.map((path) => [path.slice(0, 30), path] as const))(
  '%s is the red page, as it arrives and after',
  async (_, path) => {
    const { page } = await visit(site + path);
    expect(await shown(page)).toBe('red');
    await hydrate(page);
    expect(await shown(page)).toBe('red');
  },
);

test.each([
  ['/', 'home'],
  ['/about', 'plain'],
  ['/nope', 'red'],
  ['/about/', 'red'],
])('where every path gets index.html, %s corrects itself without waiting', async (path, page) => {
  const visited = await visit(fallbackSite + path);
  if (page !== 'home') await hydrated(visited.page);
  expect(await shown(visited.page)).toBe(page);
  expect(await visited.page.title()).toBe(titleOf(pageAt(path)));
});
