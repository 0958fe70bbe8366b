/* Keys, motion, and what was done for one engine's sake. */
import { focused, isTakenOver, scrollThrough } from '../support/inPage';
import { stops } from '../support/stops';
import { inEachEngine } from './harness';

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

  test.each(['reduce', 'no-preference'] as const)(
    'things move or rest as the visitor prefers: %s',
    async (motion) => {
      // Noted as they start: they may be over before anyone looks.
      const page = await visit('/', { motion, prepare: watchAnimations });
      await page.evaluate(scrollThrough);
      await page.click('[name=name]');
      await page.until(isTakenOver);
      const moved = await page.evaluate(() => document.documentElement.dataset.moved ?? '');
      if (motion === 'reduce') expect(moved).toBe('');
      else expect(moved).toContain('animationstart');
    },
  );

  test('placeholder links in a text are underlined by a fine dotted line', async () => {
    const page = await visit('/');
    const line = await page.evaluate(() => {
      const link = document.querySelector('#industries a[aria-disabled]') as Element;
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

/** Runs in the page: notes every animation and transition that starts. */
function watchAnimations(): void {
  for (const type of ['animationstart', 'transitionrun']) {
    document.addEventListener(type, () => {
      const { dataset } = document.documentElement;
      dataset.moved = `${dataset.moved ?? ''} ${type}`.trim();
    });
  }
}
