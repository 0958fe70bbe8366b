/* A visit leaves nothing on the visitor's device, and contacts no other origin. */
import { scrollThrough } from '../support/pageFunctions';
import { contactForm, hydrate, visit } from './harness';

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
  const consent = 'before it stores anything, a site must ask: do it only after a click';
  expect({ consent, stored: [...cookies, ...stored] }).toEqual({ consent, stored: [] });

  const policy = await page
    .locator('meta[http-equiv=Content-Security-Policy]')
    .getAttribute('content');
  const { origin: own } = new URL(page.url());
  const others = [...origins].filter((origin) => origin !== own && !policy?.includes(origin));
  const remedy = 'this tells others who visits the site: see docs/other-origins.md';
  expect({ remedy, others }).toEqual({ remedy, others: [] });
});
