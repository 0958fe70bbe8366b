/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { STATIC } from '../../build/siteFiles';
import { textFiles } from '../../build/textFiles';
import { pages } from '../../src/content/pages';
import { site } from '../../src/content/site';
import { findPage } from '../../src/router/findPage';
import { expectNoProblems } from '../support/problems';

/* Documents are rendered in Node, as the build does, and then read as a browser would. */
type Browser = { JSDOM: new (html: string, options: { url: string }) => { window: Window } };
const { JSDOM } = jest.requireActual<Browser>('jsdom');

jest.replaceProperty(process.env, 'NODE_ENV', 'production');
jest.resetModules(); // the setup has already loaded React in test mode
const { default: renderDocument } =
  jest.requireActual<typeof import('../../build/document')>('../../build/document');

const ENTRY = 'start("é", 1 < 2)';

const renderPage = (path: string) =>
  renderDocument({
    compilation: { assets: { 'assets/entry.js': { source: () => ENTRY } as never } },
    htmlWebpackPlugin: { files: { js: ['/assets/entry.js'] }, options: { path } },
  });

const parse = (html: string) => new JSDOM(html, { url: site.url }).window.document;

/** A document's metadata, by name, property or rel. */
const metadata = ({ head }: Document) =>
  Object.fromEntries(
    Array.from(head.querySelectorAll('meta, link'), (own) => [
      own.getAttribute('name') ?? own.getAttribute('property') ?? own.getAttribute('rel'),
      own.getAttribute('content') ?? own.getAttribute('href'),
    ]),
  );

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(Object.keys(pages))('the document rendered for %s', (path) => {
  const html = renderPage(path);
  const document = parse(html);
  const { head } = document;
  const { title, preview } = findPage(path);

  test('declares its encoding first, and its language, title, icons and colour schemes', () => {
    expect(head.firstElementChild?.getAttribute('charset')).toBe('utf-8');
    expect(document.documentElement.lang).toBe(site.language);
    expect(Intl.getCanonicalLocales(site.language)).toEqual([site.language]);
    if (path === '/') expect(document.title.indexOf(site.name)).toBe(0);
    for (const part of [title, site.name]) expect(document.title).toContain(part);
    expect(metadata(document)).toMatchObject({
      manifest: '/manifest.webmanifest',
      'apple-touch-icon': '/apple-touch-icon.png',
      icon: '/favicon.svg',
      viewport: 'width=device-width, initial-scale=1', // and lets readers zoom
      'color-scheme': 'light dark',
    });
  });

  test('contains its entry script and plain styles, and its body starts with the font preload', () => {
    expect(Array.from(document.scripts, ({ text }) => text)).toContain(ENTRY);
    // With its markers, styled-components would take over the style.
    expect(html).not.toMatch(/data-styled|sc\*\//);
    expect(document.body.firstElementChild?.getAttribute('as')).toBe('font');
  });

  test('has, before its inline code, a CSP that allows exactly that code', () => {
    const policy = head.querySelector('[http-equiv=Content-Security-Policy]') as HTMLMetaElement;
    const allowed = (name: string) =>
      new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy.content)?.[1]?.split(' ') ?? [];
    const hashesOf = (kind: string) =>
      Array.from(document.querySelectorAll(kind), (element) => {
        expect(policy.compareDocumentPosition(element) & 4).toBe(4);
        return hashOf(element.textContent ?? '');
      });
    const ofHashes = (source: string) => source.startsWith("'sha256");
    expect(allowed('script-src').filter(ofHashes)).toEqual(hashesOf('script:not([type], [src])'));
    // The empty string is for the style element of styled-components.
    expect(allowed('style-src').filter(ofHashes)).toEqual([...hashesOf('style'), hashOf('')]);
  });

  test('has no text that is only a space beside a comment: Chromium leaves it out of names', () => {
    expectNoProblems(
      [...html.matchAll(/.{0,40}(> <!--|--> <).{0,40}/g)].map(String),
      'write neighbouring texts as one string, as in Footer.tsx',
    );
  });

  if (!preview) {
    test('is marked noindex and has no description', () => {
      expect(metadata(document).robots).toBe('noindex');
      const others = '[rel=canonical], [name=description], [property]';
      expect(head.querySelectorAll(others)).toHaveLength(0);
    });
  } else {
    test('tells search engines and link previews the same, with absolute URLs', () => {
      const { description, picture } = preview;
      const said = metadata(document);
      expect(said.robots).toBeUndefined();
      expect(said['og:title']).toContain(title);
      expect(said).toMatchObject({
        ...{ description, 'og:description': description },
        ...{ canonical: site.url + path, 'og:url': site.url + path, 'og:site_name': site.name },
        ...{ 'og:image': `${site.url}${picture.file}?v=1`, 'og:image:alt': picture.alt },
        ...{ 'og:image:width': `${picture.width}`, 'og:image:height': `${picture.height}` },
        ...{ 'og:locale': site.language.replace('-', '_'), 'twitter:card': 'summary_large_image' },
      });
    });
  }
});

