/* How React arrives under a page that is in use: nothing typed is lost, nothing sent is lost or doubled. */
import { inEachEngine, takenOver, type Visit } from './harness';

const APP = /\/assets\/app\.js/;

/* What others do to the markup while the app is on its way. */
const changes: [who: string, change: () => void][] = [
  ['nobody', () => {}],
  [
    'a password manager',
    () => {
      const icon = document.createElement('div');
      icon.textContent = '•';
      document.activeElement?.after(icon);
    },
  ],
  [
    'a translator',
    () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.textContent = `${text.textContent}…`;
      }
    },
  ],
];

inEachEngine((visit, { name }) => {
  test.each(changes)(
    'typed text, focus and caret survive what %s has changed, and a submit is logged once',
    async (_, change) => {
      const page = await visit('/', { hold: APP });
      await page.click('[name=name]');
      await page.type('Ada Lovelace');
      await page.press('ArrowLeft');
      await page.press('ArrowLeft');
      await page.evaluate(change);
      const before = await state(page);
      expect(before).toEqual({ focused: 'name', value: 'Ada Lovelace', caret: [10, 10] });
      page.release();
      await takenOver(page);
      expect(await state(page)).toEqual(before);
      await page.type('!');
      await page.press('Enter');
      await page.until(() => window.recorded?.logs.length === 1);
      expect(await page.logs()).toEqual([[{ name: 'Ada Lovela!ce', email: '', message: '' }]]);
    },
  );

  test.each(changes)(
    'what was sent before %s changed the page is logged once',
    async (_, change) => {
      const page = await visit('/', { hold: APP });
      await page.click('[name=message]');
      await page.type('Hello');
      await page.click('form:has([name=message]) button');
      await page.evaluate(change);
      page.release();
      await takenOver(page);
      await page.until(() => window.recorded?.logs.length === 1);
      expect(await page.logs()).toEqual([[{ name: '', email: '', message: 'Hello' }]]);
    },
  );

  test('focus in a field fetches the app, once', async () => {
    const page = await visit('/');
    expect(page.requests.filter((path) => APP.test(path))).toEqual([]);
    await page.click('[name=name]');
    await takenOver(page);
    await page.click('[name=email]');
    await page.type('a');
    expect(page.requests.filter((path) => APP.test(path))).toHaveLength(1);
  });

  test('what the browser restores upon reload survives React', async () => {
    const page = await visit('/');
    await page.click('[name=name]');
    await page.type('Ada');
    await page.reload();
    const restored = await page.evaluate(valueOfName);
    await page.click('[name=message]');
    await takenOver(page);
    expect(restored).toBe(name === 'Firefox' ? 'Ada' : '');
    expect(await page.evaluate(valueOfName)).toBe(restored);
  });
});

const valueOfName = () => document.querySelector<HTMLInputElement>('[name=name]')?.value;

const state = (page: Visit) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return {
      focused: field.name,
      value: field.value,
      caret: [field.selectionStart, field.selectionEnd],
    };
  });
