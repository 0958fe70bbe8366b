/* Before and after React has mounted: nothing typed is lost, and a submit reaches the console exactly once. */

import { nextPaint } from './harness/inPage';
import { readTexts } from './harness/layout';
import { waitFor } from './harness/processes';
import { chromium } from './harness/puppeteer';
import { isFormConnected, readDocument, withoutPolicy } from './harness/site';
import { inEachEngine, type Visit, waitForReact } from './harness/visit';

const APP = /\/assets\/app\.js/;
const FORM = 'form[data-react]';
const LINE = `${FORM} input[type=text]`;
const EMAIL = `${FORM} input[type=email]`;

/** For the form that React handles: an owner may let the browser send it. */
const formTest = isFormConnected ? test.skip : test;

inEachEngine((visit) => {
  formTest(
    'on a page that a translator and an extension have changed, an early submit is logged once, with what the form holds by then; text, focus and caret stay',
    async () => {
      const others = '<div id="app"></div><iframe name="app"></iframe>';
      const change = (html: string) => html.replace('<body>', `$&${others}`);
      const page = await visit('/', { hold: APP, change });
      const typed = await fillIn(page);
      await page.evaluate(translate);
      await page.press('Enter');
      await page.press('Enter');
      await page.type(' Lovlace');
      await page.evaluate(() =>
        (document.activeElement as HTMLInputElement).setSelectionRange(7, 7),
      );
      await page.type('e');
      const before = await readFocus(page);
      expect(before).toMatchObject({ value: 'Ada Lovelace', caret: [8, 8] });
      page.release();
      const expected = { ...typed, [before.name]: 'Ada Lovelace' };
      await expectLogged(page, expected);
      expect(await readForm(page)).toEqual(expected);
      const after = await readFocus(page);
      expect(after).toEqual({ ...before, top: after.top });
      expect(Math.abs(after.top - before.top)).toBeLessThan(1.5); // Firefox scrolls by whole pixels
    },
  );

  formTest(
    'React mounts at the first focus of a field, and changes nothing; the browser keeps a malformed address from being logged',
    async () => {
      const page = await visit('/', { hold: APP });
      await page.click(LINE);
      await page.evaluate(markElements);
      const look = await page.evaluate(readLook);
      page.release();
      await waitForReact(page);
      await page.evaluate(nextPaint);
      expect(await page.evaluate(readLook)).toEqual(look);
      if (await page.evaluate((email) => document.querySelector(email) !== null, EMAIL)) {
        await page.click(EMAIL);
        await page.type('ada@');
        await page.click(LINE);
        await page.press('Enter');
        await waitFor('the browser moves the focus to the malformed address', () =>
          page.evaluate((email) => document.activeElement?.matches(email), EMAIL),
        );
        expect(await page.evaluate(readLogs)).toEqual([]);
      }
      const typed = await fillIn(page);
      await page.press('Enter');
      await expectLogged(page, typed);
      await expectNoNavigation(page);
    },
  );

  formTest('a document of another build keeps typed text, and works', async () => {
    const page = await visit('/', { change: toOtherBuild, hold: APP });
    const typed = await fillIn(page);
    page.release();
    await waitForReact(page);
    expect(await readForm(page)).toEqual(typed);
    await page.press('Enter');
    await expectLogged(page, typed);
  });

  formTest.each([
    ['is lost', { lose: APP }],
    ['throws', { changeFile: () => "window.app = { mount() { throw Error('broken'); } }" }],
  ])('if the app %s, the page and typed text stay', async (_, options) => {
    const page = await visit('/', { ...options, expects: /app\.js|import|broken/i });
    const texts = await readTexts(page);
    const typed = await fillIn(page);
    await page.press('Enter');
    await waitFor('the error is reported', () => page.evaluate(() => window.problems.length > 0));
    expect(await readTexts(page)).toEqual(texts);
    expect(await readForm(page)).toEqual(typed);
    expect(await page.evaluate(readLogs)).toEqual([]);
    await expectNoNavigation(page);
  });

  formTest('without JavaScript, the form does nothing and keeps what was typed', async () => {
    // Without the directive that forbids to send it, because it must be harmless by itself.
    const change = (html: string) => html.replace(/form-action[^;]*;/, '');
    const page = await visit('/', { javaScript: false, change });
    const typed = await fillIn(page);
    await page.press('Enter');
    await page.click(`${FORM} button`);
    await page.evaluate(nextPaint);
    expect(await readForm(page)).toEqual(typed);
    await expectNoNavigation(page);
  });
});

