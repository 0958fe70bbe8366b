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

/** The folder of a file, or the file itself where it lies at the top. */
const placeOf = (file: string) => file.replace(/(\.d)?\.tsx?$/, '').split('/')[0] as string;

const inPlaces = (...places: string[]) =>
  [...sources.keys()].filter((file) => places.includes(placeOf(file)));

/** What a file imports, in whichever way: packages by name, other files by their path under src/. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(sources.get(file) ?? '')
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
    );

/** Every node of a file's code. Rules look at these, so that neither words nor comments break them. */
function nodesOf(file: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, sources.get(file) ?? '', ts.ScriptTarget.Latest, true));
  return nodes;
}

/** "file: code" for each node that breaks a rule. */
const breaches = (files: Iterable<string>, breaks: (node: ts.Node) => boolean) =>
  [...files].flatMap((file) =>
    nodesOf(file)
      .filter(breaks)
      .map((node) => `${file}: ${node.getText().split('\n')[0]}`),
  );

/** From where to where imports may point: one way, from what is put together to what it is made of. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  index: ['hydrate', 'theme/webFont'],
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
    const allowed = MAY_IMPORT[place] ?? [];
    const faults = inPlaces(place).flatMap((file) =>
      importsOf(file)
        .filter((name) => place === 'content' || !PACKAGES.includes(name))
        .filter((name) => !allowed.includes(name) && !allowed.includes(placeOf(name)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(faults).toEqual([]);
  });

  test('have a rule for every folder and file', () => {
    const places = new Set([...sources.keys()].map(placeOf));
    expect(Object.keys(MAY_IMPORT).sort()).toEqual([...places].sort());
  });

  test('of the entry are types and what the web font is called, and the app by import()', () => {
    const isOfValues = (node: ts.Node) =>
      ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly;
    const [webFont, ...others] = breaches(['index.ts'], isOfValues);
    expect(webFont).toBe("index.ts: import { webFont } from './theme/webFont';");
    expect(others).toEqual([]);
  });
});

test('styles are never written into attributes, which the policy blocks, and belong to components, not to classes', () => {
  const isStyle = (node: ts.Node) =>
    (ts.isJsxAttribute(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isPropertyAccessExpression(node)) &&
    ['style', 'className', 'classList'].includes(node.name.getText());
  expect(breaches(sources.keys(), isStyle)).toEqual([]);
});

test('styles read the theme as static values', () => {
  const isRead = (node: ts.Node) =>
    (ts.isPropertyAccessExpression(node) && node.name.text === 'theme') ||
    (ts.isBindingElement(node) && node.name.getText() === 'theme') ||
    (ts.isIdentifier(node) && ['useTheme', 'withTheme'].includes(node.text));
  expect(breaches(sources.keys(), isRead)).toEqual([]);
});

test('rendering asks neither chance nor the language of the machine', () => {
  const isAsked = (node: ts.Node) =>
    ts.isPropertyAccessExpression(node) &&
    (/^toLocale/.test(node.name.text) || node.getText() === 'Math.random');
  const files = inPlaces('App', 'pages', 'sections', 'ui', 'theme', 'content');
  expect(breaches(files, isAsked)).toEqual([]);
});

test('the name of the product and the address of the site each stand once', () => {
  const all = [...sources.values()].join('\n');
  for (const text of [site.name, new URL(site.url).host]) {
    expect({ text, times: all.split(text).length - 1 }).toEqual({ text, times: 1 });
    expect(sources.get('content/site.ts')).toContain(text);
  }
});
