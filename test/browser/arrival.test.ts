/* React arrives under a living page: what only this browser can be brought to do. test/engines/arrival asks the rest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'playwright-core';
import { home } from '../../src/content/home';
import { notFound } from '../../src/content/pages';
import { pageAt, titleOf } from '../../src/router/pageAt';
import { tokens } from '../../src/theme/tokens';
import { changes } from '../support/changes';
import { rgb } from '../support/color';
import { expectDelivered } from '../support/deliveries';
import { focused, isTakenOver, painted, scrollThrough } from '../support/inPage';
import { until } from '../support/until';
import {
  contactForm,
  directory,
  hydrated,
  otherDirectory,
  site,
  visit,
  visitBetween,
} from './harness';

const APP = '**/assets/app.js*';
const MISSING = [/^failed: \S+\/assets\/app\.js/, /^console\.error: Failed to load resource/];

/** A visit during which the app is on its way until it is let through. */
async function visitEarly() {
  const waiting: Route[] = [];
  const { page } = await visit('/', {
    prepare: (page) =>
      page.route(APP, (route) => {
        waiting.push(route);
      }),
  });
  const arrive = async () => {
    await until(() => waiting.length > 0);
    await Promise.all(waiting.map((route) => route.continue()));
    await page.waitForFunction(() => 'app' in window);
    await page.evaluate(painted);
  };
  return { page, ...contactForm(page), arrive };
}

test('a button that is pressed while React takes over is still pressed', async () => {
  const { page, send, arrive } = await visitEarly();
  await page.evaluate(changes['a translator that wraps every text']);
  await page.locator('form:has(textarea) button').hover();
  await page.mouse.down();
  await arrive();
  expect(await page.evaluate(isTakenOver)).toBe(false);
  await page.mouse.up();
  await expectDelivered(page, { name: '', email: '', message: '' });
  expect(await send.count()).toBe(1);
});

test('a word that is being composed is left alone until it is complete', async () => {
  const { page, name, arrive } = await visitEarly();
  await name.focus();
  await page.evaluate(changes['a password manager']);
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('か');
  await arrive();
  await compose('かん');
  await page.evaluate(painted);
  expect(await page.evaluate(isTakenOver)).toBe(false);
  await devtools.send('Input.insertText', { text: '漢' });
  await hydrated(page);
  expect(await name.inputValue()).toBe('漢');
  expect(await name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1);
});

test('a phone that is swiped over fetches no script; a tap into a field does', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, scripts } = await visit('/', phone);
  const devtools = await page.context().newCDPSession(page);
  const swipe = { x: 200, y: 600, yDistance: -1500, speed: 4000 };
  for (let i = 0; i < 3; i++) await devtools.send('Input.synthesizeScrollGesture', swipe);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
  expect(scripts).toEqual([]);
  await contactForm(page).name.tap();
  await hydrated(page);
  expect(scripts).toHaveLength(1);
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
  expect(scripts.length).toBeLessThanOrEqual(2);
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
  ['/about', tokens.color.ink],
  ['/nope', tokens.color.red],
  ['/about/', tokens.color.red],
])('where a host answers %s with Home, it is corrected at once', async (address, colour) => {
  const { page } = await visit(address, {
    prepare: (page) =>
      page.route(site + address, async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${site}/` }) }),
      ),
  });
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.textContent()).toBe(notFound.heading);
  expect(await heading.evaluate((node) => getComputedStyle(node).color)).toBe(rgb(colour));
  expect(await page.title()).toBe(titleOf(pageAt(address)));
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
