/* The page follows the path from the first moment, and React loads only for that. */
import { goTo, nextPaint } from './harness/inPage';
import { waitFor } from './harness/processes';
import { chromium } from './harness/puppeteer';
import { readDocument } from './harness/site';
import { inEachEngine, isMounted, waitForReact } from './harness/visit';

const APP = /app\..*js/;

inEachEngine((visit, engine) => {
  test('the page follows the path, there and back, before anything else was used', async () => {
    const shown = new Map<string, unknown>();
    for (const path of ['/about', '/nope', '/'])
      shown.set(path, await (await visit(path)).evaluate(readPage));
    const page = await visit('/');
    const expectPage = async (path: string) => {
      const isThere = (own: string) => location.pathname === own;
      await waitFor(`the path is ${path}`, () => page.evaluate(isThere, path));
      await waitFor(`the page of ${path} is shown`, async () => {
        const found = await page.evaluate(readPage);
        return JSON.stringify(found) === JSON.stringify(shown.get(path));
      });
    };
    for (const path of ['/about', '/nope', '/']) {
      await page.evaluate(goTo, path);
      await expectPage(path);
    }
    for (const path of ['/nope', '/about', '/']) {
      await page.evaluate(() => history.back());
      await expectPage(path);
    }
    await page.evaluate(() => history.forward());
    await expectPage('/about');
    expect(page.requests.filter((path) => APP.test(path))).toHaveLength(1);
  });

  test('an app that was lost is loaded at the next change of the path', async () => {
    // Only the first address: Firefox does not load it twice, so the entry changes it.
    const page = await visit('/', { lose: /app\.js$/, expects: /app\.js|import/i });
    await page.evaluate(goTo, '/about');
    await waitFor('the app is lost', () => page.evaluate(() => window.problems.length > 0));
    expect(await page.evaluate(() => document.querySelector('form') !== null)).toBe(true);
    await page.evaluate(goTo, '/nope');
    await waitForReact(page);
    await waitFor('the page is shown', () =>
      page.evaluate(() => document.querySelector('form') === null),
    );
  });

  if (engine !== chromium) return;

  test('who comes back before the app arrives keeps the page, with what was typed', async () => {
    const page = await visit('/', { hold: APP });
    await page.click('form input[type=text]');
    await page.type('Ada');
    await page.evaluate(goTo, '/about');
    await waitFor('the app is requested', () => page.requests.some((path) => APP.test(path)));
    await page.evaluate(() => history.back());
    await waitFor('the path is /', () => page.evaluate(() => location.pathname === '/'));
    page.release();
    await waitFor('the app has arrived', () =>
      page.evaluate(() => document.querySelector('script[src*=app]') !== null),
    );
    await page.evaluate(nextPaint);
    const readField = () => (document.activeElement as HTMLInputElement).value;
    expect(await page.evaluate(readField)).toBe('Ada');
    expect(await isMounted(page)).toBe(false);
  });

  test('the focus follows to the new page, without an outline', async () => {
    const page = await visit('/');
    await page.press('Tab');
    await page.evaluate(goTo, '/about');
    await waitFor('the new page has the focus', () =>
      page.evaluate(() => document.activeElement?.localName === 'main'),
    );
    const readOutline = () => getComputedStyle(document.activeElement as Element).outlineStyle;
    expect(await page.evaluate(readOutline)).toBe('none');
  });

  // Some hosts serve a document at another path, too.
  test.each([
    ['404.html', '/', 'index.html'],
    ['index.html', '/nope', '404.html'],
    ['404.html', '/about', 'about.html'],
  ])('%s, served at %s, shows the page of the path', async (served, path, own) => {
    const expected = await visit(path, { change: () => readDocument(own) });
    const shown = await expected.evaluate(readPage);
    const page = await visit(path, { change: () => readDocument(served) });
    await waitForReact(page);
    expect(await page.evaluate(readPage)).toEqual(shown);
  });
});

/** Runs in the page: its title, its text and the colour of its heading. */
function readPage() {
  const { color } = getComputedStyle(document.querySelector('h1') as Element);
  return [document.title, document.body.textContent, color];
}
