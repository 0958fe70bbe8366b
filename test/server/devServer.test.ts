/* npm start. It serves what a build has, and shows errors. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contactForm, site, visit } from '../chromium/harness';
import { copyProject, startWebpack } from '../support/build';
import { LINE } from '../support/contact';
import { expectDelivered } from '../support/deliveries';
import { freePort } from '../support/machine';
import { pagePaths } from '../support/pagePaths';
import { TIMEOUT, waitFor } from '../support/waitFor';

let server: ChildProcess;
let address: string;
/** A copy, because a test changes a file. */
const project = mkdtempSync(path.join(tmpdir(), 'dev-server-'));

beforeAll(async () => {
  copyProject(project);
  const port = await freePort();
  // The copy shares node_modules with the clone, and so its cache.
  server = startWebpack(
    ['serve', '--mode', 'development', '--no-cache', '--port', String(port)],
    project,
  );
  address = `http://localhost:${port}`;
  // It listens at once, and responds when everything is compiled.
  await waitFor(() => fetch(address).catch(() => false), 'npm start serves the site');
}, 2 * TIMEOUT);

afterAll(() => {
  server?.kill();
});

const expects = [
  /^console\.info: %cDownload the React DevTools/,
  /^console\.(info|log): \[webpack-dev-server\]/,
];

test.each(pagePaths)('npm start serves %s with the text of the build', async (path) => {
  const served = await visit(address + path, { expects });
  const built = await visit(site + path);
  const read = () => [document.title, document.body.innerText];
  expect(await served.page.evaluate(read)).toEqual(await built.page.evaluate(read));
});

test('on npm start, React mounts without an error, and the form works', async () => {
  const { page } = await visit(address, { expects });
  const { line, send } = contactForm(page);
  await line.fill('Ada');
  await send.click();
  await expectDelivered(page, { [LINE]: 'Ada' });
});

test('npm start serves the 404 document with status 404 at any other path', async () => {
  const get = async (path: string) => {
    const response = await fetch(address + path);
    return { path, status: response.status, text: await response.text() };
  };
  const { text } = await get('/nope');
  for (const path of ['/nope', '/about/', '/about.html?x', '/index.html', '/images/'])
    expect(await get(path)).toEqual({ path, status: 404, text });
});

test('npm start serves files, and those with the address of the site', async () => {
  const typeOf = async (path: string) => (await fetch(address + path)).headers.get('content-type');
  expect(await typeOf('/favicon.svg')).toContain('image/svg+xml');
  expect(await typeOf('/robots.txt')).toContain('text/plain');
});

test('after a mistake in the code, the page shows the error, and reloads by itself when it is corrected', async () => {
  const file = path.join(project, 'src/content/home.ts');
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, `${original}\n}`);
  const hasError = async () => !(await (await fetch(address)).text()).includes('<h1');
  await waitFor(hasError, 'the server notices the mistake');
  const { page } = await visit(address, { expects: [/./] });
  await page.locator('#webpack-dev-server-client-overlay').waitFor();
  writeFileSync(file, original);
  await page.locator('h1').waitFor();
});
