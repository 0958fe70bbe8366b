/* When React arrives, and what goes wrong on its way. That nothing typed is lost, test/engines/arrival asks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { notFound } from '../../src/content/pages';
import { titleAt } from '../../src/router/pageAt';
import { expectDelivered } from '../support/deliveries';
import { isTakenOver, painted, scrollThrough } from '../support/inPage';
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

const app = readFileSync(path.join(directory, 'assets/app.js'), 'utf8');

/** Visits Home with another script in the place of the app, and listens for faults that are reported. */
async function visitWith(body: string) {
  const reports: string[] = [];
  const visited = await visit('/', {
    expects: [/^page error: Error: broken/],
    prepare: async (page) => {
      page.on('pageerror', ({ message }) => reports.push(message));
      await page.route(APP, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    },
  });
  return { ...visited, reports };
}

/** The app, with a fault in the effect that sets the title, for as long as a condition holds. */
function appThatFailsWhile(condition: string): string {
  const title = /document\.title=/;
  expect(app).toMatch(title);
  return app.replace(title, `(${condition})&&(()=>{throw Error("broken")})(),$&`);
}

/** What a visitor has: the title, the words, and what is typed. */
const state = async (page: Page) => [
  await page.title(),
  await page.locator('body').innerText(),
  await contactForm(page).name.inputValue(),
];

test('a phone that is swiped over fetches no script; a tap into a field has it on its way, and mounts nothing', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, scripts } = await visit('/', phone);
  const devtools = await page.context().newCDPSession(page);
  const swipe = { x: 200, y: 600, yDistance: -1500, speed: 4000 };
  for (let i = 0; i < 3; i++) await devtools.send('Input.synthesizeScrollGesture', swipe);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
  expect(scripts).toEqual([]);
  await contactForm(page).name.tap();
  await until(() => scripts.length > 0);
  await page.evaluate(painted);
  expect(await page.evaluate(() => 'app' in window)).toBe(false);
  await contactForm(page).send.tap();
  await hydrated(page);
  expect(scripts).toHaveLength(1);
});

test('a missing app is asked for calmly; when it is back, what was sent arrives', async () => {
  let isGone = true;
  const { page, scripts } = await visit('/', {
    expects: MISSING,
    prepare: (page) => page.route(APP, (route) => (isGone ? route.abort() : route.continue())),
  });
  const { name, send } = contactForm(page);
  await name.focus();
  await page.keyboard.type('a'.repeat(50), { delay: 10 });
  expect(scripts).toHaveLength(1);
  await send.click();
  await until(() => scripts.length > 1);
  isGone = false;
  await expectDelivered(page, { name: 'a'.repeat(50), email: '', message: '' });
  expect(scripts).toHaveLength(3);
  expect(scripts[1]).not.toBe(scripts[2]); // some browsers remember that an address failed
});

test('a fault while mounting is told once and costs nothing; a later submit delivers all that was sent', async () => {
  const { page, scripts, reports } = await visitWith(appThatFailsWhile('!window.isMended'));
  const { name, send } = contactForm(page);
  await name.fill('Ada');
  const before = await state(page);
  for (let i = 1; i <= 2; i++) {
    await send.click();
    await page.waitForTimeout(500);
    expect(await state(page)).toEqual(before);
    expect(reports).toEqual(['broken']);
  }
  expect(await page.evaluate(isTakenOver)).toBe(false);
  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await name.fill('Ada L');
  await send.click();
  const sent = { name: 'Ada', email: '', message: '' };
  await expectDelivered(page, sent, sent, { ...sent, name: 'Ada L' });
  expect(scripts).toHaveLength(1);
});

test('an app that throws as it arrives is told of once, and never fetched again', async () => {
  const { page, scripts, reports } = await visitWith(
    'performance.mark("arrived");throw Error("broken")',
  );
  const { name, send } = contactForm(page);
  await name.fill('Ada');
  const before = await state(page);
  await send.click();
  await page.waitForTimeout(2_500); // a missing app would be asked for again after two seconds
  await send.click();
  await page.waitForTimeout(500);
  expect(await state(page)).toEqual(before);
  expect(reports).toEqual(['broken']);
  expect(scripts).toHaveLength(1);
});

test('a fault long after mounting is told once, and does not empty the page', async () => {
  const { page, reports } = await visitWith(appThatFailsWhile('location.pathname!=="/"'));
  await contactForm(page).send.click();
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/nope');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await until(() => reports.length > 0);
  await page.evaluate(painted);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(notFound.heading);
  expect(reports).toEqual(['broken']);
});

test.each(['/about', '/nope'])(
  'where a host answers %s with Home, it is corrected at once',
  async (address) => {
    const { page } = await visit(address, {
      prepare: (page) =>
        page.route(site + address, async (route) =>
          route.fulfill({ response: await route.fetch({ url: `${site}/` }) }),
        ),
    });
    await hydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(notFound.heading);
    expect(await page.title()).toBe(titleAt(address));
  },
);

test.each([
  ['an old document meets a new app', directory, otherDirectory],
  ['a new document meets an old app', otherDirectory, directory],
])('where %s, nothing is lost and the pictures are there', async (_, documents, rest) => {
  const { page } = await visitBetween(documents, rest);
  const { name, send } = contactForm(page);
  await name.fill('Ad');
  await send.click();
  await name.click();
  await page.keyboard.type('a');
  await hydrated(page);
  await page.keyboard.type(' L');
  await page.keyboard.press('Enter');
  const empty = { email: '', message: '' };
  await expectDelivered(page, { name: 'Ad', ...empty }, { name: 'Ada L', ...empty });
  await page.evaluate(scrollThrough); // fails where a picture is missing
});
