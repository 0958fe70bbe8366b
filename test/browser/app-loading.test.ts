/* When the app loads, and errors while it loads, mounts or runs. test/engines/form-hydration.test.ts checks typed text. */
import type { Page } from 'playwright-core';
import { APP_URL } from '../support/contact';
import { expectDelivered } from '../support/formDeliveries';
import { startHydration } from '../support/pageFunctions';
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

test.each([
  ['while loading', /^/, ';'],
  ['while mounting', /document\.title=/, ','], // in an effect; minifying joins its statements with commas
])(
  'if the app throws %s, the page stays as it is; once a deployment has fixed it, every message arrives without a reload',
  async (_, place, end) => {
    const reports: string[] = [];
    let isFixed = false;
    const { page } = await visit('/', {
      expects: [/^page error: Error: broken/],
      prepare: async (page) => {
        page.on('pageerror', ({ message }) => reports.push(message));
        await modifyResponse(page, APP_URL, (app) => {
          expect(app).toMatch(place);
          const problem = `(()=>{throw Error("broken")})()${end}`;
          return isFixed ? app : app.replace(place, `${problem}$&`);
        });
      },
    });
    const { name, send } = contactForm(page);
    await name.fill('Ada');
    const words = await page.locator('body').innerText();
    await send.click();
    await waitFor(() => reports.length > 0);
    expect(await page.locator('body').innerText()).toBe(words);
    expect(await name.inputValue()).toBe('Ada');
    isFixed = true;
    await expectDelivered(page, message('Ada'));
    await name.fill('Ada L');
    await send.click();
    await expectDelivered(page, message('Ada'), message('Ada L'));
    expect(reports).toEqual(['broken']);
  },
);

test('if React fails later, the page stays as it is, and the next submit mounts React again', async () => {
  const { page } = await visit('/', {
    expects: [/^page error: Error: broken/],
    prepare: (page) =>
      modifyResponse(page, APP_URL, (app) =>
        app.replace('document.title=', '(()=>{if(window.isBroken)throw Error("broken")})(),$&'),
      ),
  });
  const { name, send } = contactForm(page);
  await name.fill('Ada');
  await send.click();
  await expectDelivered(page, message('Ada'));
  const words = await page.locator('body').innerText();
  await page.evaluate('isBroken = true');
  await page.evaluate(startHydration); // renders another page
  await page.evaluate('isBroken = false');
  expect(await page.locator('body').innerText()).toBe(words);
  await name.fill('Ada L');
  await send.click();
  await expectDelivered(page, message('Ada'), message('Ada L'));
});

/** Makes all requests for the app fail, and records their URLs. */
async function blockApp(page: Page, urls: string[]): Promise<void> {
  await page.clock.install();
  await setReactStart(page, 'form');
  await page.route(APP_URL, (route) => {
    urls.push(route.request().url());
    return route.abort();
  });
}

const expects = [/^failed: .*app\.js/, /^console\.error: Failed to load/, /^page error: /];

test('while a submit is queued, a missing app is requested at new URLs, after doubling pauses of at most ten minutes', async () => {
  const urls: string[] = [];
  const { page } = await visit('/', { expects, prepare: (page) => blockApp(page, urls) });
  const { name, send } = contactForm(page);
  await name.fill('Ada');
  await waitFor(() => urls.length === 1); // when the field gets the focus
  await page.clock.runFor(3_600_000);
  expect(urls).toHaveLength(1);
  await send.click();
  for (const pause of [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]) {
    const { length } = urls;
    // Real time also passes.
    await page.clock.runFor(500 * pause);
    expect({ pause, requests: urls.length }).toEqual({ pause, requests: length });
    await page.clock.runFor(600 * pause);
    await waitFor(() => urls.length > length);
  }
  await name.fill('Ada L');
  await page.unroute(APP_URL);
  await send.click(); // ends the pause
  await page.clock.runFor(100);
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
    prepare: (page) => page.route(site + address, (route) => route.continue({ url: site + path })),
  });
  await waitForHydration(page);
  expect(await page.locator('body').innerText()).toBe(await expected.locator('body').innerText());
  expect(await page.title()).toBe(await expected.title());
});
