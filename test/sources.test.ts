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

/** What a file imports, in whichever way: packages by name, other files by their path under src/. */
function importsOf(file: string): string[] {
  return ts
    .preProcessFile(sources.get(file) ?? '')
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
    );
}

/** The names that a file exports for use at run time. */
function exportsOf(file: string): string[] {
  const declarations = (sources.get(file) ?? '').matchAll(
    /^export (?:default|(?:async )?(?:const|function|class) (\w+))/gm,
  );
  return [...declarations].map(([, name]) => name ?? 'default');
}

/** The code without its comments. */
const codeOf = (file: string) =>
  (sources.get(file) ?? '').replace(/\/\*.*?\*\/|(?<!:)\/\/.*?$/gms, '');

/** The files in some folders whose code matches. */
const matching = (pattern: RegExp, ...places: string[]) =>
  [...sources.keys()].filter(
    (file) => (places.length === 0 || places.includes(placeOf(file))) && pattern.test(codeOf(file)),
  );

/** From where to where imports may point: one way, from what is put together to what it is made of. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  index: ['router/routes', 'hydrate'],
  hydrate: ['App'],
  document: ['App', 'content', 'router/routes', 'theme'],
  textFiles: ['content', 'theme'],
  App: ['router', 'theme'],
  router: ['router', 'pages'],
  pages: ['content', 'sections', 'ui', 'theme'],
  sections: ['ui', 'theme'],
  ui: ['ui', 'theme'],
  theme: ['theme'],
  content: [],
};

const PACKAGES = ['react', 'react-dom/client', 'react-dom/server', 'styled-components'];

describe('imports', () => {
  test.each(Object.keys(MAY_IMPORT))('of %s point one way', (place) => {
    const files = [...sources.keys()].filter((file) => placeOf(file) === place);
    expect(files).not.toEqual([]);
    const allowed = MAY_IMPORT[place] ?? [];
    const faults = files.flatMap((file) =>
      importsOf(file)
        .filter((name) => !PACKAGES.includes(name))
        .filter((name) => !allowed.includes(name) && !allowed.includes(placeOf(name)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(faults).toEqual([]);
  });

  test('have a rule for every folder and file', () => {
    expect(Object.keys(MAY_IMPORT).sort()).toEqual(
      [...new Set([...sources.keys()].map(placeOf))].sort(),
    );
  });

  test('of the content are none at all', () => {
    const files = [...sources.keys()].filter((file) => placeOf(file) === 'content');
    expect(files.flatMap(importsOf)).toEqual([]);
  });

  test('of the entry bring no package, and the app only by import() when it is wanted', () => {
    expect(importsOf('index.ts')).toEqual(['router/routes', 'hydrate']);
    expect(codeOf('index.ts')).toMatch(/import\(\s*'\.\/hydrate'/);
    expect(matching(/\bimport\(/)).toEqual(['index.ts']);
  });
});

describe('exports', () => {
  test('are never passed on from another file', () => {
    expect(matching(/^export (\*|(type )?\{)/m)).toEqual([]);
    expect([...sources.keys()].filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  test('by default are only those that the build asks for', () => {
    const files = [...sources.keys()].filter((file) => exportsOf(file).includes('default'));
    expect(files).toEqual(['document.tsx', 'textFiles.ts']);
  });

  test('have the name of their file, and of a component file are nothing else', () => {
    const exceptions = [
      'document.tsx',
      'hydrate.tsx',
      'index.ts',
      'router/routes.ts',
      'theme/styled.d.ts',
    ];
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

describe('styles', () => {
  test('are never written into attributes, which the policy blocks', () => {
    expect(matching(/\bstyle=\{|\bstyle: \{|\.style\b/)).toEqual([]);
  });

  test('belong to components, not to classes', () => {
    expect(matching(/\bclassName\b|\.classList\b/)).toEqual([]);
  });

  test('read the theme as static values', () => {
    expect(
      matching(/\b\w+\.theme\b|\(\{[^}]*\btheme\b[^}]*\}\)\s*=>|\buseTheme\b|\bwithTheme\b/),
    ).toEqual([]);
  });
});

test('rendering reads neither the browser nor the time nor chance', () => {
  const outside =
    /\b(window|globalThis|self|document|navigator|location|screen|localStorage|sessionStorage|matchMedia|performance|crypto|Date|Intl|Math\.random)\b[.([]|\bnew Date\b|\btoLocale\w*\(/;
  expect(matching(outside, 'App', 'pages', 'sections', 'ui', 'theme', 'content')).toEqual([]);
});

test('the name of the product and the address of the site each stand once', () => {
  const all = [...sources.values()].join('\n');
  for (const text of [site.name, new URL(site.url).host]) {
    expect({ text, times: all.split(text).length - 1 }).toEqual({ text, times: 1 });
    expect(sources.get('content/site.ts')).toContain(text);
  }
});
