/* Applies the recipes in docs/ to a copy of the project, exactly as they are written, and builds it. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite, copyProject } from '../support/build';
import { sharedSetup } from '../support/sharedSetup';

const DOCS = path.join(__dirname, '../../docs');

jest.setTimeout(300_000);

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
function applyBlock({ language, file, code }: Block, directory: string): void {
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

/** The version in the URLs of a build's images. */
const versionOf = (folder: string) =>
  /svg\?v=(\w+)/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8'))?.[1];

test('all recipes in docs/ can be applied as they are written, and the site builds with them', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  copyProject(directory);
  appendFileSync(path.join(directory, 'static/favicon.svg'), '<!-- changed -->');
  for (const block of blocks) applyBlock(block, directory);
  const dist = path.join(directory, 'dist');
  const problem = await buildSite(dist, directory).then(() => '', String);
  // Errors in other files are not the recipes' fault: a translated home page may lack the text of a new section.
  const isOfRecipe = (error: string) =>
    !error.includes('/src/') || blocks.some(({ file }) => error.includes(file));
  if (problem.match(/^ERROR in .*/gm)?.some(isOfRecipe)) {
    throw new Error(
      `Delete the recipes that you have applied, and correct the others.\n${problem}`,
    );
  }
  // With the old version, browsers would show images from their caches.
  if (!problem) expect(versionOf(dist)).not.toBe(versionOf(sharedSetup().directory));
});
