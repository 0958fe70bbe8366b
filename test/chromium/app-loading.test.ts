/* When the app loads, and errors while it loads, mounts or runs. test/engines/form-hydration.test.ts checks typed text. */
import type {} from '../../src/client/entry'; // declares window.app
import { APP_URL } from '../support/contact';
import { expectDelivered, getDeliveries } from '../support/formDeliveries';
import { nextPaint } from '../support/pageFunctions';
import { waitFor } from '../support/waitFor';
import {
  contactForm,
  modifyResponse,
  setReactStart,
  site,
  type VisitOptions,
  visit,
  waitForHydration,
} from './harness';

const message = (name: string) => ({ name, email: '', message: '' });

/** Opens Home with a form that the browser cannot send, even if the content has a service. */
const openHome = (prepare: VisitOptions['prepare'] = async () => {}) =>
  visit('/', {
    expects: [/^page error: /, /^failed: .*app\.js/, /^console\.error: Failed to load/],
    prepare: async (page) => {
      await prepare(page);
      await setReactStart(page, 'form', (html) => html.replaceAll('method="post"', ''));
    },
  });

/** Runs in the page: the app throws at the end of loading, when it sets `app`, or after mounting, when it sets `title`. */
function breakApp(property: string): void {
  Object.defineProperty(property === 'app' ? window : document, property, {
    configurable: true,
    get: () => undefined,
    set() {
      throw Error('broken');
    },
  });
}

/** Runs in the page. */
function repairApp(property: string): void {
  Reflect.deleteProperty(property === 'app' ? window : document, property);
}

test.each([
  ['while loading', 'app'],
  ['while mounting', 'title'],
] as const)(
  'if the app throws %s, the page stays as it is, and the next submit starts it again, once',
  async (_, property) => {
    const { page, errors } = await openHome();
    await page.evaluate(breakApp, property);
    const { name, send } = contactForm(page);
    await name.fill('Ada');
    const words = await page.locator('body').innerText();
    await send.click();
    await waitFor(() => errors.length > 0);
    expect(await page.locator('body').innerText()).toBe(words);
    expect(await name.inputValue()).toBe('Ada');
    expect(await getDeliveries(page)).toEqual([]);
    await page.evaluate(repairApp, property);
    await name.fill('Ada L');
    await send.click();
    await expectDelivered(page, message('Ada L'));
    expect(errors).toEqual(['broken']);
  },
);

test('if React fails after code has changed the path, the visitor gets the page of the path', async () => {
  const { page, errors } = await openHome();
  const { page: expected } = await visit('/about');
  const { name, send } = contactForm(page);
  await name.fill('Ada');
  await send.click();
  await waitForHydration(page);
  await page.evaluate(breakApp, 'title');
  await page.evaluate(() => {
    history.pushState(null, '', '/about');
    dispatchEvent(new PopStateEvent('popstate')); // the router follows, and fails
  });
  await page.waitForEvent('load');
  expect(errors).toEqual(['broken']);
  expect(await page.locator('body').innerText()).toBe(await expected.locator('body').innerText());
});

test('if React fails after it has mounted, the next submit mounts it again', async () => {
  const { page } = await openHome();
  await page.evaluate(() => {
    const mounted = new Promise<(error: unknown) => void>((resolve) => {
      let app: typeof window.app;
      Object.defineProperty(window, 'app', {
        get: () => app,
        set: (loaded: typeof window.app) => {
          const mount: typeof loaded.mount = (root, path, onUnmount) => {
            resolve(onUnmount);
            return loaded.mount(root, path, onUnmount);
          };
          app = { ...loaded, mount };
        },
      });
    });
    // What is left of a page after an error: elements of which React knows nothing.
    addEventListener('fail', async () => {
      const root = document.getElementById('root') as HTMLElement;
      root.replaceChildren(...Array.from(root.childNodes, (node) => node.cloneNode(true)));
      (await mounted)(new Error('broken'));
    });
  });
  const { name, send } = contactForm(page);
  await name.fill('Ada');
  await send.click();
  await expectDelivered(page, message('Ada'));
  await page.evaluate(() => dispatchEvent(new Event('fail')));
  await name.fill('Ada L');
  await send.click();
  await expectDelivered(page, message('Ada'), message('Ada L'));
});