test.each([site.name, 'A </script><!-- <script> B'])(
  'Home tells search engines which organisation it belongs to, if its name is %s',
  (name) => {
    const { site: own } =
      jest.requireActual<typeof import('../../src/content/site')>('../../src/content/site');
    jest.replaceProperty(own, 'name', name as typeof own.name);
    const find = (path: string) =>
      parse(renderPage(path)).querySelector('[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(String(find('/')))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url: `${site.url}/`,
      logo: {
        '@type': 'ImageObject',
        url: `${site.url}/icon-512.png`,
        width: 512,
        height: 512,
      },
    });
    expect(find('/about')).toBeUndefined();
  },
);

test('a build without the entry script fails, and says how to fix it', () => {
  const options = { files: { js: ['/assets/other.js'] }, options: { path: '/' } };
  expect(() => renderDocument({ compilation: { assets: {} }, htmlWebpackPlugin: options })).toThrow(
    'The entry script "/assets/other.js" is missing, so it cannot be inlined. Keep the entry',
  );
});

describe('the CSP', () => {
  const { buildCsp } = jest.requireActual<typeof import('../../build/csp')>('../../build/csp');
  const policy = (endpoint?: string) => buildCsp({ scripts: ['a'], styles: [], endpoint });

  test('allows the site’s own files, and no code or page that others could put in', () => {
    for (const name of ['object-src', 'base-uri'])
      expect(policy()).toMatch(new RegExp(`${name} 'none'(;|$)`));
    expect(policy()).toMatch(/form-action 'none'(;|$)/); // without a service
    expect(policy()).toContain("trusted-types 'none'");
    expect(policy()).toContain("require-trusted-types-for 'script'");
    // Firefox before 132 needs default-src for the logo and the hero's drawing.
    for (const name of ['default-src', 'script-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy()).toMatch(new RegExp(`${name} 'self'`));
    expect(policy()).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  });

  test('allows the endpoint of the service', () => {
    expect(policy('https://a.example/b?c')).toMatch(/form-action https:\/\/a\.example(;|$)/);
    expect(policy('/contact')).toContain("form-action 'self';");
    expect(policy('https://a.example/b?c')).toContain("connect-src 'self' https://a.example;");
  });
});

describe('the styles', () => {
  const html = renderPage('/');

  test('have no width queries for print', () => {
    expectNoProblems(
      [...html.matchAll(/@media (?!screen)[^{]*width[^{]*/g)].map(String),
      'take the width from theme.media, which has widths for screens only',
    );
  });
});

test('robots.txt allows every crawler and names the sitemap, which lists the pages to index', () => {
  const everyone = 'User-agent: *\nAllow: /\n';
  expect(textFiles['robots.txt']).toBe(`${everyone}\nSitemap: ${site.url}/sitemap.xml\n`);
  const sitemap = textFiles['sitemap.xml'];
  expect(sitemap).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  expect(Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc]) => loc)).toEqual(
    Object.keys(pages).flatMap((path) => (findPage(path).preview ? site.url + path : [])),
  );
});

test('the manifest names the site, its icons and the page that an installed site opens', () => {
  const { name, lang, icons, start_url } = JSON.parse(textFiles['manifest.webmanifest']);
  expect([name, lang]).toEqual([site.name, site.language]);
  expect(Object.keys(pages)).toContain(start_url);
  expect(icons).toMatchObject([{ sizes: '192x192' }, { sizes: '512x512' }]);
  const files = icons.map(({ src }: { src: string }) => path.join(STATIC, src));
  expect(files.filter((file: string) => !existsSync(file))).toEqual([]);
});
