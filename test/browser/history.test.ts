/* The page follows the path, whenever the app arrives. */
import { pages } from '../../src/router/pages';
import { chromium } from './harness/browsers';
import { goTo, isMounted, readPage } from './harness/inPage';
import { APP, readDocument } from './harness/site';
import { startBrowser, waitFor, waitForApp, waitForPage } from './harness/visit';

const visit = startBrowser(chromium);

const LINE = 'form input[type=text]';

const readField = () => (document.activeElement as HTMLInputElement).value;

test('who comes back before the app arrives keeps the page, with what was typed', async () => {
  const page = await visit('/', { hold: APP });
  await page.click(LINE);
  await page.keyboard.type('Ada');
  await page.evaluate(goTo, '/about');
  await waitFor('the app is requested', () => page.site.requests.some((path) => APP.test(path)));
  await page.evaluate(() => history.back());
  await waitFor('the path is /', () => page.evaluate(() => location.pathname === '/'));
  page.site.release();
  await waitForApp(page);
  expect(await page.evaluate(readField)).toBe('Ada');
  expect(await page.evaluate(isMounted)).toBe(pages['/'].live ?? false);
});

test('an app that is lost changes nothing, and is loaded at the next change of the path', async () => {
  const page = await visit('/', { lose: APP, expects: /\/app\.|ChunkLoadError/ });
  await page.click(LINE);
  await page.keyboard.type('Ada');
  const readMain = () => document.querySelector('main')?.textContent;
  const shown = await page.evaluate(readMain);
  await page.evaluate(goTo, '/about');
  await waitForApp(page);
  expect(await page.evaluate(() => window.problems)).not.toEqual([]);
  expect(await page.evaluate(readMain)).toBe(shown);
  expect(await page.evaluate(readField)).toBe('Ada');
  page.site.release();
  await page.evaluate(goTo, '/nope');
  await waitFor('the page changes', async () => (await page.evaluate(readMain)) !== shown);
});

const rewriteLink = (html: string) => html.replace(/(rel="canonical" href=")[^"]*/, '$1/copy');

test.each([
  ['whose canonical link leads to the copy', '/copy', rewriteLink(readDocument('index.html'))],
  ['at a path that ends in its own', '/2026/about', readDocument('about.html')],
])('a copy in an archive, %s, stays as it is', async (_, path, copy) => {
  const page = await visit(path, { change: () => copy });
  await waitForApp(page);
  expect(await page.evaluate(isMounted)).toBe(false);
});

// Some hosts serve a document at another path, too.
test.each([
  ['404.html', '/'],
  ['index.html', '/nope'],
  ['404.html', '/about'],
])('%s, served at %s, shows the page of the path', async (served, path) => {
  const shown = await (await visit(path)).evaluate(readPage);
  const page = await visit(path, { change: () => readDocument(served) });
  await waitForPage(page, shown);
});
