/* React arrives under a living page: what only this browser can be brought to do. test/engines/arrival asks the rest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { home } from '../../src/content/home';
import { expectDelivered } from '../support/deliveries';
import { focused, isTakenOver, painted, scrollThrough } from '../support/inPage';
import { until } from '../support/until';
import { contactForm, directory, hydrated, otherDirectory, visit, visitBetween } from './harness';

const APP = '**/assets/app.js*';
const MISSING = [/^failed: \S+\/assets\/app\.js/, /^console\.error: Failed to load resource/];

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
  expect(await name.inputValue()).toBe('Ada');
  expect(await page.evaluate(focused)).toBe(`input: ${home.contact.labels.name}`);
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
