/** @jest-environment node */
/* Documents are rendered as in a build, in Node and in production, and then parsed as by a browser. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type PageKey, pageTable as table } from '../../src/router/pageTable';
import webFont from '../../src/theme/webFont.json';

jest.replaceProperty(process.env, 'NODE_ENV', 'production');
jest.resetModules(); // the setup file has loaded React in test mode
const { default: renderDocument } = jest.requireActual<
  typeof import('../../src/document/renderDocument')
>('../../src/document/renderDocument');
const { site } =
  jest.requireActual<typeof import('../../src/content/site')>('../../src/content/site');

const pathOf = (name: string) => path.join('static', name);

const ENTRY = 'start("é", 1 < 2)';

const renderPage = (page: string) =>
  renderDocument({
    compilation: { assets: { 'assets/entry.js': { source: () => `\n${ENTRY}\n` } as never } },
    htmlWebpackPlugin: { files: { js: ['/assets/entry.js'] }, options: { page: page as PageKey } },
  });

// Of Jest's environment, which has it among its own dependencies.
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');
const parse = (html: string): Document => new JSDOM(html).window.document;

const textsOf = (document: Document, selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(Object.entries(table))('the document of %s', (page, { title, description }) => {
  const html = renderPage(page);
  const document = parse(html);

  test('has, before its inline code, a policy that allows exactly that code', () => {
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<style|<script/));
    const styles = textsOf(document, 'style');
    const scripts = textsOf(document, 'script:not([type], [src])');
    expect(scripts).toEqual([ENTRY]);
    const policy = document.querySelector('[http-equiv=Content-Security-Policy]');
    // The forms of the site decide what form-action allows.
    const directives = policy?.getAttribute('content')?.split('; ');
    expect(directives?.filter((directive) => !directive.startsWith('form-action '))).toEqual([
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      `script-src 'self' ${scripts.map(hashOf)}`,
      // The empty text is that of the element which styled-components fills in the browser.
      `style-src ${[...styles, ''].map(hashOf).join(' ')}`,
      "require-trusted-types-for 'script'",
      'trusted-types webpack',
    ]);
  });

  test('has plain styles, which no host trims, without the markers of styled-components', () => {
    const [css = ''] = textsOf(document, 'style');
    expect(css).toContain('{');
    expect(css).toBe(css.trim());
    expect(css).not.toMatch(/data-styled|sc\*\//);
  });

  test('has queries for widths for screens only, because WebKit prints with the width of the window', () => {
    expect(html.match(/@media (?!screen)[^{]*width[^{]*/g)).toBeNull();
  });

  test('has an alternative text and a size for each image, so that nothing moves when it loads', () => {
    const incomplete = 'img:not([alt][width][height]), source:not([width][height])';
    const found = Array.from(document.querySelectorAll(incomplete), ({ outerHTML }) => outerHTML);
    expect(found).toEqual([]); // otherwise add alt, width and height
  });

  test('leads only to pages, files and ids that exist', () => {
    const addresses = html
      .replaceAll(site.url, '')
      .matchAll(/(?:href="(?=[/#])|content="(?=[/])|"logo":"(?=[/]))([^"]*)/g);
    const lost = Array.from(addresses, ([, address = '']) => address).filter((address) => {
      const [file = '', id] = address.replace(/[?][^#]*/, '').split('#');
      if (file === '' || file in table)
        return id && parse(renderPage(file || page)).getElementById(id) === null;
      const { base, name } = path.parse(file);
      const sources = [pathOf(file), `src/drawings/${base}`, `src/document/${name}.ts`];
      const source = sources.find(existsSync);
      const ids = source && `${readFileSync(source)} id="drawing"`; // of the root, from the build
      return id ? !ids?.includes(`id="${id}"`) : !source;
    });
    expect(lost).toEqual([]); // otherwise correct the address in src/content/, or add what it leads to
  });

  test('asks no other origin', () => {
    const asking = document.querySelectorAll('link:not([rel=canonical]), [src], [srcset]');
    const found = Array.from(asking, ({ outerHTML }) => outerHTML);
    expect(found.filter((tag) => / (href|src|srcset)="(?!\/[^/])/.test(tag))).toEqual([]);
  });

  test('is either indexed, with its address and a description, or has nothing for search engines', () => {
    const read = (selector: string, name = 'content') =>
      document.head.querySelector(selector)?.getAttribute(name);
    expect(document.title).toContain(title);
    expect(read('[name=description]')).toBe(description);
    const isIndexed = description !== undefined;
    expect(read('[name=robots]')).toBe(isIndexed ? undefined : 'noindex');
    expect(read('[rel=canonical]', 'href')).toBe(isIndexed ? site.url + page : undefined);
    expect(read('[property^="og:"]') !== undefined).toBe(isIndexed);
  });
});

test('an address with a path stops the build, with the place and the reason', () => {
  jest.replaceProperty(site, 'url', 'https://kernel-ridge.example/site');
  expect(() => renderPage('/')).toThrow(/src\/content\/site\.ts has a path .* root of a domain/);
});

test('characters that the font lacks stop the build, with the place and the remedy', () => {
  jest.replaceProperty(site, 'name', 'Kernel ☃☃ Řidge');
  expect(() => renderPage('/')).toThrow(
    /: ☃ Ř\. Reword the text in src\/content\/, or add them to src\/theme\/webFont\.json/,
  );
});

describe('the files in static/', () => {
  test('the font is the subset that webFont.json describes', () => {
    // In a process of its own, because WebAssembly makes that of a worker slow to end.
    const subset = `require('./subsetFont').subsetFont().then((file) => process.stdout.write(file))`;
    const cwd = path.join(__dirname, '../../src/theme');
    const described = execFileSync(process.execPath, ['-e', subset], { cwd });
    if (!readFileSync(pathOf(`fonts/${webFont.file}`)).equals(described))
      throw new Error(
        `static/fonts/${webFont.file} is not what src/theme/webFont.json describes: run npm run font.`,
      );
  });

  test('_headers protects all files, and lets browsers keep only those that have a version', () => {
    const rules = readFileSync(pathOf('_headers'), 'utf8').split(/^(?=\/)/m);
    const [everywhere = ''] = rules.filter((rule) => rule.startsWith('/*'));
    const needed = /frame-ancestors|nosniff|Strict-Transport-Security|Referrer-Policy/g;
    expect(everywhere.match(needed)).toHaveLength(4);
    const kept = rules.filter((rule) => rule.includes('Cache-Control'));
    expect(kept.map((rule) => rule.split('\n')[0])).toEqual(['/fonts/*', '/images/*']);
  });
});