inEachEngine(
  (visit) => {
    formTest(
      'a document of another build looks like one of this build as soon as React has mounted',
      async () => {
        const looks: string[][] = [];
        for (const change of [toOtherBuild, (html: string) => html]) {
          const page = await visit('/', { change });
          await page.click(LINE);
          await waitForReact(page);
          looks.push(await page.evaluate(readLook));
        }
        expect(looks[0]).toEqual(looks[1]);
      },
    );

    // Some hosts serve a document at another path, too.
    test.each([
      ['404.html', '/', 'index.html'],
      ['index.html', '/nope', '404.html'],
      ['404.html', '/about', 'about.html'],
    ])('%s, served at %s, shows the page of the path', async (served, path, own) => {
      const read = () => [document.title, document.body.textContent];
      const expected = await visit(path, { change: () => readDocument(own) });
      const texts = await expected.evaluate(read);
      const page = await visit(path, { change: () => readDocument(served) });
      await waitForReact(page);
      expect(await page.evaluate(read)).toEqual(texts);
    });
  },
  [chromium],
);

/** Types into each field, last into the one of LINE. Returns what the form holds then. */
async function fillIn(page: Visit): Promise<Record<string, string>> {
  const names = Object.keys(await readForm(page));
  for (const field of [...names.map((name) => `${FORM} [name="${name}"]`), LINE]) {
    const type = await page.evaluate((selector) => {
      const own = document.querySelector(selector) as HTMLInputElement;
      own.focus();
      own.select();
      return own.type;
    }, field);
    await page.type(type === 'email' ? 'ada@localhost' : 'Ada');
  }
  return readForm(page);
}

/** The names and values of the fields that visitors see. */
const readForm = (page: Visit) =>
  page.evaluate((form) => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      `${form} :is(input:not([type=hidden]), textarea)`,
    );
    return Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]));
  }, FORM);

/** The focused field, its caret and its place. */
const readFocus = (page: Visit) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { name, value, selectionStart, selectionEnd } = field;
    const { top } = field.getBoundingClientRect();
    return { name, value, caret: [selectionStart, selectionEnd], top };
  });

/** Runs in the page: the lines of its console. */
function readLogs() {
  return window.logs;
}

/** Expects exactly one line in the console: one object. */
async function expectLogged(page: Visit, typed: object): Promise<void> {
  await waitFor('the form is logged', async () => (await page.evaluate(readLogs)).length > 0);
  await page.evaluate(nextPaint); // for a line too many
  expect(await page.evaluate(readLogs)).toEqual([[typed]]);
}

/** Expects an unchanged address, and no requests except for the page and its files. */
async function expectNoNavigation(page: Visit): Promise<void> {
  expect(await page.evaluate(() => location.href)).toBe(`${page.address}/`);
  expect(page.requests.filter((path) => !path.includes('.'))).toEqual(['/']);
}

/** Runs in the page: changes it as a translator does, which wraps every text in a <font>. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `${text.data} ≈`;
    if (text.data.trim()) text.replaceWith(font);
  }
}

/** Changes a document to that of another build: with other class names, and another element in the form. */
function toOtherBuild(html: string): string {
  const lists = [...html.matchAll(/class="([^"]*)"/g)].map(([, list = '']) => list);
  const names = new Set(lists.join(' ').split(' '));
  return withoutPolicy(html)
    .replaceAll(new RegExp(`\\b(${[...names].join('|')})\\b`, 'g'), 'other-$&')
    .replace(/<form [^>]*data-react[^>]*>/, '$&<p>–</p>');
}

/** Runs in the page: marks each element, so that readLook tells them from later ones. */
function markElements(): void {
  for (const own of document.querySelectorAll('#root *')) Object.assign(own, { mark: 'old' });
}

/** Runs in the page: each element with its own text, its place and its colours. */
function readLook(): string[] {
  return Array.from(document.querySelectorAll('#root *'), (own) => {
    const texts = Array.from(own.childNodes, (node) => (node instanceof Text ? node.data : ''));
    const { x, y, width, height } = own.getBoundingClientRect();
    const place = `${width} by ${height} px at ${x}, ${y + scrollY}`;
    const looks = [getComputedStyle(own), getComputedStyle(own, '::before')];
    const styles = looks.map((style) => `${style.color} ${style.backgroundColor} ${style.inset}`);
    return `${Object(own).mark} <${own.localName}> “${texts.join('')}” is ${place}; ${styles.join('; ')}`;
  });
}
