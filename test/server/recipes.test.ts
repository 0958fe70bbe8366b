/* Changes that owners make: files from the recipes in docs/, exactly as they are written. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../support/build';

const DOCS = path.join(__dirname, '../../docs');
const TSC = require.resolve('typescript/bin/tsc');
const run = promisify(execFile);
const directory = mkdtempSync(path.join(tmpdir(), 'recipes-'));

jest.setTimeout(60_000);

beforeAll(() => copyProject(directory));

/** The code blocks that name a file after their opening fence. */
const recipes = readdirSync(DOCS).flatMap((name) =>
  Array.from(
    readFileSync(path.join(DOCS, name), 'utf8').matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms),
    ([, file = '', code = '']) => ({ file, code }),
  ),
);

test('the files in the recipes have no type errors', async () => {
  for (const { file, code } of recipes) writeFileSync(path.join(directory, file), code);
  const read = ({ stdout }: { stdout: string }) => stdout.split('\n');
  const messages = await run(process.execPath, [TSC, '--noEmit'], { cwd: directory }).then(
    read,
    read,
  );
  // Other files may use a file of that name differently, if a recipe has been applied and changed.
  const errors = messages.filter((message) => recipes.some(({ file }) => message.startsWith(file)));
  const remedy = 'correct the recipe that has this file, in docs/';
  expect({ errors, remedy }).toEqual({ errors: [], remedy });
});
