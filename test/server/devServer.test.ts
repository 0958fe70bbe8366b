import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  contactForm,
  hydrate,
  setReactStart,
  site,
  visit,
  waitForHydration,
} from '../chromium/harness';
import { copyProject, startWebpack } from '../support/build';
import { freePort } from '../support/machine';
import { isHydrated } from '../support/pageFunctions';
import { pagePaths } from '../support/pagePaths';
import { waitFor } from '../support/waitFor';

let server: ChildProcess;
let address: string;
/** A copy, because a test changes a file. */
const project = mkdtempSync(path.join(tmpdir(), 'dev-server-'));

beforeAll(async () => {
  copyProject(project);
  const port = await freePort();
  server = startWebpack(['serve', '--mode', 'development', '--port', String(port)], project);
  address = `http://localhost:${port}`;
  // It listens at once, and responds when everything is compiled.
  await waitFor(() => fetch(address).catch(() => false));
}, 60_000);

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
    // Without scripts, which may change a text, for instance to the current time.
    const served = await visit(address + path, { expects, javaScriptEnabled: false });
    const built = await visit(site + path, { javaScriptEnabled: false });
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
    expect(await served.page.evaluate(shown)).toEqual(await built.page.evaluate(shown));
    await hydrate((await visit(address + path, { expects })).page);
  },
);

test.each(['/nope', '/about/', '/about.html?x', '/index.html', '/images/'])(
  'npm start serves the 404 document with status 404 at %s',
  async (path) => {
    const response = await fetch(address + path);
    expect([response.status, await response.text()]).toEqual([
      404,
      await (await fetch(`${address}/nope`)).text(),
    ]);
  },
);

test('npm start serves the files of static/, and those with the name of the site', async () => {
  for (const [file, type] of [
    ['favicon.svg', 'image/svg+xml'],
    ['robots.txt', 'text/plain'],
  ] as const) {
    const { status, headers } = await fetch(`${address}/${file}`);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
  }
});

test('a page that is seen at another port shows a build error, and reloads by itself when it is fixed', async () => {
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(address).port), 'localhost');
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const elsewhere = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  const file = path.join(project, 'src/content/home.ts');
  const original = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, `${original}\n}`);
    await waitFor(async () => (await (await fetch(elsewhere)).text()).length < 100, 'the error');
    const { page } = await visit(elsewhere, { expects: [/./] });
    await page.locator('#webpack-dev-server-client-overlay').waitFor();
    writeFileSync(file, original);
    await page.locator('h1').waitFor();
  } finally {
    writeFileSync(file, original);
    proxy.close();
  }
});

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
