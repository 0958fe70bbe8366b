/* What the two forms do with what a visitor sends. What becomes of it, test/browser/form asks. */
import { APP, CONTACT_US, EMAIL, MESSAGE, NAME, SEND } from '../support/contact';
import { deliveriesIn, expectDelivered } from '../support/deliveries';
import { inEachEngine, takeOver, type Visit, write } from './harness';

/** What a page consists of. */
const FILES = /^\/(images|fonts|assets|[\w-]+\.(ico|svg|png|webmanifest))/;

inEachEngine((visit) => {
  test('Enter sends the form, begins a line in the message, and cannot send a malformed address', async () => {
    const page = await visit('/');
    await write(page, NAME, 'Ada');
    await write(page, MESSAGE, 'a');
    await page.press('Enter');
    await page.type('b');
    await write(page, EMAIL, 'ada@');
    await page.click(SEND);
    expect(await deliveriesIn(page)).toEqual([]);
    // The browser has put the focus back to where something is amiss.
    await page.type('localhost');
    await page.press('Enter');
    await expectDelivered(page, { name: 'Ada', email: 'ada@localhost', message: 'a\nb' });
    await staysAt(page, '/');
  });

  test('without JavaScript both forms go nowhere and keep what was typed', async () => {
    const page = await visit('/', { scripting: false });
    const fields = { [NAME]: 'Ada', [EMAIL]: 'ada@example.com', [MESSAGE]: 'Hello' };
    for (const [selector, text] of Object.entries(fields)) await write(page, selector, text);
    await page.click(SEND);
    await page.click(EMAIL);
    await page.press('Enter');
    await page.click(CONTACT_US);
    const values = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => document.querySelector<HTMLInputElement>(selector)?.value),
      Object.keys(fields),
    );
    expect(values).toEqual(Object.values(fields));
    await staysAt(page, '/');
    expect(page.requests.filter((path) => path === '/' || APP.test(path))).toEqual(['/']);
  });

  test('Contact Us does nothing: before React, which it does not fetch, and after', async () => {
    const page = await visit('/');
    await page.click(CONTACT_US);
    expect(page.requests.filter((path) => APP.test(path))).toEqual([]);
    await takeOver(page);
    await page.click(CONTACT_US);
    await expectDelivered(page);
    await staysAt(page, '/');
  });
});

/** Expects the visitor to be where they were, with nothing kept of what was sent, and nothing sent anywhere. */
async function staysAt(page: Visit, path: string): Promise<void> {
  const { href, kept } = await page.evaluate(() => ({
    href: location.href,
    kept: [localStorage.length, sessionStorage.length, document.cookie],
  }));
  expect(href).toBe(page.site + path);
  expect(kept).toEqual([0, 0, '']);
  const others = page.requests.filter((asked) => asked !== path && !FILES.test(asked));
  expect(others).toEqual([]);
}
