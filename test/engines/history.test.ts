import { tokens } from '../../src/theme/tokens';
import { inEachEngine, takenOver, type Visit } from './harness';

inEachEngine((visit, { keepsPages }) => {
  test('back and forward show the page of the address', async () => {
    const page = await visit('/');
    await page.goto(`${page.site}/about`);
    await page.goto(`${page.site}/nope`);
    const shown: string[] = [];
    for (const [by, path] of [
      [-1, '/about'],
      [-1, '/'],
      [2, '/nope'],
    ] as const) {
      await go(page, by, path);
      shown.push(await pageShown(page));
    }
    expect(shown).toEqual(['plain', 'home', 'red']);
  });

  test('history within the document shows the page of the address', async () => {
    const page = await visit('/');
    await page.evaluate(() => {
      for (const path of ['/about', '/nope', '/elsewhere']) history.pushState(null, '', path);
    });
    const shown: string[] = [];
    for (const [by, path] of [
      [-1, '/nope'],
      [-1, '/about'],
      [-1, '/'],
    ] as const) {
      await go(page, by, path);
      await takenOver(page);
      shown.push(await pageShown(page));
    }
    expect(shown).toEqual(['red', 'plain', 'home']);
  });

  const returning = keepsPages ? test : test.skip;
  returning(
    'a page from the back-forward cache has what was typed, and still sends it',
    async () => {
      const page = await visit('/');
      await page.click('[name=name]');
      await page.type('Ada');
      await takenOver(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        });
      });
      await page.goto(`${page.site}/about`);
      await go(page, -1, '/');
      await page.until(() => document.documentElement.dataset.persisted === 'true');
      await page.click('form:has([name=message]) button');
      await page.until(() => window.recorded?.logs.length === 1);
      expect(await page.logs()).toEqual([[{ name: 'Ada', email: '', message: '' }]]);
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
const pageShown = (page: Visit) =>
  page.evaluate((red) => {
    const heading = document.querySelector('h1') as HTMLElement;
    if (document.querySelector('form')) return 'home';
    const [r, g, b] = (getComputedStyle(heading).color.match(/\d+/g) ?? []).map(Number);
    const hex = [r, g, b].map((part) => Number(part).toString(16).padStart(2, '0')).join('');
    return `#${hex}` === red ? 'red' : 'plain';
  }, tokens.color.red);
