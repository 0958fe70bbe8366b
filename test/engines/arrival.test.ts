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
      page.release();
      await takenOver(page);
      await page.evaluate(painted);
      // Less than a pixel and a half: Firefox scrolls by whole ones.
      expect(await place(page)).toEqual({ ...before, top: expect.closeTo(before.top, -0.47) });
      await page.type('el');
      await page.press('Enter');
      const sent = { name: 'Ada Lace', email: 'ada@example.org', message: 'Two\nlines' };
      await expectDelivered(page, sent, { ...sent, name: 'Ada Lovelace' });
    },
  );

  test('what the browser restores upon reload survives React', async () => {
    const page = await visit('/');
    await write(page, NAME, 'Ada');
    await page.reload();
    const written = () =>
      page.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value, NAME);
    const restored = await written();
    expect(restored).toBe(name === 'Firefox' ? 'Ada' : '');
    await write(page, MESSAGE, 'Hello');
    await page.click(SEND);
    await takenOver(page);
    expect(await written()).toBe(restored);
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
