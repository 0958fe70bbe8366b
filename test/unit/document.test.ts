/** @jest-environment node */
/* Documents are rendered as in a build, in Node and in production, and then parsed as by a browser. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type PageKey, pages as table } from '../../src/content/pages';

jest.replaceProperty(process.env, 'NODE_ENV', 'production');
jest.resetModules(); // the setup file has loaded React in test mode
const { default: renderDocument } = jest.requireActual<
  typeof import('../../src/document/document')
>('../../src/document/document');
const { site } =
  jest.requireActual<typeof import('../../src/content/site')>('../../src/content/site');

const pages = Object.entries(table);

const ENTRY = 'start("é", 1 < 2)';

const renderPage = (page: string, file = 'assets/entry.js') =>
  renderDocument({
    compilation: { assets: { [file]: { source: () => `\n${ENTRY}\n` } as never } },
    htmlWebpackPlugin: { files: { js: ['/assets/entry.js'] }, options: { page: page as PageKey } },
  });

// Of Jest's environment, which has it among its own dependencies.
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');
const parse = (html: string): Document => new JSDOM(html).window.document;

const textsOf = (document: Document, selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '');

/** A document's metadata, by name, property or rel. */
const metadata = ({ head }: Document) =>
  Object.fromEntries(
    Array.from(head.querySelectorAll('meta, link'), (element) => [
      ['name', 'property', 'rel'].map((name) => element.getAttribute(name)).find(Boolean),
      element.getAttribute('content') ?? element.getAttribute('href'),
    ]),
  );

/** The directives of a document's content security policy. */
const policyOf = (document: Document) =>
  document.querySelector('[http-equiv=Content-Security-Policy]')?.getAttribute('content');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(pages)('the document of %s', (page, { title, description }) => {
  const html = renderPage(page);
  const document = parse(html);

  test('declares its encoding first, and its language, title, icons and colour schemes', () => {
    expect(document.head.firstElementChild?.getAttribute('charset')).toBe('utf-8');
    expect(document.documentElement.lang).toBe(site.language);
    for (const part of [title, site.name]) expect(document.title).toContain(part);
    expect(metadata(document)).toMatchObject({
      icon: '/favicon.svg',
      'apple-touch-icon': '/apple-touch-icon.png',
      manifest: '/manifest.webmanifest',
      viewport: 'width=device-width, initial-scale=1', // and lets readers zoom
      'color-scheme': 'light dark',
    });
  });

  test('has, before its inline code, a policy that allows exactly that code', () => {
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<style|<script/));
    const styles = textsOf(document, 'style');
    const scripts = textsOf(document, 'script:not([type])');
    expect(scripts).toEqual([ENTRY]);
    expect(policyOf(document)?.split('; ')).toEqual([
      "default-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      `script-src 'self' ${scripts.map(hashOf)}`,
      // The empty text is that of the element which styled-components fills in the browser.
      `style-src ${[...styles, ''].map(hashOf).join(' ')}`,
      "require-trusted-types-for 'script'",
      'trusted-types webpack',
    ]);
  });

  test('has plain styles, whose hash a host that trims white space does not change', () => {
    for (const css of textsOf(document, 'style')) expect(css).toBe(css.trim());
    // WebKit prints with the width of the window: theme.media has widths for screens only.
    expect(html.match(/@media (?!screen)[^{]*width[^{]*/g)).toBeNull();
  });

  test('preloads the font first in the body, so that it does not delay the first paint', () => {
    const preload = '[rel=preload][as=font][crossorigin]';
    expect(document.body.firstElementChild?.matches(preload)).toBe(true);
  });

  if (description === undefined) {
    test('is not indexed, and has nothing for search engines and link previews', () => {
      expect(metadata(document).robots).toBe('noindex');
      const others =
        '[rel=canonical], [name=description], [property], [type="application/ld+json"]';
      expect(document.querySelector(others)).toBeNull();
    });
  } else {
    test('tells search engines and link previews the same, with absolute URLs', () => {
      const { width, height, alt } = site.sharePicture;
      expect(metadata(document).robots).toBeUndefined();
      expect(metadata(document)).toMatchObject({
        ...{ description, 'og:description': description, 'og:title': document.title },
        ...{ canonical: site.url + page, 'og:url': site.url + page, 'og:site_name': site.name },
        ...{ 'og:image': `${site.url}/images/share.png`, 'og:image:alt': alt },
        ...{ 'og:image:width': `${width}`, 'og:image:height': `${height}` },
        ...{ 'og:locale': site.language.replace('-', '_'), 'twitter:card': 'summary_large_image' },
      });
      const [organization = ''] = textsOf(document, '[type="application/ld+json"]');
      expect(JSON.parse(organization)).toMatchObject({ name: site.name, url: `${site.url}/` });
    });
  }
});

test('an entry that is missing stops the build, with the place', () => {
  expect(() => renderPage('/', 'entry.js')).toThrow(
    'The build has no file /assets/entry.js: see output in webpack.config.js.',
  );
});

test('characters that the font lacks stop the build, with the place and the remedy', () => {
  jest.replaceProperty(site, 'name', 'Kernel ☃☃ Řidge');
  expect(() => renderPage('/')).toThrow(
    /: ☃ Ř\. Reword the text in src\/content\/, or add them to src\/theme\/webFont\.ts/,
  );
});

describe('the files in static/', () => {
  const pathOf = (name: string) => path.join(__dirname, '../../static', name);
  const read = (name: string) => readFileSync(pathOf(name), 'utf8');
  const manifest: { icons: { src: string }[] } = JSON.parse(read('manifest.webmanifest'));

  test('robots.txt allows every crawler, and names the sitemap', () => {
    expect(read('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
    );
  });

  test('sitemap.xml lists the pages with a description, which are indexed', () => {
    const indexed = pages.filter(([, { description }]) => description);
    const listed = Array.from(read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
    expect(listed).toEqual(indexed.map(([page]) => site.url + page));
  });

  test('manifest.webmanifest has the name and the language of the site', () => {
    expect(manifest).toMatchObject({ name: site.name, lang: site.language, start_url: '/' });
  });

  test('the files that the documents and the manifest name exist', () => {
    const document = parse(renderPage('/'));
    const [organization = ''] = textsOf(document, '[type="application/ld+json"]');
    const names = [
      ...Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[href^="/"]'), (link) =>
        link.getAttribute('href'),
      ),
      ...manifest.icons.map(({ src }) => src),
      new URL(JSON.parse(organization).logo).pathname,
    ];
    expect(names.filter((name) => !existsSync(pathOf(String(name))))).toEqual([]);
  });
});
