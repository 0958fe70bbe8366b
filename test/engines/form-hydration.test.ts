/*
 * The forms before, during and after hydration: no typed text is lost, and no submit is lost or duplicated.
 * test/unit/hydrate.test.tsx has every kind of control.
 */
import { home } from '../../src/content/home';
import { APP_URL, SELECTORS } from '../support/contact';
import { expectDelivered, getDeliveries } from '../support/formDeliveries';
import { nextPaint, translate } from '../support/pageFunctions';
import { waitFor } from '../support/waitFor';
import { inEachEngine, typeInto, type Visit, waitForHydration } from './harness';
import { firefox } from './harness/puppeteer';

/** The path of a file: unlike a document, it has a dot after the last slash. */
const FILE = /\.[^/]*$/;

inEachEngine((visit) => {
  test.each([
    ['form', 'that nobody has changed', () => {}],
    ['form', 'that a translator has changed', translate],
    ['form', 'that a password manager or an extension has changed', addNodes],
    ['idle', 'that a translator has changed', translate],
  ] as const)(
    'with reactStart %s, on a page %s, an early submit is delivered once, with what the form holds by then, and typed text stays',
    async (reactStart, _, change) => {
      const page = await visit('/', { reactStart, hold: APP_URL });
      await typeInto(page, SELECTORS.message, 'Two');
      await page.press('Enter');
      await page.type('lines');
      await typeInto(page, SELECTORS.email, 'ada@example.org');
      await typeInto(page, SELECTORS.name, 'Ada Lace');
      await page.evaluate(change);
      await page.press('Enter');
      await page.evaluate(() =>
        (document.activeElement as HTMLInputElement).setSelectionRange(5, 5),
      );
      await page.type('ov');
      const before = await fieldState(page);
      expect(before).toMatchObject({ value: 'Ada Lovace', caret: [7, 7] });
      page.release();
      await waitForHydration(page);
      await page.evaluate(nextPaint);
      // Within a pixel and a half, because Firefox scrolls by whole pixels.
      expect(await fieldState(page)).toEqual({ ...before, top: expect.closeTo(before.top, -0.47) });
      await page.type('el');
      await page.press('Enter');
      const sent = { name: 'Ada Lovace', email: 'ada@example.org', message: 'Two\nlines' };
      await expectDelivered(page, sent, { ...sent, name: 'Ada Lovelace' });
    },
  );

  test('focusing a field loads the app; Enter submits the form, but not from the message or with a malformed email', async () => {
    const page = await visit('/', { reactStart: 'form' });
    await typeInto(page, SELECTORS.name, 'Ada');
    await waitFor(() => page.requests.some((path) => APP_URL.test(path)));
    await typeInto(page, SELECTORS.message, 'a');
    await page.press('Enter');
    await page.type('b');
    await typeInto(page, SELECTORS.email, 'ada@');
    await page.click(SELECTORS.send);
    expect(await getDeliveries(page)).toEqual([]);
    await waitFor(
      async () => (await fieldState(page)).name === 'email',
      'the browser moves the focus to the invalid field',
    );
    await page.type('localhost');
    await page.press('Enter');
    await expectDelivered(page, { name: 'Ada', email: 'ada@localhost', message: 'a\nb' });
    await expectNoNavigation(page);
  });

  test('without JavaScript, the form does nothing and keeps what was typed', async () => {
    if ('service' in home.contact) return; // then the browser sends the form
    const page = await visit('/', { scripting: false });
    const { name, email, message, send } = SELECTORS;
    const typed = { [name]: 'Ada', [email]: 'ada@example.com', [message]: 'Hello' };
    for (const [field, text] of Object.entries(typed)) await typeInto(page, field, text);
    for (const target of [send, email]) await page.click(target);
    await page.press('Enter');
    for (const [field, text] of Object.entries(typed)) {
      await page.click(field);
      expect(await fieldState(page)).toMatchObject({ value: text });
    }
    await expectNoNavigation(page);
    expect(page.requests.filter((path) => path === '/' || APP_URL.test(path))).toEqual(['/']);
  });
});

inEachEngine(
  (visit) =>
    test.each(['form', 'idle'] as const)(
      'with reactStart %s, a reload keeps the text of every field',
      async (reactStart) => {
        const page = await visit('/', { reactStart });
        const fields = [SELECTORS.name, SELECTORS.email, SELECTORS.message];
        for (const field of fields) await typeInto(page, field, 'a@b.c');
        await page.evaluate(() => {
          document.title = 'old';
          location.reload();
        });
        const isLoaded = () => document.title !== 'old' && document.readyState === 'complete';
        await waitFor(() => page.evaluate(isLoaded).catch(() => false), 'the page is loaded again');
        if (reactStart === 'idle') await waitForHydration(page);
        const valueIn = (field: string) => document.querySelector<HTMLInputElement>(field)?.value;
        for (const field of fields) expect(await page.evaluate(valueIn, field)).toBe('a@b.c');
      },
    ),
  [firefox], // the other engines clear the fields on a reload
);

/** Runs in the page: adds what password managers and extensions add while a field has the focus. */
function addNodes(): void {
  document.activeElement?.after(document.createElement('div'));
  for (const element of document.querySelectorAll('*')) element.setAttribute('data-seen', '');
  for (const parent of document.querySelectorAll('head, body, #root, form')) {
    parent.prepend(document.createElement('aside'));
    parent.append(document.createElement('aside'));
  }
}

/** The focused field, its value, its caret and its position. */
const fieldState = (page: Visit) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { name, value, selectionStart, selectionEnd } = field;
    const { top } = field.getBoundingClientRect();
    return { name, value, caret: [selectionStart, selectionEnd], top };
  });

/** Expects the URL to be unchanged, and no requests except for the page and its files. */
async function expectNoNavigation(page: Visit): Promise<void> {
  expect(await page.evaluate(() => location.href)).toBe(`${page.site}/`);
  expect(page.requests.filter((path) => path !== '/' && !FILE.test(path))).toEqual([]);
}
