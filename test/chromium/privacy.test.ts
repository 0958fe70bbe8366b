/* A visit leaves nothing on the visitor's device, and contacts no other origin. */
import { scrollThrough } from '../support/pageFunctions';
import { expectNoProblems } from '../support/problems';
import { sharedSetup } from '../support/sharedSetup';
import { waitFor } from '../support/waitFor';
import { contactForm, hydrate, setReactStart, visit, waitForHydration } from './harness';

test('a visit stores nothing in the browser, and contacts only origins that the policy names, even if it is not obeyed', async () => {
  const origins = new Set<string>();
  const { page } = await visit('/', {
    bypassCSP: true,
    prepare: async (page) => {
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
    },
  });
  await page.evaluate(scrollThrough);
  await contactForm(page).name.fill('Ada');
  await hydrate(page);

  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);
  expectNoProblems(
    [...cookies, ...stored].map((key) => `stored: ${key}`),
    'before it stores anything, a site must ask: do it only after a click',
  );

  const policy = await page
    .locator('meta[http-equiv=Content-Security-Policy]')
    .getAttribute('content');
  const { origin: own } = new URL(page.url());
  const others = [...origins].filter((origin) => origin !== own && !policy?.includes(origin));
  expectNoProblems(
    others,
    'these learn who visits the site, although the policy does not name them: see docs/other-origins.md',
  );
});

test('on the owner’s copy, nothing comes from another origin before a click, and then the map does', async () => {
  const { copy } = sharedSetup();
  const others: string[] = [];
  const { page } = await visit(`${copy.site}/`, {
    prepare: async (page) => {
      page.on('request', (request) => others.push(new URL(request.url()).origin));
    },
  });
  await page.evaluate(scrollThrough);
  await waitForHydration(page);
  expect(others.filter((origin) => origin !== copy.site)).toEqual([]);
  await page.locator('#place button').click();
  await waitFor(() => others.some((origin) => origin !== copy.site), 'the map is requested');
});

test('on the owner’s copy, a banner that was closed stays closed, without React and without a flash', async () => {
  const { page } = await visit(`${sharedSetup().copy.site}/`, {
    prepare: (page) => setReactStart(page, 'form'),
  });
  const banner = page.locator('[data-close]');
  await banner.click();
  expect(await banner.isVisible()).toBe(false);
  await page.reload({ waitUntil: 'commit' });
  await banner.waitFor({ state: 'attached' });
  expect(await banner.isVisible()).toBe(false);
});
