/* npm start: it serves what a build has, and reloads after a change. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '../../src/content/site';
import { record } from './harness/inPage';
import { start, TIMEOUT, waitFor } from './harness/processes';
import { chromium, type PuppeteerTab } from './harness/puppeteer';
import { readDocument } from './harness/site';
import { waitForReact } from './harness/visit';

jest.setTimeout(3 * TIMEOUT);

const WEBPACK = require.resolve('webpack/bin/webpack.js');
const ROOT = path.resolve(__dirname, '../..');
/** A copy, because a test changes a file. */
const project = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-'));
let address: string;
let tab: PuppeteerTab;
let end = async () => {};

beforeAll(async () => {
  for (const part of ['src', 'static', 'webpack.config.js', 'tsconfig.json', 'package.json'])
    cpSync(path.join(ROOT, part), path.join(project, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  const args = [WEBPACK, 'serve', '--mode', 'development', '--port', 'auto'];
  const server = start(process.execPath, args, {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined }, // which is "test"
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.start();
  end = async () => {
    await browser.close();
    await server.end();
    rmSync(project, { recursive: true });
  };
  let words = '';
  server.child.stderr?.on('data', (part) => {
    words += part;
  });
  address = await waitFor('npm start tells its address', () =>
    String(/http:\/\/localhost:\d+/.exec(words) ?? ''),
  );
  tab = await browser.open();
  await tab.page.evaluateOnNewDocument(record);
});

afterAll(() => end());

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/nope', '404.html'],
])('npm start serves %s with the text of the build', async (path, file) => {
  const textOf = (html: string) =>
    html
      .replace(/.*<body>/s, '')
      .replace(/<[^>]*>/g, '')
      .trim();
  const served = await (await fetch(address + path)).text();
  expect(textOf(served)).toBe(textOf(readDocument(file)));
});

test('React mounts when the path changes, without an error', async () => {
  await tab.goto(address);
  await tab.evaluate(() => {
    history.pushState(null, '', '/nope');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitForReact(tab);
  await waitFor('the page is shown', () =>
    tab.evaluate(() => document.querySelector('form') === null),
  );
  expect(await tab.evaluate(() => window.problems)).toEqual([]);
});

test('a page reloads by itself when its words change', async () => {
  const file = path.join(project, 'src/content/site.ts');
  await tab.goto(address);
  writeFileSync(file, readFileSync(file, 'utf8').replace(site.name, 'Another'));
  await waitFor('the new name is shown', () =>
    tab.evaluate(() => document.title.includes('Another')).catch(() => false),
  );
});
