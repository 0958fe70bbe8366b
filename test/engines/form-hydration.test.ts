/* What the forms do, also while React arrives: nothing typed is lost, nothing sent is lost or doubled. */

import { APP, CONTACT_US, EMAIL, MESSAGE, NAME, SEND } from '../support/contact';
import { deliveriesIn, expectDelivered } from '../support/deliveries';
import { domMutations } from '../support/domMutations';
import { painted } from '../support/inPage';
import { inEachEngine, type Visit, waitForHydration, write } from './harness';

/** What a page consists of. */
const FILES = /^\/(images|fonts|assets|[\w-]+\.(ico|svg|png|webmanifest))/;

inEachEngine((visit) => {
  const mutations = Object.entries(domMutations);
  test.each([
    ...mutations.map(([who, change]) => ({ reactStart: 'form' as const, who, change })),
    ...mutations.slice(1, 2).map(([who, change]) => ({ reactStart: 'idle' as const, who, change })),
  ])(
    'React starts by $reactStart, $who has changed the page: each submit is delivered once, as it was sent, and typed text stays',
    async ({ reactStart, change }) => {
      const page = await visit('/', { reactStart, hold: APP });
      await write(page, MESSAGE, 'Two');
      await page.press('Enter');
      await page.type('lines');
      await write(page, EMAIL, 'ada@example.org');
      await write(page, NAME, 'Ada Lace');
      await page.evaluate(change);
      await page.press('Enter');
      for (let i = 0; i < 3; i++) await page.press('ArrowLeft');
      await page.type('ov');
      const before = await place(page);
      expect(before).toMatchObject({ value: 'Ada Lovace', caret: [7, 7] });
      page.release();
      await waitForHydration(page);
      await page.evaluate(painted);
      // Less than a pixel and a half: Firefox scrolls by whole ones.
      expect(await place(page)).toEqual({ ...before, top: expect.closeTo(before.top, -0.47) });
      await page.type('el');
      await page.press('Enter');
      const sent = { name: 'Ada Lace', email: 'ada@example.org', message: 'Two\nlines' };
      await expectDelivered(page, sent, { ...sent, name: 'Ada Lovelace' });
    },
  );

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
});

/** Where the visitor is: the field that has the focus, what stands in it, and where in it the caret is. */
const place = (page: Visit) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return {
      name: field.name,
      value: field.value,
      caret: [field.selectionStart, field.selectionEnd],
      top: field.getBoundingClientRect().top,
    };
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
