/* The kinds of fields that docs/form-fields.md shows, built as they stand there. What React keeps of them, test/mount asks. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, copyProject } from '../support/build';

const DOCUMENT = path.resolve(__dirname, '../../docs/form-fields.md');

/** A fenced block of a document, whose first line names a file: ```tsx src/ui/Choice.tsx */
const BLOCK = /^```(\w+) (\S+)\n(.*?)^```$/gms;

/** What the lines with a sign say. */
const linesWith = (sign: string, part: string) =>
  part.match(new RegExp(`(?<=^\\${sign}).*`, 'gm'))?.join('\n') ?? '';

test('a site with fields of every kind is built, and has them', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'fields-'));
  copyProject(directory);
  for (const [, kind, name = '', code = ''] of readFileSync(DOCUMENT, 'utf8').matchAll(BLOCK)) {
    const file = path.join(directory, name);
    // `tsx` is a new file, `ts` adds to the list of fields, and `diff` has parts with an empty line between them.
    if (kind === 'tsx') writeFileSync(file, code);
    const parts =
      kind === 'diff'
        ? code.split('\n\n')
        : [`-fields: [\n+fields: [\n${code.trim().replace(/^/gm, '+')}`];
    for (const part of kind === 'tsx' ? [] : parts) {
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(linesWith('-', part));
      writeFileSync(
        file,
        text.replace(linesWith('-', part), () => linesWith('+', part)),
      );
    }
  }
  await build(path.join(directory, 'dist'), directory);
  const html = readFileSync(path.join(directory, 'dist/index.html'), 'utf8');
  const fields = html.match(/<(input|select)[^>]* name="(company|budget|consent)"[^>]*>/g);
  const required = expect.stringContaining('required=""');
  expect(fields).toEqual([required, required, required]);
}, 180_000);
