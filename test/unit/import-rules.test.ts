/** @jest-environment node */
/* What each part of src/ may import. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNoProblems } from '../support/problems';

const SRC = path.join(__dirname, '../../src');

/** The path in src/ and the text of every file. */
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(SRC, file), 'utf8')] as const);

/** Which other parts the files of each part of src/ may import. */
const mayImport: Record<string, string> = {
  client: 'App',
  App: 'router theme',
  router: 'pages content',
  pages: 'sections components theme asset', // content comes as props, from the router
  sections: 'components theme',
  components: 'theme',
  theme: 'asset',
  content: 'asset pages', // pages say which words they need
};

/** The part of src/ that a file belongs to. */
const partOf = (file: string) => file.split('/')[0]?.replace(/\.\w+$/, '') ?? '';

test('imports go in one direction, so that changing text or colours cannot break the router or the build', () => {
  const problems = sources.flatMap(([file, text]) =>
    Array.from(text.matchAll(/(?<=from |import\(|^import )'(\..*?)'/gm), ([, name = '']) => name)
      .map((name) => path.posix.join(path.posix.dirname(file), name))
      .filter((name) => partOf(name) !== partOf(file))
      .filter((name) => !mayImport[partOf(file)]?.split(' ').includes(partOf(name)))
      .map((name) => `src/${file} imports ${name}`),
  );
  expectNoProblems(
    problems,
    'pass it as a prop, or move it to a part that may be imported: see mayImport in test/unit/import-rules.test.ts',
  );
});
