/* Keys, motion, and what was done for one engine's sake. */
import { CONTACT_US, EMAIL, MESSAGE, NAME } from '../support/contact';
import { focused, scrollThrough, stops } from '../support/inPage';
import { paths } from '../support/paths';
import { inEachEngine, takeOver, type Visit } from './harness';

inEachEngine((visit) => {
  test('Tab goes through everything that can be used, in order', async () => {
    const page = await visit('/');
    const expected = await page.evaluate(stops);
    expect(expected.length).toBeGreaterThan(4);
    const passed: string[] = [];
    for (const _ of expected) {
      await page.press('Tab');
      passed.push(await page.evaluate(focused));
    }
    expect(passed).toEqual(expected);
  });

  test.each(paths)('nothing on %s moves for those who asked for less motion', async (path) => {
    const page = await visit(path, { motion: 'reduce', prepare: watchAnimations });
    await page.evaluate(scrollThrough);
    await takeOver(page);
    if (path === '/') await tryControls(page);
    expect(await page.evaluate(moved)).toEqual([]);
  });

  test('otherwise things move', async () => {
    const page = await visit('/', { motion: 'no-preference', prepare: watchAnimations });
    await page.evaluate(scrollThrough);
    await tryControls(page);
    expect(await page.evaluate(moved)).toEqual(
      expect.arrayContaining(['animationstart', 'transitionrun']),
    );
  });

  test('no list has marks, and placeholder links in a text are underlined by a fine dotted line', async () => {
    const page = await visit('/');
    const marks = await page.evaluate(() =>
      [...document.querySelectorAll('ul')].map((list) => getComputedStyle(list).listStyleType),
    );
    expect(new Set(marks)).toEqual(new Set(['""']));
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll('section a:not([href])')].map((link) => {
        const style = getComputedStyle(link);
        const of = (name: string) => style.getPropertyValue(`text-decoration-${name}`);
        return `${of('line')} ${of('style')} ${of('thickness')}`;
      }),
    );
    expect(lines.filter((line) => line !== 'underline dotted 1px')).toEqual([]);
  });
});

/** Has the focus and the pointer go to everything that can be used, one after the other. */
async function tryControls(page: Visit): Promise<void> {
  for (const selector of [CONTACT_US, NAME, EMAIL, MESSAGE]) await page.click(selector);
  await page.evaluate(async () => {
    const controls = 'a[href], button, input, select, textarea';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      control.focus();
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Runs in the page: notes every animation and transition as it starts: it may be over before anyone looks. */
function watchAnimations(): void {
  for (const type of ['animationstart', 'transitionrun']) {
    document.addEventListener(type, () => {
      const { dataset } = document.documentElement;
      dataset.moved = `${dataset.moved ?? ''} ${type}`.trim();
    });
  }
}

const moved = () => document.documentElement.dataset.moved?.split(' ') ?? [];
