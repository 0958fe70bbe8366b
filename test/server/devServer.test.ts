import type { ChildProcess } from 'node:child_process';
import {
  contactForm,
  hydrate,
  setReactStart,
  site,
  visit,
  waitForHydration,
} from '../chromium/harness';
import { startWebpack } from '../support/build';
import { createHttpClient } from '../support/httpClient';
import { freePort } from '../support/machine';
import { expectToSurviveOddRequests } from '../support/oddRequests';
import { isHydrated } from '../support/pageFunctions';
import { notFoundPaths, pagePaths } from '../support/pagePaths';
import { OWN_FILE, sharedSetup } from '../support/sharedSetup';
import { waitFor } from '../support/waitFor';

let server: ChildProcess;
let address: string;
const request = createHttpClient(() => {
  const { hostname, port } = new URL(address);
  return { hostname, port };
});

beforeAll(async () => {
  const port = await freePort();
  server = startWebpack(
    ['serve', '--mode', 'development', '--port', String(port)],
    sharedSetup().project,
  );
  address = `http://127.0.0.1:${port}`;
  // It listens at once, and responds when everything is compiled.
  await waitFor(() => fetch(address).catch(() => false));
});

afterAll(() => {
  server.kill();
});

const expects = [
  /^console\.info: %cDownload the React DevTools/,
  /^console\.(info|log): \[webpack-dev-server\]/,
];

test.each(pagePaths)(
  'npm start serves %s as it is in a build, and React can hydrate it',
  async (path) => {
    const { page } = await visit(address + path, { expects });
    const built = await visit(site + path);
    const shown = () => {
      const { path, reactStart } = document.documentElement.dataset;
      const policy = document.querySelector<HTMLMetaElement>('[http-equiv]')?.content;
      const text = policy?.replace(/'sha256[^']+'|trusted-types [^;]+/g, '');
      return [
        path,
        reactStart,
        text?.replace(/ +;/g, ';').replace(/ +/g, ' '),
        document.body.innerText,
      ];
    };
    expect(await page.evaluate(shown)).toEqual(await built.page.evaluate(shown));
    await hydrate(page);
  },
);

test('at any other path, npm start serves the 404 document with status 404', async () => {
  const { body: notFound } = await request('/nope');
  for (const path of notFoundPaths) {
    const { status, body } = await request(path);
    expect({ path, status, is404: body.equals(notFound) }).toEqual({
      path,
      status: 404,
      is404: true,
    });
  }
  expect((await request('/robots.txt')).status).toBe(200);
  expect(String((await request(`/${OWN_FILE.name}`)).body)).toBe(OWN_FILE.text);
});

test('npm start survives odd requests', () => expectToSurviveOddRequests(request));

test("the console says why a button that React handles does nothing yet, with reactStart 'form'", async () => {
  const hints: string[] = [];
  const { page } = await visit(address, {
    expects: [...expects, /^console\.info: React has not started/],
    prepare: async (page) => {
      await setReactStart(page, 'form');
      page.on('console', (message) => hints.push(message.text()));
    },
  });
  const hint = () => hints.filter((text) => text.startsWith('React has not started'));
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'dialog' });
    const button = document.createElement('button'); // submits, so it needs no React
    form.append(button);
    document.getElementById('main')?.append(form);
    button.click();
  });
  expect(hint()).toEqual([]);
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { type: 'button' });
    document.getElementById('main')?.append(button);
    button.click();
  });
  expect(hint()).toEqual([expect.stringContaining('src/content/site.ts')]);
});

test.each(['form', 'idle'] as const)(
  "on the dev server, too, 'reactStart: %s' decides when React mounts",
  async (reactStart) => {
    const { page } = await visit(address, {
      expects,
      prepare: (page) => setReactStart(page, reactStart),
    });
    if (reactStart === 'form') {
      await contactForm(page).name.focus(); // loads the app, and does not mount it
      await page.waitForTimeout(1_000);
      expect(await page.evaluate(isHydrated)).toBe(false);
      await contactForm(page).send.click();
    }
    await waitForHydration(page);
  },
);
