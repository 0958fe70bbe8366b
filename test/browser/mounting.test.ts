/* The contact form before and after React has mounted: nothing typed is lost, and a submit reaches the console once. */
import { inEachEngine, type Visit, waitForReact } from './harness';
import { nextPaint, readLook, readTexts, showImages, translate } from './harness/inPage';
import { waitFor } from './harness/programs';
import { chromium } from './harness/puppeteer';
import { isFormConnected, readDocument } from './harness/site';

const APP = /\/assets\/app\.js/;
const FORM = 'form[data-react]';
const LINE = `${FORM} input[type=text]`;
const EMAIL = `${FORM} input[type=email]`;
const SEND = `${FORM} button`;

inEachEngine((visit) => {
  // An owner may let the browser send the form.
  (isFormConnected ? describe.skip : describe)('the form that React handles', () => {
    test('an early submit on a page that a translator and an extension have changed is logged once, with what the form holds by then; text, focus and caret stay', async () => {
      const others = '<div id="app"></div><iframe name="app"></iframe>';
      const change = (html: string) => html.replace('<body>', `$&${others}`);
      const page = await visit('/', { hold: APP, change });
      const held = await fillIn(page);
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
      const expected = { ...held, [before.name]: 'Ada Lovelace' };
      await expectLogged(page, expected);
      expect(await readForm(page)).toEqual(expected);
      const after = await readFocus(page);
      expect(after).toEqual({ ...before, top: after.top });
      expect(Math.abs(after.top - before.top)).toBeLessThan(1.5); // Firefox scrolls by whole pixels
    });

    test('React mounts at the first focus of a field and changes nothing; the browser keeps a malformed address from being logged', async () => {
      const page = await visit('/', { hold: APP });
      await page.evaluate(showImages);
      await page.evaluate(keepElements);
      await page.click(LINE);
      const look = await page.evaluate(readLook);
      page.release();
      await waitForReact(page);
      await page.evaluate(nextPaint);
      expect(await page.evaluate(readLook)).toEqual(look);
      expect(await page.evaluate(countReplaced)).toBe(0);
      const held = await fillIn(page);
      if (await page.evaluate((field) => document.querySelector(field), EMAIL)) {
        await page.click(EMAIL);
        await page.type('@');
        await page.click(SEND);
        await waitFor('the browser moves the focus to the malformed address', () =>
          page.evaluate((field) => document.activeElement?.matches(field), EMAIL),
        );
        expect(await page.evaluate(readLogs)).toEqual([]);
        await fillIn(page);
      }
      await page.press('Enter');
      await expectLogged(page, held);
      await expectNoNavigation(page);
    });

    test('a document of another build keeps typed text, works, and then looks as in the build of the app', async () => {
      const page = await visit('/', { change: toOtherBuild, hold: APP });
      const held = await fillIn(page);
      page.release();
      await waitForReact(page);
      expect(await readForm(page)).toEqual(held);
      const look = await page.evaluate(readLook);
      await page.press('Enter');
      await expectLogged(page, held);
      const own = await visit('/');
      await fillIn(own);
      await waitForReact(own);
      expect(look).toEqual(await own.evaluate(readLook));
    });

    test.each([
      ['is lost', { lose: APP }],
      [
        'throws when it mounts',
        { changeFile: () => "window.app = { mount() { throw Error('broken'); } }" },
      ],
    ])('if the app %s, the page and typed text stay', async (_, options) => {
      const page = await visit('/', { ...options, expects: /app\.js|import|broken/i });
      const texts = await page.evaluate(readTexts, 'body');
      const held = await fillIn(page);
      await page.press('Enter');
      await waitFor('the error is reported', () => page.evaluate(() => window.problems.length > 0));
      expect(await page.evaluate(readTexts, 'body')).toEqual(texts);
      expect(await readForm(page)).toEqual(held);
      expect(await page.evaluate(readLogs)).toEqual([]);
      await expectNoNavigation(page);
    });

    test('without JavaScript, the form does nothing and keeps what was typed', async () => {
      // Without the directive that forbids it to be sent, because it must be harmless by itself.
      const change = (html: string) => html.replace(/form-action[^;]*;/, '');
      const page = await visit('/', { javaScript: false, change });
      const held = await fillIn(page);
      await page.press('Enter');
      await page.click(SEND);
      await page.evaluate(nextPaint);
      expect(await readForm(page)).toEqual(held);
      await expectNoNavigation(page);
    });
  });
});

inEachEngine(
  (visit) => {
    // The document that a host may serve at a path, and the one that visitors should see there.
    test.each([
      ['404.html', '/', 'index.html'],
      ['index.html', '/nope', '404.html'],
      ['404.html', '/about', 'about.html'],
    ])('%s, served at %s, shows the page of the path', async (served, path, own) => {
      const read = () => [document.title, document.body.textContent];
      const expected = await (await visit(path, { change: () => readDocument(own) })).evaluate(
        read,
      );
      const page = await visit(path, { change: () => readDocument(served) });
      await waitForReact(page);
      expect(await page.evaluate(read)).toEqual(expected);
    });
  },
  [chromium],
);

/** Types into each field, last into the one of LINE. Returns what the form holds then. */
async function fillIn(page: Visit): Promise<Record<string, string>> {
  const names = Object.keys(await readForm(page));
  for (const field of [...names.map((name) => `${FORM} [name="${name}"]`), LINE]) {
    await page.click(field);
    const isEmail = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      focused.select();
      return focused.type === 'email';
    });
    await page.type(isEmail ? 'ada@localhost' : 'Ada');
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

/** Runs in the page: each line that it has written to the console. */
function readLogs() {
  return window.logs;
}

/** Expects exactly one line in the console: one object. */
async function expectLogged(page: Visit, held: object): Promise<void> {
  await waitFor('the form is logged', async () => (await page.evaluate(readLogs)).length > 0);
  await page.evaluate(nextPaint); // for a line too many
  expect(await page.evaluate(readLogs)).toEqual([[held]]);
}

/** Expects an unchanged address, and no requests except for the page and its files. */
async function expectNoNavigation(page: Visit): Promise<void> {
  expect(await page.evaluate(() => location.href)).toBe(`${page.address}/`);
  expect(page.requests.filter((path) => !path.includes('.'))).toEqual(['/']);
}

/** Runs in the page. */
function keepElements(): void {
  Object.assign(window, { elements: [...document.querySelectorAll('#root *')] });
}

/** Runs in the page: how many elements are no longer in it. */
function countReplaced(): number {
  const { elements } = window as unknown as { elements: Element[] };
  return elements.filter((own) => !own.isConnected).length;
}

/** Changes a document to that of another build: with other class names and styles, and another element in the form. */
function toOtherBuild(html: string): string {
  const names = new Set(html.match(/(?<=class="[^"]*)[\w-]+/g));
  let changed = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '') // which does not fit these styles
    .replace(/<form [^>]*data-react[^>]*>/, '$&<p>–</p>');
  for (const name of names)
    changed = changed.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `other-${name}`);
  return changed;
}
