/* When the app loads, and errors while it loads, mounts or runs. test/engines/form-hydration.test.ts checks typed text. */
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

const message = (name: string) => ({ name, email: '', message: '' });

const openHome = () =>
  visit('/', {
    expects: [/^page error: Error: broken/],
    prepare: (page) => setReactStart(page, 'form'), // so that the app is not there before it breaks
  });

/** Runs in the page: the app throws at the end of loading, when it sets `app`, or after mounting, when it sets `title`. */
function breakApp(property: string): void {
  Object.defineProperty(property === 'app' ? window : document, property, {
    configurable: true,
    set() {
      throw Error('broken');
    },
  });
}

/** Runs in the page. */
function repairApp(property: string): void {
  Reflect.deleteProperty(property === 'app' ? window : document, property);
}

test.each([
  ['while loading', 'app'],
  ['while mounting', 'title'],
] as const)(
  'if the app throws %s, the page stays as it is; once a deployment has fixed it, every message arrives without a reload',
  async (_, property) => {
    const { page, errors } = await openHome();
    await page.evaluate(breakApp, property);
    const { name, send } = contactForm(page);
    await name.fill('Ada');
    const words = await page.locator('body').innerText();
    await send.click();
    await waitFor(() => errors.length > 0);
    expect(await page.locator('body').innerText()).toBe(words);
    expect(await name.inputValue()).toBe('Ada');
    await page.evaluate(repairApp, property);
    await expectDelivered(page, message('Ada'));
    await name.fill('Ada L');
    await send.click();
    await expectDelivered(page, message('Ada'), message('Ada L'));
    expect(errors).toEqual(['broken']);
  },
);

test('if React fails later, the page and the text stay; the next submit mounts React again, and new errors are reported', async () => {
  const { page, errors } = await openHome();
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
  await page.evaluate(breakApp, 'title');
  await page.goBack(); // React fails when it renders the other page
  await waitFor(() => errors.length === 1);
  await page.goForward();
  expect(await page.locator('body').innerText()).toBe(words);
  expect(await email.inputValue()).toBe('ada@example.org');
  await name.fill('Ada L');
  await send.click(); // is queued
  await waitFor(() => errors.length === 2);
  await page.evaluate(repairApp, 'title');
  const second = { ...message('Ada L'), email: 'ada@example.org' };
  await expectDelivered(page, message('Ada'), second);
});

test('a missing app is requested again after a submit: at new URLs, after doubling pauses of at most ten minutes, and at once when there is a reason', async () => {
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
  await page.clock.pauseAt(Date.now() + 60_000); // From now on, time stands still.
  const { name, email, send } = contactForm(page);
  await name.fill('Ada');
  await waitFor(() => urls.length === 1, 'a request when the field gets the focus');
  for (const field of [email, name]) await field.focus();
  await page.clock.runFor(3_600_000);
  expect(urls).toHaveLength(1);
  await name.press('Enter');
  await waitFor(() => urls.length === 2, 'a request after the submit');
  for (const field of [email, name]) await field.focus();
  let requests = 2;
  for (const pause of [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]) {
    await page.clock.runFor(100); // the entry has begun to wait
    await page.clock.runFor(500 * pause);
    expect({ pause, requests: urls.length }).toEqual({ pause, requests });
    await page.clock.runFor(600 * pause);
    requests += 1;
    await waitFor(() => urls.length === requests, `a request after ${pause} seconds`);
  }
  // A connection, a return to the tab, and an address for which the document is wrong.
  for (const type of ['online', 'visibilitychange', 'popstate']) {
    await page.clock.runFor(100);
    if (type === 'popstate') await page.evaluate(() => history.replaceState(null, '', '/about'));
    await page.evaluate((name) => dispatchEvent(new Event(name)), type);
    requests += 1;
    await waitFor(() => urls.length === requests, `a request at once after ${type}`);
  }
  await page.evaluate(() => history.replaceState(null, '', '/'));
  await page.unroute(APP_URL);
  await name.fill('Ada L');
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

test('an unknown path that is a part of a page’s path does not load the app', async () => {
  const requests: string[] = [];
  await visit('/abou', {
    prepare: async (page) => {
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    },
  });
  expect(requests).not.toContain('/assets/app.js');
});
