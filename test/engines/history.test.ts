import { notFound } from '../../src/content/pages';
import { tokens } from '../../src/theme/tokens';
import { rgb } from '../support/color';
import { expectDelivered } from '../support/deliveries';
import { fontSettled, isTakenOver } from '../support/inPage';
import { inEachEngine, takenOver, takeOver, type Visit } from './harness';
import { NAME, SEND, write } from './harness/contact';

inEachEngine((visit, { keepsPages, name }) => {
  test.each(['before', 'after'])(
    'history within the document works %s React has taken over',
    async (when) => {
      const page = await visit('/');
      if (when === 'after') await takeOver(page);
      await page.evaluate(() => {
        for (const path of ['/about', '/nope', '/elsewhere']) history.pushState(null, '', path);
      });
      expect(await page.evaluate(isTakenOver)).toBe(when === 'after');
      const shown: string[] = [];
      for (const [by, path] of [
        [-1, '/nope'],
        [-1, '/about'],
        [-1, '/'],
        [2, '/nope'],
      ] as const) {
        await go(page, by, path);
        await takenOver(page);
        shown.push(await pageShown(page));
      }
      expect(shown).toEqual(['red', 'plain', 'home', 'red']);
    },
  );

  test('back, forward and reload show the page of the address', async () => {
    const page = await visit('/');
    await page.goto(`${page.site}/about`);
    await page.reload();
    const shown = [await pageShown(page)];
    await page.goto(`${page.site}/nope`);
    for (const [by, path] of [
      [-1, '/about'],
      [-1, '/'],
      [1, '/about'],
      [1, '/nope'],
    ] as const) {
      await go(page, by, path);
      shown.push(await pageShown(page));
    }
    expect(shown).toEqual(['plain', 'plain', 'home', 'plain', 'red']);
  });

  test('a reload keeps the place on the page', async () => {
    const page = await visit('/');
    const place = () => document.querySelector('#contact')?.getBoundingClientRect().top;
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const before = await page.evaluate(place);
    await page.reload();
    await page.until(() => window.scrollY > 0);
    await page.evaluate(fontSettled);
    // WebKit sets a line a pixel higher or lower where a font comes before the first layout, or after it.
    const most = name === 'WebKit' ? 1.5 : 0.5;
    expect(Math.abs(Number(await page.evaluate(place)) - Number(before))).toBeLessThan(most);
  });

  const returning = keepsPages ? test : test.skip;
  returning(
    'a page from the back-forward cache has what was typed, and still sends it',
    async () => {
      const page = await visit('/');
      await write(page, NAME, 'Ada');
      await takenOver(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        });
      });
      await page.goto(`${page.site}/about`);
      await go(page, -1, '/');
      await page.until(() => document.documentElement.dataset.persisted === 'true');
      await page.click(SEND);
      await expectDelivered(page, { name: 'Ada', email: '', message: '' });
    },
  );
});

/** Goes so many steps through the history, and waits until it has got there. */
async function go(page: Visit, by: number, path: string): Promise<void> {
  await page.go(by);
  await page.until(
    (path) => location.pathname === path && document.readyState === 'complete',
    path,
  );
}

/** Which of the three pages is shown. */
async function pageShown(page: Visit): Promise<string> {
  const { text, colour } = await page.evaluate(() => {
    const heading = document.querySelector('h1') as HTMLElement;
    return { text: heading.textContent, colour: getComputedStyle(heading).color };
  });
  if (text !== notFound.heading) return 'home';
  return colour === rgb(tokens.color.red) ? 'red' : 'plain';
}
