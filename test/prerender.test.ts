/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { pages } from '../src/content/pages';
import { site } from '../src/content/site';
import renderDocument from '../src/document';
import { pageAt, titleOf } from '../src/router/pageAt';
import renderTextFile, { textFiles } from '../src/textFiles';

/* Documents are rendered in Node, as the build does, and then read as a browser would. */
type Browser = { JSDOM: new (html: string, options: { url: string }) => { window: Window } };
const { JSDOM } = jest.requireActual<Browser>('jsdom');

const rendered = (path: string) =>
  renderDocument({ htmlWebpackPlugin: { files: { js: ['/assets/index.js'] }, options: { path } } });

const parse = (html: string) => new JSDOM(html, { url: site.url }).window.document;

describe.each(pages.map(({ path }) => ({ path })))(
  'the document rendered for $path',
  ({ path }) => {
    const html = rendered(path);
    const document = parse(html);
    const page = pageAt(path);

    /** The values of an attribute of the elements in the head that match. */
    const all = (selector: string, attribute = 'content') =>
      Array.from(document.head.querySelectorAll(selector), (found) =>
        found.getAttribute(attribute),
      );

    test('says its language, encoding, title and viewport', () => {
      expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${site.language}"`));
      expect(all('meta[charset]', 'charset')).toEqual(['utf-8']);
      expect(document.head.firstElementChild?.getAttribute('charset')).toBe('utf-8');
      expect(document.querySelectorAll('head > title')).toHaveLength(1);
      expect(document.title).toBe(titleOf(page));
      for (const part of [page.title, site.name]) expect(document.title).toContain(part);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(all('meta[name=viewport]')).toEqual(['width=device-width, initial-scale=1']);
    });

    test('says its colours for day and night', () => {
      expect(all('meta[name=color-scheme]')).toEqual(['light dark']);
      for (const scheme of ['light', 'dark']) {
        expect(all(`meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`)).toEqual([
          expect.stringMatching(/^#[0-9a-f]{6}$/i),
        ]);
      }
    });

    test('describes itself to search engines and link previews if it may be found, and else hides', () => {
      const described = {
        'meta[name=robots]': all('meta[name=robots]'),
        'meta[name=description]': all('meta[name=description]'),
        canonical: all('link[rel=canonical]', 'href'),
        ...Object.fromEntries(
          ['type', 'site_name', 'title', 'description', 'url', 'image', 'image:alt'].map((name) => [
            `og:${name}`,
            all(`meta[property="og:${name}"]`),
          ]),
        ),
        'twitter:card': all('meta[name="twitter:card"]'),
      };
      const hidden = Object.fromEntries(Object.keys(described).map((name) => [name, []]));
      expect(described).toEqual(
        page.isIndexed
          ? {
              'meta[name=robots]': [],
              'meta[name=description]': [page.description],
              canonical: [site.url + path],
              'og:type': ['website'],
              'og:site_name': [site.name],
              'og:title': [titleOf(page)],
              'og:description': [page.description],
              'og:url': [site.url + path],
              'og:image': [site.url + page.picture.src],
              'og:image:alt': [page.picture.alt],
              'twitter:card': ['summary_large_image'],
            }
          : { ...hidden, 'meta[name=robots]': ['noindex'] },
      );
      const remedy =
        'a sentence of 52 to 172 characters as its description in src/content/pages.ts';
      const isSentence = !page.isIndexed || /^[A-Z].{50,170}\.$/.test(page.description);
      expect({ isSentence, remedy }).toEqual({ isSentence: true, remedy });
    });

    test('tells search engines of the organisation, at its home', () => {
      const data = Array.from(
        document.querySelectorAll('script[type="application/ld+json"]'),
        ({ textContent }) => JSON.parse(textContent ?? ''),
      );
      expect(data).toEqual(
        path === '/'
          ? [
              expect.objectContaining({
                '@context': 'https://schema.org',
                '@type': 'Organization',
                name: site.name,
                url: `${site.url}/`,
                logo: expect.stringContaining(site.url),
              }),
            ]
          : [],
      );
    });

    test('carries its styles with it, and none in attributes', () => {
      const styles = Array.from(document.querySelectorAll('style'), (style) => style.textContent);
      expect(styles.join('')).toContain('@font-face');
      expect(styles.filter((text) => text === '')).toEqual([]);
      expect(document.querySelectorAll('link[rel=stylesheet], [style]')).toHaveLength(0);
      expect(html.indexOf('</style>')).toBeLessThan(html.indexOf('<body'));
    });

    test('asks for the font after everything that the first paint needs', () => {
      expect(document.querySelectorAll('head link[rel=preload]')).toHaveLength(0);
      expect(document.body.lastElementChild?.getAttribute('as')).toBe('font');
    });

    test('hides nothing until a script runs, and loads nothing from elsewhere', () => {
      expect(document.querySelectorAll('noscript, [hidden], template, iframe')).toHaveLength(0);
      const sources = document.querySelectorAll('[src], [srcset], link:not([rel=canonical])');
      for (const element of sources) {
        for (const attribute of ['src', 'srcset', 'href']) {
          const value = element.getAttribute(attribute);
          if (value !== null) expect(value).toMatch(/^\/[^/]/);
        }
      }
      expect(html).not.toMatch(/url\(['"]?(https?:)?\/\//);
      const scripts = Array.from(document.scripts).filter(({ src }) => src);
      expect(scripts.map((script) => script.outerHTML)).toEqual([
        '<script defer="" src="/assets/index.js"></script>',
      ]);
    });

    test('knows its own path', () => {
      expect(document.documentElement.dataset.path).toBe(path);
    });
  },
);

test('every picture and font that is shipped is asked for', () => {
  const texts = [...pages.map(({ path }) => rendered(path)), ...Object.values(textFiles)].join(
    '\n',
  );
  const shipped = readdirSync('static', { recursive: true, encoding: 'utf8' });
  const unused = shipped
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(svg|png|ico|jpe?g|webp|avif|woff2)$/.test(file))
    .filter((file) => !texts.includes(`/${file}`))
    .map((file) => `static/${file}`);
  const remedy =
    'show it, or delete it; a drawing by taking its line out of art/draw.mjs, and npm run art';
  expect({ unused, remedy }).toEqual({ unused: [], remedy });
});

describe('the text files', () => {
  const read = (filename: keyof typeof textFiles) =>
    renderTextFile({ htmlWebpackPlugin: { options: { filename } } });

  test('robots.txt lets everyone in and names the sitemap', () => {
    expect(read('robots.txt').split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Allow: /', `Sitemap: ${site.url}/sitemap.xml`]),
    );
  });

  test('sitemap.xml lists the pages that may be found', () => {
    const { DOMParser } = new JSDOM('', { url: site.url }).window as Window & typeof globalThis;
    const document = new DOMParser().parseFromString(read('sitemap.xml'), 'application/xml');
    expect(document.documentElement.namespaceURI).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    );
    const listed = Array.from(document.getElementsByTagName('loc'), (loc) => loc.textContent);
    expect(listed).toEqual(
      pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => site.url + path),
    );
  });

  test('the manifest names the site and its icons', () => {
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
      name: site.name,
      lang: site.language,
      start_url: '/',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
    });
  });

  test('security.txt names a mailbox of the site, and a day by which to confirm it', () => {
    const fields = new Map(
      read('.well-known/security.txt')
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect(fields.get('Contact')).toMatch(/^mailto:[\w.]+@/);
    expect(fields.get('Contact')?.split('@')[1]).toBe(new URL(site.url).host);
    expect(fields.get('Canonical')).toBe(`${site.url}/.well-known/security.txt`);
    expect(Date.parse(fields.get('Expires') ?? '')).not.toBeNaN();
  });
});
