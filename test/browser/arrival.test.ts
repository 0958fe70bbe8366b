/*
 * React arrives under a living page: whatever a browser, an extension or a deployment did to the document until
 * then, nothing that was typed or sent is lost.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { serve } from '../../delivery/serve';
import {
  contactForm,
  directory,
  hydrated,
  isHydrated,
  otherDirectory,
  painted,
  until,
  visit,
} from './harness';

const APP = '**/assets/app.js*';
const LOGGED = /^console\.log: /;
const MISSING = [/^failed: \S+\/assets\/app\.js/, /^console\.error: Failed to load resource/];

/** A visit during which the app is on its way until it is let through. */
async function visitEarly(address = '/', expects: RegExp[] = []) {
  const waiting: Route[] = [];
  let isOpen = false;
  const visited = await visit(address, {
    expects: [LOGGED, ...expects],
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
    await painted(visited.page);
  };
  return { ...visited, ...contactForm(visited.page), arrive };
}

/** Where the visitor is: the field that has the focus, what stands in it, and where in it the caret is. */
const place = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { name, value, selectionStart, selectionEnd } = field;
    const top = Math.round(field.getBoundingClientRect().top);
    return { name, value, selection: [selectionStart, selectionEnd], top };
  });

/* What others do to a page, each run in the page while a field has the focus. */
const changes = {
  'nothing at all': () => {},
  'a password manager that puts its icon beside the field': () => {
    document.activeElement?.after(document.createElement('div'));
  },
  'a translator that wraps and changes every text': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `${text.data} ≈`;
      if (text.data.trim() && !text.parentElement?.closest('script')) text.replaceWith(font);
    }
  },
  'a translator that changes texts in place': () => {
    for (const label of document.querySelectorAll('label')) label.textContent += ' ≈';
  },
  'attributes on everything': () => {
    for (const element of document.querySelectorAll('*')) element.setAttribute('data-seen', '');
  },
  'nodes in head, body, root and form': () => {
    for (const at of ['head', 'body', '#root', 'form', 'form:has(textarea)']) {
      document.querySelector(at)?.prepend(document.createElement('aside'));
      document.querySelector(at)?.append(document.createElement('aside'));
    }
  },
  'a node taken away, and a space added': () => {
    document.querySelector('footer')?.remove();
    document.querySelector('form')?.before(' ');
  },
};

describe.each(Object.entries(changes))('after %s', (_, change) => {
  test('what is being typed, the focus and the caret stay as React takes over', async () => {
    const { page, logs, name, email, message, arrive } = await visitEarly();
    await message.fill('Two\nlines');
    await email.fill('ada@example.org');
    await name.click();
    await page.keyboard.type('Ada Lace');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    await page.evaluate(change);
    await page.keyboard.type('ov');
    const before = await place(page);
    await arrive();
    expect(await place(page)).toEqual(before);
    await page.keyboard.type('el');
    await page.keyboard.press('Enter');
    await until(async () => (await logs()).length > 0);
    await painted(page);
    expect(await logs()).toEqual([
      [{ name: 'Ada Lovelace', email: 'ada@example.org', message: 'Two\nlines' }],
    ]);
  });

  test('what was sent is delivered once, as it was sent, and what was typed since stays', async () => {
    const { page, logs, name, email, send, arrive } = await visitEarly();
    await name.fill('Ada');
    await page.evaluate(change);
    await page.locator('[name=message]').fill('Sent');
    await page.locator('form:has(textarea) button').click();
    await page.locator('[name=email]').focus();
    await page.keyboard.type('ada@example');
    await page.locator('[name=name]').fill('Grace');
    await page.locator('[name=email]').focus();
    await arrive();
    expect(await logs()).toEqual([[{ name: 'Ada', email: '', message: 'Sent' }]]);
    await page.keyboard.type('.org');
    expect(await name.inputValue()).toBe('Grace');
    expect(await email.inputValue()).toBe('ada@example.org');
    await send.click();
    expect(await logs()).toHaveLength(2);
  });
});

test.each(['#main', 'form:has(textarea) button'])(
  'the focus on %s stays as React takes over a translated page',
  async (selector) => {
    const { page, name, arrive } = await visitEarly();
    await name.focus();
    await page.evaluate(changes['a translator that wraps and changes every text']);
    await page.locator(selector).focus();
    await arrive();
    expect(
      await page.evaluate((selector) => document.activeElement?.matches(selector), selector),
    ).toBe(true);
  },
);

test('a button that is pressed while React takes over is still pressed', async () => {
  const { page, logs, arrive } = await visitEarly();
  await page.evaluate(changes['a translator that wraps and changes every text']);
  await page.locator('form:has(textarea) button').hover();
  await page.mouse.down();
  const arrived = arrive();
  await page.waitForFunction(() => 'app' in window);
  await painted(page);
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.mouse.up();
  await arrived;
  await until(async () => (await logs()).length > 0);
  expect(await logs()).toHaveLength(1);
});