test('a missing app is requested again at a new URL: by a submit and, while one waits, when the connection or the visitor is back', async () => {
  const urls: string[] = [];
  const { page } = await openHome(async (page) => {
    page.on('requestfailed', (request) => urls.push(request.url()));
    await page.route(APP_URL, (route) => route.abort());
  });
  const { name, email } = contactForm(page);
  const cause = async (event: string) => {
    await page.evaluate((type) => dispatchEvent(new Event(type)), event);
    await page.evaluate(nextPaint);
  };
  await name.fill('Ada');
  await waitFor(() => urls.length === 1, 'a request when the field gets the focus');
  for (const field of [email, name]) await field.focus();
  await cause('online');
  expect(urls).toHaveLength(1); // nothing waits
  await name.press('Enter');
  await waitFor(() => urls.length === 2, 'a request after the submit');
  await cause('online');
  await waitFor(() => urls.length === 3, 'a request when the connection is back');
  await page.unroute(APP_URL);
  await name.fill('Ada L');
  await cause('visibilitychange');
  await expectDelivered(page, message('Ada L'));
  expect(new Set(urls).size).toBe(3);
});

test('if the app does not answer for 20 seconds, the next submit requests it again; until then the form says that it is busy', async () => {
  let requests = 0;
  const { page, errors } = await openHome(async (page) => {
    await page.clock.install();
    await page.route(APP_URL, (route) => {
      requests += 1;
      return requests > 1 ? route.continue() : undefined; // never answers the first request
    });
  });
  const { name, send } = contactForm(page);
  const busyForms = page.locator('form[aria-busy=true]');
  await name.fill('Ada');
  await send.click();
  await page.clock.runFor(19_000);
  expect({ errors, busy: await busyForms.count() }).toEqual({ errors: [], busy: 1 });
  await page.clock.runFor(2_000);
  await waitFor(() => errors.length > 0);
  await name.fill('Ada L');
  await send.click();
  await page.clock.runFor(1_000);
  await expectDelivered(page, message('Ada L'));
  expect(await busyForms.count()).toBe(0);
});

test.each(['search', ''])(
  'a form with the id "%s" that React does not handle is left to the browser',
  async (id) => {
    const { page } = await openHome();
    await page.evaluate((id) => {
      const button = Object.assign(document.createElement('button'), { textContent: 'Close' });
      const form = Object.assign(document.createElement('form'), { id, method: 'dialog' });
      const dialog = document.createElement('dialog');
      form.append(button);
      dialog.append(form);
      document.getElementById('root')?.append(dialog);
      dialog.showModal();
    }, id);
    await page.locator('dialog[open] button').click();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  },
);

// Some hosts serve the same document at several paths.
test.each([
  ['/', '/about'],
  ['/nope', '/about'],
  ['/about', '/'],
])('the document of %s, served at %s, shows the page of its address', async (path, address) => {
  const { page: expected } = await visit(address);
  const { page } = await visit(address, {
    bypassCSP: true, // for a slow script, so that the app loads before the whole document has arrived
    prepare: async (page) => {
      await page.route('**/slow.js', (route) => setTimeout(() => route.fulfill({ body: '' }), 500));
      const delay = (html: string) => html.replace('<div', '<script src="/slow.js"></script>$&');
      await modifyResponse(page, site + address, delay, site + path);
    },
  });
  await waitForHydration(page);
  expect(await page.locator('body').innerText()).toBe(await expected.locator('body').innerText());
  expect(await page.title()).toBe(await expected.title());
});

test('an unknown path that is a part of a page’s path does not load the app', async () => {
  const requests: string[] = [];
  await visit('/abou', {
    prepare: async (page) => {
      await setReactStart(page, 'form');
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    },
  });
  expect(requests).not.toContain('/assets/app.js');
});
