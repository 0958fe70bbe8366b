/* A visit contacts no other origin, and leaves nothing on the visitor's device. */

import { showImages } from './harness/inPage';
import { chromium } from './harness/puppeteer';
import { startBrowser, waitForReact } from './harness/visit';

const visit = startBrowser(chromium);

test('a visit stores nothing and asks no other origin, even without its policy', async () => {
  const tab = await visit('/');
  const { page, address } = tab;
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.setBypassCSP(true);
  await page.reload();
  await page.evaluate(showImages);
  await page.evaluate(() => {
    history.pushState(null, '', '/nope');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitForReact(tab);
  expect([...origins]).toEqual([address]);
  expect(await page.browserContext().cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ]);
  expect(stored).toEqual([]);
});
