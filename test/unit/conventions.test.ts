/* Conventions that the linter cannot check. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { site } from '../../src/content/site';

const SRC = path.join(__dirname, '../../src');

/** The text of every file under src/, by its path there. */
const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(SRC, file), 'utf8')]),
);

/** Every node of a file's code. Rules look at these, so that neither words nor comments break them. */
function nodesOf(file: string, text: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return nodes;
}

/** What a member, an attribute or a variable is called. */
const nameOf = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isJsxAttribute(node) ||
  ts.isBindingElement(node)
    ? node.name.getText()
    : '';

/** What the files of each part of src/ may import, apart from files of the same part. */
const mayImport: Record<string, readonly string[]> = {
  client: ['App', 'react', 'react-dom'],
  prerender: [
    'App',
    'router',
    'content',
    'theme',
    'asset',
    'react',
    'react-dom',
    'styled-components',
    'webpack',
    'node:crypto',
  ],
  App: ['router', 'theme', 'react', 'styled-components'],
  router: ['pages', 'content', 'react'],
  pages: ['sections', 'components', 'theme', 'content', 'asset', 'react', 'styled-components'],
  sections: ['components', 'theme', 'react', 'styled-components'],
  components: ['theme', 'react', 'styled-components'],
  theme: ['asset', 'styled-components'],
  content: ['asset', 'pages'], // a page's type of content, which has no code
  asset: [],
};

/** The part of src/, or the package, that a file or an import belongs to. */
const partOf = (specifier: string) => specifier.split('/')[0]?.replace(/\.\w+$/, '') ?? '';

test('imports point one way, so that a change to words or colours cannot break the router or the build', () => {
  const breaches = [...sources].flatMap(([file, text]) =>
    ts
      .preProcessFile(text)
      .importedFiles.map(({ fileName }) => fileName)
      .map((name) => (name.startsWith('.') ? path.join(path.dirname(file), name) : name))
      .filter((name) => ![partOf(file), ...(mayImport[partOf(file)] ?? [])].includes(partOf(name)))
      .map((name) => `src/${file} imports ${name}`),
  );
  const remedy =
    'pass it as a prop, or move it to a part that may be imported: see mayImport above';
  expect({ breaches, remedy }).toEqual({ breaches: [], remedy });
});

test.each<[rule: string, breaks: (node: ts.Node) => boolean]>([
  [
    'styles are not in attributes, which the policy blocks, and belong to components, not to classes',
    (node) => ['style', 'className', 'classList'].includes(nameOf(node)),
  ],
  [
    'styles read the theme as static values: import it',
    (node) =>
      (nameOf(node) === 'theme' && !ts.isJsxAttribute(node)) ||
      /^(use|with)Theme$/.test(node.getText()),
  ],
])('%s', (_, breaks) => {
  const breaches = [...sources].flatMap(([file, text]) =>
    nodesOf(file, text)
      .filter(breaks)
      .map((node) => `src/${file}: ${node.getText().split('\n')[0]}`),
  );
  expect(breaches).toEqual([]);
});

test('the name of the product and the address of the site are words of the content', () => {
  const texts = [site.name, new URL(site.url).host];
  const files = [...sources]
    .filter(
      ([file, text]) => !file.startsWith('content/') && texts.some((own) => text.includes(own)),
    )
    .map(([file]) => `src/${file}`);
  const remedy =
    'read them from src/content/site.ts, or move the sentence to a file in src/content/';
  expect({ files, remedy }).toEqual({ files: [], remedy });
});
