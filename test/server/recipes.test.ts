/* The recipes of docs/, as the owner's copy has them, and new images. The pages of the copy are tested in pages.test.ts. */
import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../support/build';
import { expectNoProblems } from '../support/problems';
import { sharedSetup } from '../support/sharedSetup';

const TSC = require.resolve('typescript/bin/tsc');
const run = promisify(execFile);

jest.setTimeout(60_000);

/** The version in the URLs of images, as webpack defines it in a copy of the project. */
const versionIn = async (cwd: string) => {
  const print = '({ plugins }) => console.log(plugins.map((plugin) => plugin.definitions))';
  const load = `require('./webpack.config.js')({}, {}).then(${print})`;
  const { stdout } = await run(process.execPath, ['-e', load], { cwd });
  return /STATIC_VERSION'.*/.exec(stdout)?.[0];
};

test('the recipes have no type errors', async () => {
  const { project, files } = sharedSetup().copy;
  const read = ({ stdout }: { stdout: string }) => stdout.split('\n');
  const messages = await run(process.execPath, [TSC, '--noEmit'], { cwd: project }).then(
    read,
    read,
  );
  expectNoProblems(
    messages.filter((message) => files.some((file) => message.startsWith(file))),
    'correct the recipe in docs/ that has this file',
  );
});

test('the URLs of images change with the images, so that browsers do not show old ones from their caches', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'images-'));
  copyProject(directory);
  const before = await versionIn(directory);
  expect(before).toBeDefined();
  appendFileSync(path.join(directory, 'static/favicon.svg'), '<!-- changed -->');
  expect(await versionIn(directory)).not.toBe(before);
});
