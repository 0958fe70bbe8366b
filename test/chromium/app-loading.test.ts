/* When the app loads, and what happens if it cannot. test/engines/contact-form.test.ts checks typed text. */
import type { Page } from 'playwright-core';
import { APP_URL, FORM, LINE } from '../support/contact';
import { expectDelivered, getDeliveries } from '../support/deliveries';
import { otherPages, pagePaths } from '../support/pagePaths';
import { waitFor } from '../support/waitFor';
import {
  contactForm,
  DOCUMENT,
  modifyResponse,
  site,
  visit,
  waitForReact,
  withReactStart,
} from './harness';

/** Opens Home with a form that the browser cannot send, even if the owner has connected it to a service. */
const openHome = (prepare: (page: Page) => Promise<unknown>) =>
  visit('/', {
    expects: [/^page error: /, /^failed: .*app\.js/, /^console\.error: Failed to load/],
    prepare: async (page) => {
      await prepare(page);
      await modifyResponse(page, DOCUMENT, (html) =>
        withReactStart(html, 'form').replaceAll('method="post"', ''),
      );
    },
  });

test.each(pagePaths)('reading %s does not load the app', async (path) => {
  const requests: string[] = [];
  await visit(path, {
    prepare: async (page) => {
      await modifyResponse(page, DOCUMENT, (html) => withReactStart(html, 'form'));
      page.on('request', (request) => requests.push(request.url()));
    },
  });
  expect(requests.filter((url) => APP_URL.test(url))).toEqual([]);
});

/** What the app does instead of what it should. */
const faults: [fault: string, change: (code: string) => string][] = [
  ['throws while it loads', () => 'throw Error("broken")'],
  [
    'throws while it mounts',
    (code) =>
      `${code}; const { app } = window; window.app = { mount() { window.app = app; throw Error('broken'); } };`,
  ],
];

test.each(faults)(
  'if the app %s, the page stays as it is, and the next submit starts it again',
  async (_, change) => {
    const { page, errors } = await openHome((page) => modifyResponse(page, APP_URL, change));
    const { line, send } = contactForm(page);
    await line.fill('Ada');
    const text = await page.locator('body').innerText();
    await send.click();
    await waitFor(() => errors.length > 0, 'the error is reported');
    expect(await page.locator('body').innerText()).toBe(text);
    expect(await line.inputValue()).toBe('Ada');
    expect(await getDeliveries(page)).toEqual([]);
    await page.unroute(APP_URL);
    await send.click();
    await expectDelivered(page, { [LINE]: 'Ada' });
    expect(errors).toEqual(['broken']);
  },
);

test('a missing app is requested again, at a new URL, by the next submit', async () => {
  const urls: string[] = [];
  const { page, errors } = await openHome(async (page) => {
    page.on('requestfailed', (request) => urls.push(request.url()));
    await page.route(APP_URL, (route) => route.abort());
  });
  const { line, send } = contactForm(page);
  await line.fill('Ada');
  await waitFor(() => urls.length === 1, 'a request when the field gets the focus');
  await send.click();
  await waitFor(() => urls.length === 2, 'a request after the submit');
  expect(new Set(urls).size).toBe(2);
  await waitFor(() => errors.length > 0, 'the error is reported');
  await page.unroute(APP_URL);
  await send.click();
  await expectDelivered(page, { [LINE]: 'Ada' });
});

test('while the app does not answer, the form says that it is busy; after a time limit the next submit requests the app again', async () => {
  let requests = 0;
  const { page, errors } = await openHome(async (page) => {
    await page.clock.install();
    await page.route(APP_URL, (route) => {
      requests += 1;
      return requests > 1 ? route.continue() : undefined; // never answers the first request
    });
  });
  const { line, send } = contactForm(page);
  const busyForm = page.locator(`${FORM}[aria-busy=true]`);
  await line.fill('Ada');
  await send.click();
  await busyForm.waitFor();
  await page.clock.fastForward('10:00');
  await waitFor(() => errors.length > 0, 'the error is reported');
  await send.click();
  await expectDelivered(page, { [LINE]: 'Ada' });
  expect(await busyForm.count()).toBe(0);
});

// Some hosts serve the same document at several paths.
test.each([
  ['/', '/nope'],
  ['/nope', '/'],
  ...otherPages.flatMap((page) => [
    ['/nope', page],
    [page, '/'],
  ]),
])('the document of %s, served at %s, shows the page of its address', async (path, address) => {
  const { page: expected } = await visit(address);
  const { page } = await visit(address, {
    prepare: (page) => modifyResponse(page, site + address, (html) => html, site + path),
  });
  await waitForReact(page);
  expect(await page.locator('body').innerText()).toBe(await expected.locator('body').innerText());
  expect(await page.title()).toBe(await expected.title());
});

test('Back keeps what was typed, also after React has mounted', async () => {
  const { page } = await visit('/', {
    prepare: (page) => modifyResponse(page, DOCUMENT, (html) => withReactStart(html, 'idle')),
  });
  const { line } = contactForm(page);
  await line.fill('Ada');
  await page.goto(`${site}/nope`);
  await page.goBack();
  await waitForReact(page);
  await waitFor(async () => (await line.inputValue()) === 'Ada', 'the text is there again');
});
