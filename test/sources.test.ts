import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { site } from '../src/content/site';

const SRC = path.join(__dirname, '../src');

/** The text of every file under src/, by its path there. */
const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(SRC, file), 'utf8')]),
);

const withoutEnding = (file: string) => file.replace(/(\.d)?\.tsx?$/, '');

/** The folder of a file, or the file itself where it lies at the top. */
const placeOf = (file: string) => withoutEnding(file).split('/')[0] as string;

const inPlaces = (...places: string[]) =>
  [...sources.keys()].filter((file) => places.includes(placeOf(file)));

/** What a file imports, in whichever way: packages by name, other files by their path under src/. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(sources.get(file) ?? '')
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
    );

const syntaxOf = (file: string) =>
  ts.createSourceFile(file, sources.get(file) ?? '', ts.ScriptTarget.Latest, true);

/** Every node of a file's code. Rules look at these, so that neither words nor comments break them. */
function nodesOf(file: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(syntaxOf(file));
  return nodes;
}

/** "file: code" for each node that breaks a rule. */
const breaches = (files: Iterable<string>, breaks: (node: ts.Node) => boolean) =>
  [...files].flatMap((file) =>
    nodesOf(file)
      .filter(breaks)
      .map((node) => `${file}: ${node.getText().split('\n')[0]}`),
  );

/** The names that a file exports for use at run time. */
const exportsOf = (file: string): string[] => Object.keys(require(path.join(SRC, file)));

/** From where to where imports may point: one way, from what is put together to what it is made of. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  index: ['hydrate'],
  hydrate: ['App', 'markers'],
  markers: [],
  document: ['App', 'content', 'router/pageAt', 'theme'],
  textFiles: ['content', 'theme'],
  App: ['router', 'theme'],
  router: ['router', 'pages', 'content/pages', 'content/site'],
  pages: ['pages/Frame', 'content', 'sections', 'ui', 'theme'],
  sections: ['ui', 'theme'],
  ui: ['ui', 'theme'],
  theme: ['theme'],
  content: [],
};

const PACKAGES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'styled-components',
];

describe('imports', () => {
  test.each(Object.keys(MAY_IMPORT))('of %s point one way', (place) => {
    expect(inPlaces(place)).not.toEqual([]);
    const allowed = MAY_IMPORT[place] ?? [];
    const faults = inPlaces(place).flatMap((file) =>
      importsOf(file)
        .filter((name) => !PACKAGES.includes(name))
        .filter((name) => !allowed.includes(name) && !allowed.includes(placeOf(name)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(faults).toEqual([]);
  });

  test('have a rule for every folder and file', () => {
    const places = new Set([...sources.keys()].map(placeOf));
    expect(Object.keys(MAY_IMPORT).sort()).toEqual([...places].sort());
  });

  test('of the content are none at all', () => {
    expect(inPlaces('content').flatMap(importsOf)).toEqual([]);
  });

  test('of the entry are types alone, and the app by import()', () => {
    const runtime = syntaxOf('index.ts').statements.filter(
      (node) => ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly,
    );
    expect(runtime.map((node) => node.getText())).toEqual([]);
  });
});

describe('exports', () => {
  test('are never passed on from another file', () => {
    expect(breaches(sources.keys(), ts.isExportDeclaration)).toEqual([]);
  });

  test('by default are only those that the build asks for', () => {
    const isDefault = (node: ts.Node) =>
      ts.isExportAssignment(node) || node.kind === ts.SyntaxKind.DefaultKeyword;
    const files = breaches(sources.keys(), isDefault).map((breach) => breach.split(':')[0]);
    expect(files).toEqual(['document.tsx', 'textFiles.ts']);
  });

  test('have the name of their file, and of a component file are nothing else', () => {
    const exceptions = ['document.tsx', 'hydrate.tsx', 'index.ts', 'theme/styled.d.ts'];
    for (const file of [...sources.keys()].filter((name) => !exceptions.includes(name))) {
      const name = path.basename(withoutEnding(file));
      const names = exportsOf(file);
      expect([file, names]).toEqual([
        file,
        file.endsWith('.tsx') ? [name] : expect.arrayContaining([name]),
      ]);
    }
  });
});

const attribute =
  (...names: string[]) =>
  (node: ts.Node) =>
    (ts.isJsxAttribute(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isPropertyAccessExpression(node)) &&
    names.includes(node.name.getText());

test('styles are never written into attributes, which the policy blocks, and belong to components, not to classes', () => {
  expect(breaches(sources.keys(), attribute('style', 'className', 'classList'))).toEqual([]);
});

test('styles read the theme as static values', () => {
  const isRead = (node: ts.Node) =>
    (ts.isPropertyAccessExpression(node) && node.name.text === 'theme') ||
    (ts.isBindingElement(node) && node.name.getText() === 'theme') ||
    (ts.isIdentifier(node) && ['useTheme', 'withTheme'].includes(node.text));
  expect(breaches(sources.keys(), isRead)).toEqual([]);
});

const OUTSIDE = [
  ...['window', 'globalThis', 'self', 'document', 'navigator', 'location', 'screen', 'matchMedia'],
  ...['localStorage', 'sessionStorage', 'performance', 'crypto', 'Date', 'Intl'],
];

/** The names that a node's file gives to variables of its own. */
const own = (node: ts.Node) => {
  const { text } = node.getSourceFile();
  return [...text.matchAll(/\b(?:const|let) (\w+)/g)].map(([, name]) => name);
};

test('rendering reads neither the browser nor the time nor chance', () => {
  const isOutside = (node: ts.Node) =>
    (ts.isPropertyAccessExpression(node) &&
      (/^toLocale/.test(node.name.text) || node.getText() === 'Math.random')) ||
    (ts.isIdentifier(node) &&
      OUTSIDE.includes(node.text) &&
      !own(node).includes(node.text) &&
      // A prop or a word of that name is none of the browser's.
      !ts.isPropertyAssignment(node.parent) &&
      !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node));
  const files = inPlaces('App', 'pages', 'sections', 'ui', 'theme', 'content');
  expect(breaches(files, isOutside)).toEqual([]);
});

test('the name of the product and the address of the site each stand once', () => {
  const all = [...sources.values()].join('\n');
  for (const text of [site.name, new URL(site.url).host]) {
    expect({ text, times: all.split(text).length - 1 }).toEqual({ text, times: 1 });
    expect(sources.get('content/site.ts')).toContain(text);
  }
});
