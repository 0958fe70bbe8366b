/* Keys, motion, and what was done for one engine's sake. */
import { inEachEngine } from './harness';
import { isTakenOver, scrollThrough } from './harness/inPage';

const STOPS = ['Skip to main content', 'Contact Us', 'name', 'email', 'message', 'Send message'];

inEachEngine((visit) => {
  test('Tab goes through everything that can be used, in order', async () => {
    const page = await visit('/');
    const stops: string[] = [];
    for (const _ of STOPS) {
      await page.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const { name, textContent } = document.activeElement as HTMLInputElement;
          return name || String(textContent);
        }),
      );
    }
    expect(stops).toEqual(STOPS);
  });

  test.each([
    ['reduce', 0],
    ['no-preference', 1],
  ] as const)('where motion is “%s”, %i things move', async (motion, count) => {
    // The page keeps what it has seen: an animation may be over before anyone looks.
    const page = await visit('/', { motion, prepare: watchAnimations });
    await page.evaluate(scrollThrough);
    await page.click('[name=name]');
    await page.until(isTakenOver);
    const names = await page.evaluate(() => document.documentElement.dataset.moved ?? '');
    // A transition upon focus counts as little as it lasts.
    expect(names.split(' ').filter((name) => name === 'animationstart')).toHaveLength(count);
    if (count === 0) expect(names).toBe('');
  });

  test('Learn More is underlined by a fine dotted line', async () => {
    const page = await visit('/');
    const line = await page.evaluate(() => {
      const link = document.querySelector('#industries a') as Element;
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

  test('the ridges fade out beside the words', async () => {
    const page = await visit('/', { width: 1440 });
    const masks = await page.evaluate(() =>
      [...document.querySelectorAll('div')]
        .map((element) => getComputedStyle(element).maskImage)
        .filter((mask) => mask !== 'none'),
    );
    expect(masks).toEqual([
      expect.stringContaining('linear-gradient(90deg'),
      expect.stringContaining('linear-gradient(270deg'),
    ]);
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
