/* Changes that owners make: the recipes in docs/, exactly as they are written, and new images. */
import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** A code block that names a file after its opening fence. */
type Block = { language: string; file: string; code: string };

/** The blocks of all recipes. They are applied to one copy of the project, so no two may change the same lines. */
const blocks = readdirSync(DOCS).flatMap((name) =>
  Array.from(
    readFileSync(path.join(DOCS, name), 'utf8').matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms),
    ([, language = '', file = '', code = '']): Block => ({ language, file, code }),
  ),
);

/** Writes a new file, or, for a diff, replaces lines of a file. An empty line separates the hunks of a diff. */
function applyBlock({ language, file, code }: Block): void {
  const target = path.join(directory, file);
  if (language !== 'diff') {
    writeFileSync(target, code);
    return;
  }
  let text = `\n${readFileSync(target, 'utf8')}`;
  for (const place of code.trimEnd().split('\n\n')) {
    const linesWithout = (sign: string) =>
      place
        .split('\n')
        .filter((line) => !line.startsWith(sign))
        .map((line) => `\n${line.slice(1)}`)
        .join('');
    const parts = text.split(`${linesWithout('+')}\n`);
    if (parts.length !== 2) {
      throw new Error(
        `${file} has these lines ${parts.length - 1} times, not once. Update the recipe, or delete the document if you have applied it.\n${linesWithout('+')}`,
      );
    }
    text = parts.join(`${linesWithout('-')}\n`);
  }
  writeFileSync(target, text.slice(1));
}

/** The version in the URLs of images, as webpack defines it in a copy of the project. */
const versionIn = async (cwd: string) => {
  const print = '({ plugins }) => console.log(plugins.map((plugin) => plugin.definitions))';
  const load = `require('./webpack.config.js')({}, {}).then(${print})`;
  const { stdout } = await run(process.execPath, ['-e', load], { cwd });
  return /STATIC_VERSION'.*/.exec(stdout)?.[0];
};

test('all recipes in docs/ can be applied as they are written, and have no type errors', async () => {
  for (const block of blocks) applyBlock(block);
  const read = ({ stdout }: { stdout: string }) => stdout;
  const said = await run(process.execPath, [TSC, '--noEmit'], { cwd: directory }).then(read, read);
  // Other files may have errors: a translated home page may lack the text of a new section.
  const errors = said
    .split('\n')
    .filter((line) => blocks.some(({ file }) => line.startsWith(file)));
  expect(errors).toEqual([]);
});

test('the URLs of images change with the images, so that browsers do not show old ones from their caches', async () => {
  const before = await versionIn(directory);
  expect(before).toBeDefined();
  appendFileSync(path.join(directory, 'static/favicon.svg'), '<!-- changed -->');
  expect(await versionIn(directory)).not.toBe(before);
});
