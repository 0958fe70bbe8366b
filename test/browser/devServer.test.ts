import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from './freePort';
import { developmentNotes, hydrated, site, texts, visit } from './harness';

let server: ChildProcess;
let address: string;

beforeAll(async () => {
  const port = await freePort();
  const { NODE_ENV: _, ...env } = process.env;
  const cli = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  // What `npm start` runs, but for the port.
  const options = ['serve', '--mode', 'development', '--port', String(port)];
  server = spawn(process.execPath, [cli, ...options], {
    cwd: path.resolve(__dirname, '../..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  address = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve, reject) => {
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (part) => {
        said += part;
        if (/compiled successfully/.test(said)) resolve();
      });
    }
    server.on('exit', () => reject(new Error(said)));
  });
});

afterAll(() => {
  server.removeAllListeners('exit').kill();
});

test.each(['/', '/about', '/nope'])(
  'npm start serves %s as it will be, and React takes it over',
  async (path) => {
    const expects = [...developmentNotes, /^console\.(info|log): \[(webpack-dev-server|HMR)\]/];
    const { page } = await visit(address + path, { expects });
    await hydrated(page);
    const built = await visit(site + path);
    const route = ({ page }: { page: Page }) => page.locator('html').getAttribute('data-route');
    expect(await route({ page })).toBe(await route(built));
    expect(await texts(page.locator('body'))).toEqual(await texts(built.page.locator('body')));
  },
);
