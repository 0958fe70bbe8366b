/* Keys, motion, and what was done for one engine's sake. */
import { focused, scrollThrough } from '../support/inPage';
import { paths } from '../support/paths';
import { stops } from '../support/stops';
import { inEachEngine, takeOver, type Visit } from './harness';
import { CONTACT_US, EMAIL, MESSAGE, NAME, SEND } from './harness/contact';

inEachEngine((visit) => {
  test('Tab goes through everything that can be used, in order', async () => {
    const page = await visit('/');
    const passed: string[] = [];
    for (const _ of stops) {
      await page.press('Tab');
      passed.push(await page.evaluate(focused));
    }
    expect(passed).toEqual(stops);
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

  test('placeholder links in a text are underlined by a fine dotted line', async () => {
    const page = await visit('/');
    const line = await page.evaluate(() => {
      const link = document.querySelector('#industries a') as Element;
      link.setAttribute('aria-disabled', 'true'); // where all have got an address
      const style = getComputedStyle(link);
      const of = (name: string) => style.getPropertyValue(`text-decoration-${name}`);
      return `${of('line')} ${of('style')} ${of('thickness')}`;
    });
    expect(line).toBe('underline dotted 1px');
  });

  test('no list has marks', async () => {
    const page = await visit('/');
    const marks = await page.evaluate(() =>
      [...document.querySelectorAll('ul')].map((list) => getComputedStyle(list).listStyleType),
    );
    expect(new Set(marks)).toEqual(new Set(['""']));
  });
});

/** Has the focus and the pointer go to everything that can be used, one after the other. */
async function tryControls(page: Visit): Promise<void> {
  for (const selector of [CONTACT_US, NAME, EMAIL, MESSAGE, SEND]) await page.click(selector);
  await page.evaluate(async () => {
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea',
    )) {
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
