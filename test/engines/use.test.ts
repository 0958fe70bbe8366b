/* Keys, motion, and what was done for one engine's sake. */
import { home } from '../../src/content/home';
import { inEachEngine } from './harness';
import { isTakenOver, scrollThrough } from './harness/inPage';

const { skipLink, header, hero, industries, contact } = home;

const labels = (links: readonly { label: string; href?: string }[]) =>
  links.filter(({ href }) => href).map(({ label }) => label);

const STOPS = [
  skipLink,
  ...labels(header.links),
  hero.action,
  ...labels(industries.cards.map(({ link }) => link)),
  ...['name', 'email', 'message'],
  contact.action,
];

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

/** Runs in the page: notes every animation and transition that starts. */
function watchAnimations(): void {
  for (const type of ['animationstart', 'transitionrun']) {
    document.addEventListener(type, () => {
      const { dataset } = document.documentElement;
      dataset.moved = `${dataset.moved ?? ''} ${type}`.trim();
    });
  }
}
