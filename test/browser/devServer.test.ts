/* npm start serves what a build has, and reloads after a change. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '../../src/content/site';
import { chromium, start } from './harness/browsers';
import { record } from './harness/inPage';
import { readDocument } from './harness/site';
import { endAll, endLater, waitFor } from './harness/visit';

const ROOT = path.resolve(__dirname, '../..');
afterAll(endAll);

test('npm start serves the text of the build, and reloads it when a word changes', async () => {
  // In a copy of the project, because the test changes a file.
  const project = mkdtempSync(path.join(tmpdir(), 'kernel-ridge-'));
  endLater(() => rmSync(project, { recursive: true }));
  for (const part of ['src', 'static', 'webpack.config.js', 'tsconfig.json', 'package.json'])
    cpSync(path.join(ROOT, part), path.join(project, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  const webpack = require.resolve('webpack/bin/webpack.js');
  const args = [webpack, 'serve', '--mode', 'development', '--port', 'auto'];
  const server = await start(process.execPath, args, {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined }, // which is "test"
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let address = '';
  server.stderr?.on('data', (line) => {
    address ||= /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '';
  });
  await waitFor('npm start tells its address', () => address);

  const textOf = (html: string) => html.replace(/.*<body>/s, '').replace(/<[^>]*>|\s+$/g, '');
  const served = { '/': 'index.html', '/about': 'about.html', '/nope': '404.html' };
  for (const [own, file] of Object.entries(served))
    expect(textOf(await (await fetch(address + own)).text())).toBe(textOf(readDocument(file)));

  const page = await (await chromium()).newPage();
  await page.evaluateOnNewDocument(record);
  await page.goto(address, { timeout: 0 });
  const file = path.join(project, 'src/content/site.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(site.name, 'Another'));
  await waitFor('the new name is shown', () =>
    page.evaluate(() => document.title.includes('Another')).catch(() => false),
  );
  const problems = await page.evaluate(() => window.problems);
  expect(problems.filter((line) => !line.startsWith('console.info: [webpack-'))).toEqual([]);
});
