/* How React arrives under a page that is in use: nothing typed is lost, nothing sent is lost or doubled. */
import { changes } from '../support/changes';
import { expectDelivered } from '../support/deliveries';
import { painted } from '../support/inPage';
import { inEachEngine, takenOver, type Visit } from './harness';
import { APP, EMAIL, MESSAGE, NAME, SEND, write } from './harness/contact';

inEachEngine((visit, { name }) => {
  describe.each(Object.entries(changes))('when %s has changed the page', (_, change) => {
    test('what is being typed, the focus and the caret stay, and a submit is delivered once', async () => {
      const page = await visit('/', { hold: APP });
      await write(page, MESSAGE, 'Two');
      await page.press('Enter');
      await page.type('lines');
      await write(page, EMAIL, 'ada@example.org');
      await write(page, NAME, 'Ada Lace');
      for (let i = 0; i < 3; i++) await page.press('ArrowLeft');
      await page.evaluate(change);
      await page.type('ov');
      const before = await place(page);
      expect(before).toMatchObject({ name: 'name', value: 'Ada Lovace', caret: [7, 7] });
      await arrive(page);
      // Less than a pixel and a half: Firefox scrolls by whole ones.
      expect(await place(page)).toEqual({ ...before, top: expect.closeTo(before.top, -0.47) });
      await page.type('el');
      await page.press('Enter');
      const message = 'Two\nlines';
      await expectDelivered(page, { name: 'Ada Lovelace', email: 'ada@example.org', message });
    });

    test('what was sent is delivered once, as it was sent, and what was typed since stays', async () => {
      const page = await visit('/', { hold: APP });
      await write(page, NAME, 'Ada');
      await page.evaluate(change);
      await write(page, MESSAGE, 'Sent');
      await page.click(SEND);
      await page.click(NAME);
      await page.press('End');
      await page.type(' L.');
      await write(page, EMAIL, 'ada@example');
      await arrive(page);
      const sent = { name: 'Ada', email: '', message: 'Sent' };
      await expectDelivered(page, sent);
      await page.type('.org');
      await page.click(SEND);
      await expectDelivered(page, sent, { ...sent, name: 'Ada L.', email: 'ada@example.org' });
    });
  });

  test.each(['#main', SEND])('the focus on %s stays on a translated page', async (selector) => {
    const page = await visit('/', { hold: APP });
    await page.click(NAME);
    await page.evaluate(changes['a translator that wraps every text']);
    await page.evaluate((at) => document.querySelector<HTMLElement>(at)?.focus(), selector);
    await arrive(page);
    expect(await page.evaluate((at) => document.activeElement?.matches(at), selector)).toBe(true);
  });

  test('fields that the browser fills in by itself keep what it filled in', async () => {
    const page = await visit('/', { hold: APP });
    await page.evaluate(() => {
      for (const [name, value] of Object.entries({ name: 'Ada', email: 'ada@example.org' })) {
        const field = document.getElementsByName(name)[0] as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        field.after(document.createElement('div'));
      }
    });
    await page.click(SEND);
    await arrive(page);
    await expectDelivered(page, { name: 'Ada', email: 'ada@example.org', message: '' });
    expect(await page.evaluate(valueOfName)).toBe('Ada');
  });

  test('what the browser restores upon reload survives React', async () => {
    const page = await visit('/');
    await write(page, NAME, 'Ada');
    await page.reload();
    const restored = await page.evaluate(valueOfName);
    await page.click(MESSAGE);
    await takenOver(page);
    expect(restored).toBe(name === 'Firefox' ? 'Ada' : '');
    expect(await page.evaluate(valueOfName)).toBe(restored);
  });
});

/** Lets the app through, and waits until it has taken over. */
async function arrive(page: Visit): Promise<void> {
  page.release();
  await takenOver(page);
  await page.evaluate(painted);
}

const valueOfName = () => document.querySelector<HTMLInputElement>('[name=name]')?.value;

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
