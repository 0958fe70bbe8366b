/* A visit leaves nothing on the visitor's device, and contacts no other origin. */
import { LINE } from '../support/contact';
import { expectDelivered } from '../support/deliveries';
import { scrollThrough } from '../support/inPage/page';
import { expectNoProblems } from '../support/problems';
import { contactForm, visit } from './harness';

test('a visit stores nothing in the browser, and contacts only origins that the policy names, even if it is not obeyed', async () => {
  const origins = new Set<string>();
  const { page } = await visit('/', {
    bypassCSP: true,
    prepare: async (page) => {
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
    },
  });
  await page.evaluate(scrollThrough);
  const { line, send } = contactForm(page);
  await line.fill('Ada');
  await send.click();
  await expectDelivered(page, { [LINE]: 'Ada' });

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
  expectNoProblems(
    [...origins].filter((origin) => origin !== own && !policy?.includes(origin)),
    'these learn who visits the site, although the policy in build/csp.ts does not name them',
  );
});
