import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A fenced block of a document, whose first line names a file: ```tsx src/ui/Choice.tsx */
const BLOCK = /^```(\w+) (\S+)\n(.*?)^```$/gms;

/** Copies all that a build needs. */
export function copyProject(directory: string): void {
  const parts = ['src', 'static', 'delivery', 'webpack.config.js', 'tsconfig.json', 'package.json'];
  for (const part of parts) {
    cpSync(path.join(ROOT, part), path.join(directory, part), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(directory, 'node_modules'));
}

/**
 * Does to a copy of the project what the blocks of a document say: `diff` changes a file, in parts with an empty line
 * between them; `ts` adds entries to the list of fields; `tsx` is a new file.
 * @throws {Error} if a diff doesn't fit its file
 */
export function applyDocument(document: string, directory: string): void {
  for (const [, kind, name = '', text = ''] of readFileSync(
    path.join(ROOT, document),
    'utf8',
  ).matchAll(BLOCK)) {
    const file = path.join(directory, name);
    const read = () => readFileSync(file, 'utf8');
    if (kind === 'tsx') writeFileSync(file, text);
    if (kind === 'ts')
      writeFileSync(
        file,
        read().replace(/\bfields: \[/, (list) => list + text),
      );
    if (kind === 'diff') {
      for (const part of text.trimEnd().split('\n\n')) {
        const [from, to] = ['-', '+'].map((sign) =>
          part
            .split('\n')
            .filter((line) => line.startsWith(sign))
            .map((line) => line.slice(1))
            .join('\n'),
        ) as [string, string];
        if (!read().includes(from)) throw new Error(`${document}: ${name} has no line\n${from}`);
        writeFileSync(
          file,
          read().replace(from, () => to),
        );
      }
    }
  }
}
