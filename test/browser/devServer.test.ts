import type { ChildProcess } from 'node:child_process';
import { webpack } from '../support/build';
import { freePort } from '../support/machine';
import { paths } from '../support/paths';
import { waitFor } from '../support/waitFor';
import { site, visit, waitForHydration } from './harness';

let server: ChildProcess;
let address: string;

beforeAll(async () => {
  const port = await freePort();
  // What `npm start` runs, but for the port.
  server = webpack(['serve', '--mode', 'development', '--port', String(port)]);
  address = `http://127.0.0.1:${port}`;
  // It listens at once, and answers when all is compiled.
  await waitFor(() => fetch(address).catch(() => false));
});

afterAll(() => {
  server.kill();
});

test.each(paths)('npm start serves %s as it will be, and React takes it over', async (path) => {
  const expects = [
    /^console\.info: %cDownload the React DevTools/,
    /^console\.(info|log): \[(webpack-dev-server|HMR)\]/,
  ];
  const { page } = await visit(address + path, { expects });
  await waitForHydration(page);
  const built = await visit(site + path);
  const shown = () => [document.documentElement.dataset.path, document.body.innerText];
  expect(await page.evaluate(shown)).toEqual(await built.page.evaluate(shown));
});
