/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { pages } from '../src/content/pages';
import { site } from '../src/content/site';
import renderDocument from '../src/document';
import { pageAt, titleOf } from '../src/router/pageAt';
import renderTextFile, { textFiles } from '../src/textFiles';
import { night, tokens } from '../src/theme/tokens';

/* Documents are rendered in Node, as the build does, and then read as a browser would. */
type Browser = { JSDOM: new (html: string, options: { url: string }) => { window: Window } };
const { JSDOM } = jest.requireActual<Browser>('jsdom');

const rendered = (path: string) =>
  renderDocument({ htmlWebpackPlugin: { files: { js: [] }, options: { path } } });

const parse = (html: string) => new JSDOM(html, { url: site.url }).window.document;

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
});

describe.each(pages.map(({ path }) => ({ path })))(
  'the document rendered for $path',
  ({ path }) => {
    const html = rendered(path);
    const document = parse(html);
    const page = pageAt(path);

    /** What the elements in the head that match are called, and what they say. */
    const said = (selector: string) =>
      Array.from(document.head.querySelectorAll(selector), (element) => {
        return ['name', 'property', 'rel', 'content', 'href', 'media']
          .map((attribute) => element.getAttribute(attribute))
          .filter((value) => value !== null);
      });

    test('is valid', async () => {
      const { results } = await validator.validateString(html);
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`),
      );
      expect(faults).toEqual([]);
    });

    test('says its language, title, viewport and schemes, first of all its encoding', () => {
      expect(document.head.firstElementChild?.getAttribute('charset')).toBe('utf-8');
      expect(document.documentElement.lang).toBe(site.language);
      expect(document.title).toBe(titleOf(page));
      for (const part of [page.title, site.name]) expect(document.title).toContain(part);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(said('[name=viewport], [name=color-scheme], [name=theme-color]')).toEqual([
        ['viewport', 'width=device-width, initial-scale=1'],
        ['color-scheme', 'light dark'],
        ['theme-color', tokens.color.paper, '(prefers-color-scheme: light)'],
        ['theme-color', night.paper, '(prefers-color-scheme: dark)'],
      ]);
    });

    test('describes itself to search engines and link previews if it may be found, and else hides', () => {
      expect(
        said('[name=robots], [name=description], [rel=canonical], [property], [name^=twitter]'),
      ).toEqual(
        page.isIndexed
          ? [
              ['description', page.description],
              ['canonical', site.url + path],
              ['og:type', 'website'],
              ['og:site_name', site.name],
              ['og:title', titleOf(page)],
              ['og:description', page.description],
              ['og:url', site.url + path],
              ['og:locale', site.language.replace('-', '_')],
              ['og:image', site.url + page.picture.src],
              ['og:image:width', String(page.picture.width)],
              ['og:image:height', String(page.picture.height)],
              ['og:image:alt', page.picture.alt],
              ['twitter:card', 'summary_large_image'],
            ]
          : [['robots', 'noindex']],
      );
      const remedy =
        'a sentence of 52 to 172 characters as its description in src/content/pages.ts';
      const isSentence = !page.isIndexed || /^[A-Z].{50,170}\.$/.test(page.description);
      expect({ isSentence, remedy }).toEqual({ isSentence: true, remedy });
    });

    test('carries its styles with it, in the head, and none in attributes', () => {
      const styles = Array.from(
        document.querySelectorAll('head > style'),
        (style) => style.innerHTML,
      );
      expect(styles).toEqual([
        expect.stringContaining('@font-face'),
        expect.stringContaining('{'),
        expect.stringContaining('data-styled'),
      ]);
      expect(document.querySelectorAll('link[rel=stylesheet], [style]')).toHaveLength(0);
    });

    test('asks for the font after everything that the first paint needs', () => {
      expect(document.querySelectorAll('head link[rel=preload]')).toHaveLength(0);
      expect(document.body.lastElementChild?.getAttribute('as')).toBe('font');
    });
  },
);

test('phones, which alone would, are asked not to enlarge text on their own', () => {
  expect(rendered('/')).toMatch(/html\{text-size-adjust:none;-webkit-text-size-adjust:none;\}/);
});

test('the home page spends no frame on what comes before its heading', () => {
  const document = parse(rendered('/'));
  const link = document.head.querySelector('link[rel=expect][blocking=render]');
  expect(document.querySelector(String(link?.getAttribute('href')))).toBe(
    document.querySelector('h1'),
  );
});

test('the home page tells search engines of the organisation', () => {
  const data = parse(rendered('/')).querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
  });
});

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
    expect(read('sitemap.xml')).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
    const listed = Array.from(read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, loc]) => loc);
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
    const text = read('.well-known/security.txt');
    const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
    expect(text).toMatch(/^Contact: mailto:[\w.]+@/);
    expect(text).toContain(`@${new URL(site.url).host}\n`);
    expect(text).toContain(`\nCanonical: ${site.url}/.well-known/security.txt\n`);
    expect(Date.parse(expires)).not.toBeNaN();
  });
});
