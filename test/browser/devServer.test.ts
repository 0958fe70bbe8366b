/* npm start: it serves what a build has, and shows mistakes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { record } from './harness/inPage';
import { start, TIMEOUT, waitFor } from './harness/processes';
import { chromium, type PuppeteerTab } from './harness/puppeteer';
import { isFormConnected, readDocument } from './harness/site';
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

test('React mounts without an error, and the form works', async () => {
  await tab.goto(address);
  if (isFormConnected) return; // then the form needs no React
  await tab.click('form[data-react] input[type=text]');
  await waitForReact(tab);
  await tab.type('Ada');
  await tab.press('Enter');
  const readObjects = () => window.logs.flat().filter((entry) => typeof entry === 'object');
  await waitFor('the form is logged', async () => (await tab.evaluate(readObjects)).length > 0);
  expect(Object.values((await tab.evaluate(readObjects))[0] ?? {})).toContain('Ada');
  expect(await tab.evaluate(() => window.problems)).toEqual([]);
});

test('after a mistake in the code, the page shows the error, and reloads by itself when it is corrected', async () => {
  const file = path.join(project, 'src/content/home.ts');
  const original = readFileSync(file, 'utf8');
  await tab.goto(address);
  writeFileSync(file, `${original}\n}`);
  const overlay = '#webpack-dev-server-client-overlay';
  await tab.page.waitForSelector(overlay);
  writeFileSync(file, original);
  await tab.page.waitForSelector(overlay, { hidden: true });
  await tab.page.waitForSelector('h1');
});
