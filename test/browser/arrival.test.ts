/* React arrives under a living page: what only this browser can be brought to do. test/engines/arrival asks the rest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { serve } from '../../delivery/serve';
import { changes } from '../support/changes';
import { isTakenOver, painted, scrollThrough } from '../support/inPage';
import { until } from '../support/until';
import { contactForm, directory, hydrated, otherDirectory, visit } from './harness';

const APP = '**/assets/app.js*';
const LOGGED = /^console\.log: /;
const MISSING = [/^failed: \S+\/assets\/app\.js/, /^console\.error: Failed to load resource/];

/** A visit during which the app is on its way until it is let through. */
async function visitEarly() {
  const waiting: Route[] = [];
  let isOpen = false;
  const visited = await visit('/', {
    expects: [LOGGED],
    prepare: (page) =>
      page.route(APP, async (route) => {
        if (isOpen) await route.continue();
        else waiting.push(route);
      }),
  });
  const arrive = async () => {
    await until(() => waiting.length > 0);
    isOpen = true;
    await Promise.all(waiting.map((route) => route.continue()));
    await hydrated(visited.page);
    await visited.page.evaluate(painted);
  };
  return { ...visited, ...contactForm(visited.page), arrive };
}

/** Where the visitor is: the field that has the focus, what stands in it, and where in it the caret is. */
const place = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { name, value, selectionStart, selectionEnd } = field;
    return { name, value, selection: [selectionStart, selectionEnd] };
  });

test('a button that is pressed while React takes over is still pressed', async () => {
  const { page, logs, arrive } = await visitEarly();
  await page.evaluate(changes['a translator that wraps every text']);
  await page.locator('form:has(textarea) button').hover();
  await page.mouse.down();
  const arrived = arrive();
  await page.waitForFunction(() => 'app' in window);
  await page.evaluate(painted);
  expect(await page.evaluate(isTakenOver)).toBe(false);
  await page.mouse.up();
  await arrived;
  expect(await logs(1)).toHaveLength(1);
});

test('a word that is being composed is left alone until it is complete', async () => {
  const { page, name, arrive } = await visitEarly();
  await name.focus();
  await page.evaluate(changes['a password manager']);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', {
    text: 'か',
    selectionStart: 1,
    selectionEnd: 1,
  });
  await page.evaluate(() => {
    const ends: string[] = [];
    Object.assign(window, { ends });
    addEventListener('compositionend', ({ data }) => ends.push(data));
  });
  const arrived = arrive();
  await page.waitForFunction(() => 'app' in window);
  await devtools.send('Input.imeSetComposition', {
    text: 'かん',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await page.evaluate(painted);
  expect(await page.evaluate(() => (window as unknown as { ends: string[] }).ends)).toEqual([]);
  await devtools.send('Input.insertText', { text: '漢' });
  await arrived;
  expect(await place(page)).toMatchObject({ name: 'name', value: '漢', selection: [1, 1] });
});

test('a hundred keys ask for a missing app once or twice; when it is back, what was sent arrives', async () => {
  let isGone = true;
  const { page, scripts, logs } = await visit('/', {
    expects: [LOGGED, ...MISSING],
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
  expect(await logs(1)).toEqual([[{ name: 'a'.repeat(50), email: '', message: '' }]]);
  expect(scripts.length).toBeLessThanOrEqual(4);
});

test('a fault while React takes over leaves the page and what was typed, and the next try delivers', async () => {
  const app = readFileSync(path.join(directory, 'assets/app.js'), 'utf8');
  const broken = app.replace('method:"dialog"', 'method:(()=>{throw Error("broken")})()');
  expect(broken).not.toBe(app);
  let isBroken = true;
  const { page, logs } = await visit('/', {
    expects: [LOGGED],
    prepare: (page) =>
      page.route(APP, (route) =>
        isBroken
          ? route.fulfill({ contentType: 'text/javascript', body: broken })
          : route.continue(),
      ),
  });
  const { name, send } = contactForm(page);
  const title = await page.title();
  const text = await page.locator('body').innerText();
  await name.click();
  await page.waitForFunction(() => 'app' in window);
  await page.keyboard.type('Ada');
  await page.evaluate(painted);
  expect(await page.evaluate(isTakenOver)).toBe(false);
  expect(await page.locator('body').innerText()).toBe(text);
  expect(await page.title()).toBe(title);
  expect(await place(page)).toMatchObject({ name: 'name', value: 'Ada', selection: [3, 3] });
  isBroken = false;
  await send.click();
  expect(await logs(1)).toEqual([[{ name: 'Ada', email: '', message: '' }]]);
});

test.each([
  ['an old document meets a new app', directory, otherDirectory],
  ['a new document meets an old app', otherDirectory, directory],
])('where %s, nothing is lost and the pictures are there', async (_, documents, rest) => {
  const [first, second] = await Promise.all([
    serve({ directory: documents }),
    serve({ directory: rest }),
  ]);
  try {
    const { page, logs } = await visit(`${first.url}/`, {
      expects: [LOGGED],
      prepare: (page) =>
        // Once the document is there, the host has nothing but the other build.
        page.route(/\/(assets|images|fonts)\//, async (route) => {
          const { pathname, search } = new URL(route.request().url());
          await route.fulfill({
            response: await route.fetch({ url: second.url + pathname + search }),
          });
        }),
    });
    await page.locator('[name=name]').click();
    await page.keyboard.type('Ad');
    await page.locator('form:has(textarea) button').click();
    await page.locator('[name=name]').click();
    await page.keyboard.type('a');
    await hydrated(page);
    await page.keyboard.type(' L');
    await page.keyboard.press('Enter');
    const [sent, again] = (await logs(2)).map(([values]) => values as { name: string });
    expect([sent?.name, again?.name]).toEqual(['Ad', 'Ada L']);
    await page.evaluate(scrollThrough); // fails where a picture is missing
    const addresses = await page.evaluate(() =>
      [...document.images].map(({ src }) => new URL(src).search),
    );
    expect(addresses.every((query) => /^\?v=[\w-]{8}$/.test(query))).toBe(true);
    expect(versionIn(documents)).not.toBe(versionIn(rest));
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});

/** What a build names one of its pictures by, which is its content. */
const versionIn = (build: string) =>
  /\/images\/blog\.svg\?v=[\w-]{8}/.exec(readFileSync(path.join(build, 'index.html'), 'utf8'))?.[0];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('reading on a phone fetches no script; a tap into a field does, and Send logs one line', async () => {
  const { page, scripts, logs } = await visit('/', { ...PHONE, expects: [LOGGED] });
  const devtools = await page.context().newCDPSession(page);
  for (let i = 0; i < 3; i++) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 600,
      yDistance: -1500,
      speed: 4000,
    });
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
  expect(scripts).toEqual([]);
  const { name, send } = contactForm(page);
  await name.tap();
  await hydrated(page);
  expect(scripts).toHaveLength(1);
  await name.fill('Ada');
  await send.tap();
  expect(await logs(1)).toEqual([[{ name: 'Ada', email: '', message: '' }]]);
});