test('fields that the browser fills in by itself keep what it filled in', async () => {
  const { page, logs, name, send, arrive } = await visitEarly();
  await page.evaluate(() => {
    for (const [name, value] of [
      ['name', 'Ada'],
      ['email', 'ada@example.org'],
    ] as const) {
      const field = document.getElementsByName(name)[0] as HTMLInputElement;
      field.value = value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.after(document.createElement('div'));
    }
  });
  await send.click();
  await arrive();
  expect(await name.inputValue()).toBe('Ada');
  expect(await logs()).toEqual([[{ name: 'Ada', email: 'ada@example.org', message: '' }]]);
});

test('a word that is being composed is left alone until it is complete', async () => {
  const { page, name, arrive } = await visitEarly();
  await name.focus();
  await page.evaluate(changes['a password manager that puts its icon beside the field']);
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
  await painted(page);
  expect(await page.evaluate(() => (window as unknown as { ends: string[] }).ends)).toEqual([]);
  await devtools.send('Input.insertText', { text: '漢' });
  await arrived;
  expect(await place(page)).toMatchObject({ name: 'name', value: '漢', selection: [1, 1] });
});

test('a hundred keys ask for a missing app once or twice; when it is back, what was sent arrives', async () => {
  let requests = 0;
  let isGone = true;
  const { page, logs } = await visit('/', {
    expects: [LOGGED, ...MISSING],
    prepare: (page) =>
      page.route(APP, (route) => {
        requests += 1;
        return isGone ? route.abort() : route.continue();
      }),
  });
  const { name, email, send } = contactForm(page);
  await name.focus();
  await page.keyboard.type('a'.repeat(50), { delay: 40 });
  await email.focus();
  await page.keyboard.type('b'.repeat(50), { delay: 40 });
  expect(requests).toBeLessThanOrEqual(3);
  await email.fill('');
  await send.click();
  await until(() => requests > 1);
  isGone = false;
  await until(async () => (await logs()).length > 0);
  expect(await logs()).toEqual([[{ name: 'a'.repeat(50), email: '', message: '' }]]);
  expect(requests).toBeLessThanOrEqual(4);
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
  await painted(page);
  expect(await page.evaluate(isHydrated)).toBe(false);
  expect(await page.locator('body').innerText()).toBe(text);
  expect(await page.title()).toBe(title);
  expect(await place(page)).toMatchObject({ name: 'name', value: 'Ada', selection: [3, 3] });
  isBroken = false;
  await send.click();
  await until(async () => (await logs()).length > 0);
  expect(await logs()).toEqual([[{ name: 'Ada', email: '', message: '' }]]);
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
    await until(async () => (await logs()).length > 1);
    const [sent, again] = (await logs()).map(([values]) => values as { name: string });
    expect([sent?.name, again?.name]).toEqual(['Ad', 'Ada L']);
    const lost = await page.evaluate(async () => {
      await Promise.all(
        [...document.images].map((image) => {
          image.loading = 'eager';
          return image.decode();
        }),
      );
      return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length;
    });
    expect(lost).toBe(0);
    const addresses = await page.evaluate(() =>
      [...document.images].map(({ src }) => new URL(src).search),
    );
    expect(addresses.every((query) => /^\?v=[\w-]{8}$/.test(query))).toBe(true);
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});

test('the two builds differ in what they name by its content', () => {
  const versions = [directory, otherDirectory].map((build) => {
    const html = readFileSync(path.join(build, 'index.html'), 'utf8');
    return /\/images\/blog\.svg\?v=[\w-]{8}/.exec(html)?.[0];
  });
  expect(versions[0]).toBeDefined();
  expect(versions[0]).not.toBe(versions[1]);
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('reading on a phone fetches no script; a tap into a field does, and Send logs one line', async () => {
  const requested: string[] = [];
  const { page, logs } = await visit('/', {
    ...PHONE,
    expects: [LOGGED],
    prepare: async (page) => page.on('request', (request) => requested.push(request.url())),
  });
  const scripts = () => requested.filter((url) => url.includes('.js'));
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
  expect(scripts()).toEqual([]);
  const { name, send } = contactForm(page);
  await name.tap();
  await hydrated(page);
  expect(scripts()).toHaveLength(1);
  await name.fill('Ada');
  await send.tap();
  await until(async () => (await logs()).length > 0);
  expect(await logs()).toEqual([[{ name: 'Ada', email: '', message: '' }]]);
});

test('reading with mouse, wheel and keys fetches no script', async () => {
  const requested: string[] = [];
  const { page } = await visit('/', {
    prepare: async (page) => page.on('request', (request) => requested.push(request.url())),
  });
  for (let y = 0; y < 700; y += 50) await page.mouse.move(y, y);
  await page.mouse.wheel(0, 3_000);
  for (const key of ['PageDown', 'Space', 'ArrowDown', 'End', 'Home', 'Tab', 'Enter']) {
    await page.keyboard.press(key); // the last two follow the link that skips to the main part
  }
  expect(await page.evaluate(() => location.hash)).toBe('#main');
  await painted(page);
  expect(requested.filter((url) => url.includes('.js'))).toEqual([]);
});
