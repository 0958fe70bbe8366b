/* The recipes of docs/, as the owner's copy has them. The pages of the copy are tested in pages.test.ts. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expectNoProblems } from '../support/problems';
import { sharedSetup } from '../support/sharedSetup';

const TSC = require.resolve('typescript/bin/tsc');
const run = promisify(execFile);

jest.setTimeout(60_000);

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
