/* The contact form before and after React has mounted: nothing typed is lost, and no message is lost or sent twice. */
import { home } from '../../src/content/home';
import { APP_URL, EMAIL, fieldNamed, LINE, MESSAGE, SEND } from '../support/contact';
import { expectDelivered, getDeliveries } from '../support/deliveries';
import { isMounted, translate } from '../support/inPage/page';
import { waitFor } from '../support/waitFor';
import { inEachEngine, typeInto, type Visit } from './harness';
import { firefox } from './harness/puppeteer';

/** The path of a file: unlike a document, it has a dot after the last slash. */
const FILE = /\.[^/]*$/;

const line = fieldNamed(LINE);

/** A valid text for each field that visitors type into. */
const typed = Object.fromEntries(
  Object.entries({
    [MESSAGE ?? '']: 'Hi',
    [EMAIL ?? '']: 'a@b.c',
    [LINE]: 'Ada',
  }).filter(([name]) => name !== ''),
);

inEachEngine((visit) => {
  test('on a page that a translator has changed, an early submit is delivered once, with what the form holds by then, and typed text stays', async () => {
    const page = await visit('/', { reactStart: 'form', hold: APP_URL });
    for (const [name, text] of Object.entries(typed)) await typeInto(page, fieldNamed(name), text);
    await page.evaluate(translate);
    await page.press('Enter');
    await page.type(' Lovlace');
    await page.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(7, 7));
    await page.type('e');
    const before = await focusedField(page);
    expect(before).toMatchObject({ name: LINE, value: 'Ada Lovelace', caret: [8, 8] });
    page.release();
    const filledIn = { ...typed, [LINE]: 'Ada Lovelace' };
    await expectDelivered(page, filledIn);
    const after = await focusedField(page);
    expect(after).toEqual({ ...before, top: after.top });
    expect(Math.abs(after.top - before.top)).toBeLessThan(1.5); // Firefox scrolls by whole pixels
    for (const [name, text] of Object.entries(filledIn))
      expect(await valueIn(page, name)).toBe(text);
  });

  test('React mounts at the first focus of a field; the browser keeps a malformed email address from being sent', async () => {
    const page = await visit('/', { reactStart: 'form' });
    await typeInto(page, line, 'Ada');
    await waitFor(() => page.evaluate(isMounted), 'React has mounted');
    if (EMAIL) {
      await typeInto(page, fieldNamed(EMAIL), 'ada@');
      await page.click(line);
      await page.click(SEND);
      await waitFor(
        async () => (await focusedField(page)).name === EMAIL,
        'the browser moves the focus to the malformed address',
      );
      expect(await getDeliveries(page)).toEqual([]);
      await page.type('localhost');
    }
    await page.press('Enter');
    await expectDelivered(page, { [LINE]: 'Ada', ...(EMAIL && { [EMAIL]: 'ada@localhost' }) });
    await expectNoNavigation(page);
  });

  test('without JavaScript, the form does nothing and keeps what was typed', async () => {
    if ('service' in home.contact) return; // then the browser sends the form
    const page = await visit('/', { scripting: false });
    for (const [name, text] of Object.entries(typed)) await typeInto(page, fieldNamed(name), text);
    await page.press('Enter');
    await page.click(SEND);
    for (const [name, text] of Object.entries(typed)) expect(await valueIn(page, name)).toBe(text);
    await expectNoNavigation(page);
    expect(page.requests.filter((path) => path === '/' || APP_URL.test(path))).toEqual(['/']);
  });
});

inEachEngine(
  (visit) =>
    test('a reload keeps what was typed', async () => {
      const page = await visit('/', { reactStart: 'form' });
      await typeInto(page, line, 'Ada');
      await page.evaluate(() => {
        document.title = 'old';
        location.reload();
      });
      const isLoaded = () => document.title !== 'old' && document.readyState === 'complete';
      await waitFor(() => page.evaluate(isLoaded).catch(() => false), 'the page is loaded again');
      expect(await valueIn(page, LINE)).toBe('Ada');
    }),
  [firefox], // the other engines clear the fields on a reload
);

const valueIn = (page: Visit, name: string) =>
  page.evaluate(
    (field) => document.querySelector<HTMLInputElement>(field)?.value,
    fieldNamed(name),
  );

/** The focused field, its value, its caret and its position. */
const focusedField = (page: Visit) =>
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
