/* When the app loads, and errors while it loads, mounts or runs. test/engines/form-hydration.test.ts checks typed text. */
import type { Page } from 'playwright-core';
import { APP_URL } from '../support/contact';
import { expectDelivered } from '../support/formDeliveries';
import { waitFor } from '../support/waitFor';
import {
  contactForm,
  modifyResponse,
  setReactStart,
  site,
  visit,
  waitForHydration,
} from './harness';

declare global {
  interface Window {
    isBroken?: boolean;
  }
}

const message = (name: string) => ({ name, email: '', message: '' });

/**
 * Runs in the page: the app throws when it sets this property, as long as window.isBroken is true. It sets `app` at the
 * end of loading, and `title` after mounting.
 */
function throwOnSetting(name: 'app' | 'title'): void {
  const target = name === 'app' ? window : document;
  let own: unknown;
  Object.defineProperty(target, name, {
    get: () => own,
    set(value) {
      if (window.isBroken) throw Error('broken');
      own = value;
    },
  });
}

const openBreakable = (name: 'app' | 'title') =>
  visit('/', {
    expects: [/^page error: Error: broken/],
    prepare: async (page) => {
      await setReactStart(page, 'form'); // so that the app is not there before it breaks
      await page.addInitScript(throwOnSetting, name);
    },
  });

const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((value) => {
    window.isBroken = value;
  }, isBroken);

test.each([
  ['while loading', 'app'],
  ['while mounting', 'title'],
] as const)(
  'if the app throws %s, the page stays as it is; once a deployment has fixed it, every message arrives without a reload',
  async (_, property) => {
    const { page, errors } = await openBreakable(property);
    await setBroken(page, true);
    const { name, send } = contactForm(page);
    await name.fill('Ada');
    const words = await page.locator('body').innerText();
    await send.click();
    await waitFor(() => errors.length > 0);
    expect(await page.locator('body').innerText()).toBe(words);
    expect(await name.inputValue()).toBe('Ada');
    await setBroken(page, false);
    await expectDelivered(page, message('Ada'));
    await name.fill('Ada L');
    await send.click();
    await expectDelivered(page, message('Ada'), message('Ada L'));
    expect(errors).toEqual(['broken']);
  },
);

test('if React fails later, the page and the text stay; the next submit mounts React again, and new errors are reported', async () => {
  const { page, errors } = await openBreakable('title');
  const { name, email, send } = contactForm(page);
  // React replaces the fields of a page that a translator has changed.
  await page
    .locator('#contact-form label')
    .first()
    .evaluate((label) => label.append(' ≈'));
  await name.fill('Ada');
  await send.click();
  await expectDelivered(page, message('Ada'));
  const words = await page.locator('body').innerText();
  await email.fill('ada@example.org');
  await page.evaluate(() => {
    history.replaceState(null, '', '/about');
    history.pushState(null, '', '/');
  });
  await setBroken(page, true);
  await page.goBack(); // React fails when it renders the other page
  await waitFor(() => errors.length === 1);
  await page.goForward();
  expect(await page.locator('body').innerText()).toBe(words);
  expect(await email.inputValue()).toBe('ada@example.org');
  await name.fill('Ada L');
  await send.click(); // is queued
  await waitFor(() => errors.length === 2);
  await setBroken(page, false);
  const second = { ...message('Ada L'), email: 'ada@example.org' };
  await expectDelivered(page, message('Ada'), second);
});

/** Opens Home without its app, and records the requests for it. Then time stands still, unless the test moves it on. */
async function openWithoutApp() {
  const urls: string[] = [];
  const { page } = await visit('/', {
    expects: [/^failed: .*app\.js/, /^console\.error: Failed to load/, /^page error: /],
    prepare: async (page) => {
      await page.clock.install();
      await setReactStart(page, 'form');
      page.on('requestfailed', (request) => urls.push(request.url()));
      await page.route(APP_URL, (route) => route.abort());
    },
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  return { page, urls };
}

test('while the app is missing, changes of the focus request nothing; a connection, or a return to the tab, retries at once', async () => {
  const { page, urls } = await openWithoutApp();
  const { name, email, send } = contactForm(page);
  await name.focus();
  await waitFor(() => urls.length === 1);
  for (const field of [email, name, email, name]) await field.focus();
  await name.fill('Ada');
  await send.click();
  await waitFor(() => urls.length === 2);
  for (const field of [email, name]) await field.focus();
  for (const [i, type] of ['online', 'visibilitychange', 'popstate'].entries()) {
    await page.clock.runFor(100); // the entry has begun to wait
    if (type === 'popstate') await page.evaluate(() => history.replaceState(null, '', '/about'));
    await page.evaluate((name) => dispatchEvent(new Event(name)), type);
    await waitFor(() => urls.length === 3 + i, `${type} retries at once`);
  }
  await page.evaluate(() => history.replaceState(null, '', '/'));
  await page.unroute(APP_URL);
  await page.clock.runFor(100);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.clock.resume();
  await expectDelivered(page, message('Ada'));
});

test('while a submit is queued, a missing app is requested at new URLs, after doubling pauses of at most ten minutes', async () => {
  const { page, urls } = await openWithoutApp();
  const { name, send } = contactForm(page);
  await name.fill('Ada');
  await waitFor(() => urls.length === 1); // when the field gets the focus
  await page.clock.runFor(3_600_000);
  expect(urls).toHaveLength(1);
  await name.press('Enter');
  await waitFor(() => urls.length === 2);
  for (const pause of [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]) {
    const { length } = urls;
    await page.clock.runFor(100); // the entry has begun to wait
    await page.clock.runFor(500 * pause);
    expect({ pause, requests: urls.length }).toEqual({ pause, requests: length });
    await page.clock.runFor(600 * pause);
    await waitFor(() => urls.length > length, `a request after ${pause} seconds`);
  }
  await name.fill('Ada L');
  await page.unroute(APP_URL);
  await send.click(); // ends the pause
  await page.clock.resume();
  await expectDelivered(page, message('Ada'), message('Ada L'));
  expect(new Set(urls).size).toBe(urls.length);
});

// Some hosts serve the same document at several paths.
test.each([
  ['/', '/about'],
  ['/nope', '/about'],
  ['/about', '/'],
])('the document of %s, served at %s, shows the page of its address', async (path, address) => {
  const { page: expected } = await visit(address);
  const { page } = await visit(address, {
    bypassCSP: true, // for a slow script, so that the app loads before the whole document has arrived
    prepare: async (page) => {
      await page.route('**/slow.js', (route) => setTimeout(() => route.fulfill({ body: '' }), 500));
      const delay = (html: string) => html.replace('<div', '<script src="/slow.js"></script>$&');
      await modifyResponse(page, site + address, delay, site + path);
    },
  });
  await waitForHydration(page);
  expect(await page.locator('body').innerText()).toBe(await expected.locator('body').innerText());
  expect(await page.title()).toBe(await expected.title());
});
