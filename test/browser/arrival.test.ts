/* React arrives under a living page: what only this browser can be brought to do. test/engines/arrival asks the rest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expectDelivered } from '../support/deliveries';
import { isTakenOver, painted, scrollThrough } from '../support/inPage';
import { until } from '../support/until';
import { contactForm, directory, hydrated, otherDirectory, visit, visitBetween } from './harness';

const APP = '**/assets/app.js*';
const MISSING = [/^failed: \S+\/assets\/app\.js/, /^console\.error: Failed to load resource/];

/** Where the visitor is: the field that has the focus, what stands in it, and where in it the caret is. */
const place = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { name, value, selectionStart, selectionEnd } = field;
    return { name, value, selection: [selectionStart, selectionEnd] };
  });

test('a word that is being composed is left alone until it is complete', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page } = await visit('/', {
    prepare: (page) => page.route(APP, (route) => arrived.then(() => route.continue())),
  });
  await contactForm(page).name.focus();
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await compose('か');
  // As a password manager does: React has to put new nodes in the old ones' place.
  await page.evaluate(() => document.activeElement?.after(document.createElement('div')));
  arrive();
  await page.waitForFunction(() => 'app' in window);
  await compose('かん');
  await page.evaluate(painted);
  expect(await page.evaluate(isTakenOver)).toBe(false);
  await devtools.send('Input.insertText', { text: '漢' });
  await hydrated(page);
  expect(await place(page)).toEqual({ name: 'name', value: '漢', selection: [1, 1] });
});

test('a hundred keys ask for a missing app once or twice; when it is back, what was sent arrives', async () => {
  let isGone = true;
  const { page, scripts } = await visit('/', {
    expects: MISSING,
    prepare: (page) => page.route(APP, (route) => (isGone ? route.abort() : route.continue())),
  });
  const { name, email, send } = contactForm(page);
  await name.focus();
  await page.keyboard.type('a'.repeat(50), { delay: 40 });
  await email.focus();
  await page.keyboard.type('b'.repeat(50), { delay: 40 });
  expect(scripts.length).toBeLessThanOrEqual(3);
  await email.fill('');
  await send.click();
  await until(() => scripts.length > 1);
  isGone = false;
  await expectDelivered(page, { name: 'a'.repeat(50), email: '', message: '' });
  expect(scripts.length).toBeLessThanOrEqual(4);
});

test('a fault while React takes over leaves the page and what was typed, and the next try delivers', async () => {
  const app = readFileSync(path.join(directory, 'assets/app.js'), 'utf8');
  const broken = app.replace('method:"dialog"', 'method:(()=>{throw Error("broken")})()');
  expect(broken).not.toBe(app);
  let isBroken = true;
  const { page } = await visit('/', {
    prepare: (page) =>
      page.route(APP, (route) =>
        isBroken
          ? route.fulfill({ contentType: 'text/javascript', body: broken })
          : route.continue(),
      ),
  });
  const { name, send } = contactForm(page);
  const shown = () => [document.title, document.body.innerText];
  const before = await page.evaluate(shown);
  await name.click();
  await page.waitForFunction(() => 'app' in window);
  await page.keyboard.type('Ada');
  await page.evaluate(painted);
  expect(await page.evaluate(isTakenOver)).toBe(false);
  expect(await page.evaluate(shown)).toEqual(before);
  expect(await place(page)).toEqual({ name: 'name', value: 'Ada', selection: [3, 3] });
  isBroken = false;
  await send.click();
  await expectDelivered(page, { name: 'Ada', email: '', message: '' });
});

test.each([
  ['an old document meets a new app', directory, otherDirectory],
  ['a new document meets an old app', otherDirectory, directory],
])('where %s, nothing is lost and the pictures are there', async (_, documents, rest) => {
  const { page } = await visitBetween(documents, rest);
  const { name } = contactForm(page);
  await name.click();
  await page.keyboard.type('Ad');
  await page.locator('form:has(textarea) button').click();
  await name.click();
  await page.keyboard.type('a');
  await hydrated(page);
  await page.keyboard.type(' L');
  await page.keyboard.press('Enter');
  const empty = { email: '', message: '' };
  await expectDelivered(page, { name: 'Ad', ...empty }, { name: 'Ada L', ...empty });
  await page.evaluate(scrollThrough); // fails where a picture is missing
  const addresses = await page.evaluate(() =>
    [...document.images].map(({ src }) => new URL(src).search),
  );
  expect(addresses.every((query) => /^\?v=[\w-]{8}$/.test(query))).toBe(true);
  expect(versionIn(documents)).not.toBe(versionIn(rest));
});

/** What a build names one of its pictures by, which is its content. */
const versionIn = (build: string) =>
  /\/images\/blog\.svg\?v=[\w-]{8}/.exec(readFileSync(path.join(build, 'index.html'), 'utf8'))?.[0];
