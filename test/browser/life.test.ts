/* The life of a page: it follows the path, and its form works and keeps what was typed, whenever the app loads, if ever. */
import { pageTable } from '../../src/router/pageTable';
import { chromium } from './harness/browsers';
import * as form from './harness/form';
import { goTo, isMounted, readPage, translate } from './harness/inPage';
import { readTexts } from './harness/layout';
import { APP, readDocument, withoutPolicy } from './harness/site';
import { startBrowser, type Visit, waitFor, waitForApp, waitForPage } from './harness/visit';

const visit = startBrowser(chromium);

test('who comes back before the app has loaded keeps the page, with what was typed', async () => {
  const page = await visit('/', { hold: APP });
  const typed = await form.fillIn(page);
  await page.evaluate(goTo, '/about');
  await waitFor('the app is requested', () => page.site.requests.some((path) => APP.test(path)));
  await page.evaluate(() => history.back());
  await waitFor('the path is /', () => page.evaluate(() => location.pathname === '/'));
  page.site.release();
  await waitForApp(page);
  expect(await form.read(page)).toEqual(typed);
  expect(await page.evaluate(isMounted)).toBe(pageTable['/'].live ?? false);
});

test('an app that is lost changes nothing, and is loaded at the next change of the path', async () => {
  const page = await visit('/', { lose: APP });
  const typed = await form.fillIn(page);
  const readMain = () => document.querySelector('main')?.textContent;
  const shown = await page.evaluate(readMain);
  await page.evaluate(goTo, '/about');
  await waitForApp(page);
  expect(page.site.requests.filter((path) => APP.test(path))).not.toEqual([]);
  expect(await page.evaluate(readMain)).toBe(shown);
  expect(await form.read(page)).toEqual(typed);
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

/** Leaves the page of the form, and comes back. */
async function leaveAndReturn(page: Visit): Promise<void> {
  await page.evaluate(goTo, '/about');
  await waitFor('the form is gone', async () => !(await page.$(form.LINE)));
  await page.evaluate(() => history.back());
  await waitFor('the form is there', () => page.$(form.LINE));
}

test('a live page that a translator changes stays without React, and follows the path', async () => {
  const { page, typed, focus } = await form.openLive(visit);
  await page.evaluate(translate);
  page.site.release();
  await waitForApp(page);
  expect(await page.evaluate(isMounted)).toBe(false);
  expect(await form.read(page)).toEqual(typed);
  expect(await page.evaluate(form.readFocus)).toEqual(focus);
  await leaveAndReturn(page);
});

test('a live page that an extension has changed before the entry could look stays without React', async () => {
  const page = await visit('/', {
    change: (html) => form.makeLive(html).replace('<main', '<i></i>$&'),
  });
  // Idle callbacks run in order, and the entry has asked for one before.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(page.site.requests.filter((path) => APP.test(path))).toEqual([]);
});

form.describeIfLogged('the form', () => {
  test('logs its own fields only, on a page that a translator and an extension have changed', async () => {
    const page = await visit('/');
    const typed = await form.fillIn(page);
    await page.evaluate(translate);
    await page.evaluate((line) => {
      const field = document.createElement('input');
      document.querySelector(line)?.before(Object.assign(field, { name: 'own', value: 'secret' }));
    }, form.LINE);
    await form.submit(page);
    await form.expectLogs(page, [[typed]]);
    expect(await form.read(page)).toEqual({ ...typed, own: 'secret' });
  });

  test('is not logged when another form is submitted, which is logged with all values of a name', async () => {
    const other =
      '<form id="other" data-log="topic day"><input name="topic"><input name="more"><select name="day" multiple><option selected>Mon<option selected>Tue</select><button>Send</button></form>';
    const page = await visit('/', { change: (html) => html.replace(/<main.*?>/, `$&${other}`) });
    const typed = await form.fillIn(page);
    await page.click('#other [name=topic]');
    await page.keyboard.type('Prices');
    await page.keyboard.press('Enter');
    await form.submit(page);
    await form.expectLogs(page, [[{ topic: 'Prices', day: ['Mon', 'Tue'] }], [typed]]);
  });

  test('works on the way back, on the document of another build', async () => {
    const own = await readTexts(await visit('/'));
    const page = await visit('/', { change: toOtherBuild });
    expect(await readTexts(page)).toContain(OTHER);
    await leaveAndReturn(page);
    expect(await readTexts(page)).toEqual(own);
    const typed = await form.fillIn(page);
    await form.submit(page);
    await form.expectLogs(page, [[typed]]);
    expect(await form.read(page)).toEqual(typed);
  });
});

const OTHER = 'Of another build';

/** Changes a document to that of another build: with other class names, and another element in the form. */
function toOtherBuild(html: string): string {
  const lists = [...html.matchAll(/class="([^"]*)"/g)].map(([, list = '']) => list);
  const names = new Set(lists.join(' ').split(' '));
  return withoutPolicy(html)
    .replace(/ data-element-count="\d+"/, '') // otherwise React would mount on it at once, with an error
    .replaceAll(new RegExp(`\\b(${[...names].join('|')})\\b`, 'g'), 'other-$&')
    .replace(/<form [^>]*data-log[^>]*>/, `$&<p>${OTHER}</p>`);
}
