/* How React arrives under a page that is in use: nothing typed is lost, nothing sent is lost or doubled. */
import { changes } from '../support/changes';
import { APP, EMAIL, MESSAGE, NAME, SEND } from '../support/contact';
import { expectDelivered } from '../support/deliveries';
import { painted } from '../support/inPage';
import { inEachEngine, takenOver, type Visit, write } from './harness';

inEachEngine((visit, { name }) => {
  test.each(Object.entries(changes))(
    'when %s has changed the page, what was sent is delivered once, as it was, and what is being typed stays',
    async (_, change) => {
      const page = await visit('/', { hold: APP });
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
      await arrive(page);
      // Less than a pixel and a half: Firefox scrolls by whole ones.
      expect(await place(page)).toEqual({ ...before, top: expect.closeTo(before.top, -0.47) });
      await page.type('el');
      await page.press('Enter');
      const sent = { name: 'Ada Lace', email: 'ada@example.org', message: 'Two\nlines' };
      await expectDelivered(page, sent, { ...sent, name: 'Ada Lovelace' });
    },
  );

  test.each(['#main', SEND])('the focus on %s stays on a translated page', async (selector) => {
    const page = await visit('/', { hold: APP });
    await fillIn(page);
    await page.evaluate(changes['a translator that wraps every text']);
    await page.click(SEND);
    await page.evaluate((at) => document.querySelector<HTMLElement>(at)?.focus(), selector);
    await arrive(page);
    expect(await page.evaluate((at) => document.activeElement?.matches(at), selector)).toBe(true);
  });

  test('what the browser restores upon reload survives React', async () => {
    const page = await visit('/');
    await write(page, NAME, 'Ada');
    await page.reload();
    const restored = await page.evaluate(textIn, NAME);
    expect(restored).toBe(name === 'Firefox' ? 'Ada' : '');
    await write(page, EMAIL, 'ada@example.org');
    await write(page, MESSAGE, 'Hello');
    if (!restored) await write(page, NAME, 'A');
    await page.click(SEND);
    await takenOver(page);
    expect(await page.evaluate(textIn, NAME)).toBe(restored || 'A');
  });
});

/** Fills in all that a visitor may have to. */
async function fillIn(page: Visit): Promise<void> {
  await write(page, MESSAGE, 'Hello');
  await write(page, EMAIL, 'ada@example.org');
  await write(page, NAME, 'Ada');
}

/** Lets the app through, and waits until it has taken over. */
async function arrive(page: Visit): Promise<void> {
  page.release();
  await takenOver(page);
  await page.evaluate(painted);
}

const textIn = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;

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
