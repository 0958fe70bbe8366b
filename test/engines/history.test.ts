import { EMAIL, MESSAGE, NAME, SEND } from '../support/contact';
import { expectDelivered } from '../support/deliveries';
import { fontSettled, isTakenOver, painted } from '../support/inPage';
import { inEachEngine, takenOver, takeOver, type Visit, write } from './harness';

inEachEngine((visit, { keepsPages, name }) => {
  test.each(['before', 'after'])(
    'history within the document works %s React has taken over',
    async (when) => {
      const documents: Record<string, string> = {};
      for (const path of ['/', '/about', '/nope']) {
        documents[path] = await (await visit(path)).evaluate(shown);
      }
      const page = await visit('/');
      if (when === 'after') await takeOver(page);
      await page.evaluate(() => {
        for (const path of ['/about', '/nope', '/elsewhere']) history.pushState(null, '', path);
      });
      expect(await page.evaluate(isTakenOver)).toBe(when === 'after');
      for (const [by, path] of [
        [-1, '/nope'],
        [-1, '/about'],
        [-1, '/'],
        [2, '/nope'],
      ] as const) {
        await go(page, by, path);
        await takenOver(page);
        await page.evaluate(painted); // the title is set afterwards
        expect(await page.evaluate(shown)).toBe(documents[path]);
      }
    },
  );

  test('a reload keeps the place on the page', async () => {
    const page = await visit('/');
    const place = () => document.querySelector('form[id]')?.getBoundingClientRect().top;
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
      const sent = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
      await write(page, NAME, sent.name);
      await write(page, EMAIL, sent.email);
      await write(page, MESSAGE, sent.message);
      await page.click(SEND);
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
      await expectDelivered(page, sent, sent);
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

/** Runs in the page: what it is called, what it says first, and in which colour. */
function shown(): string {
  const heading = document.querySelector('h1') as HTMLElement;
  return `${document.title}: ${heading.textContent} in ${getComputedStyle(heading).color}`;
}
