/** @jest-environment node */
import { HtmlValidate } from 'html-validate';
import { site } from '../src/content/site';
import renderDocument from '../src/document';
import renderTextFile, { type textFiles } from '../src/textFiles';

/*
 * Documents are rendered in Node, as the build does. Where a browser is needed it is made by hand, and the
 * sources are loaded anew, because libraries look at the beginning whether there is a document.
 */
type Browser = { JSDOM: new (html: string, options: { url: string }) => { window: Window } };
const { JSDOM } = jest.requireActual<Browser>('jsdom');

const rendered = (path: string) =>
  renderDocument({ htmlWebpackPlugin: { files: { js: ['/assets/index.js'] }, options: { path } } });

const parse = (html: string) => new JSDOM(html, { url: site.url }).window.document;

const ROUTES = [
  { path: '/', address: '/', title: /^Kernel Ridge · / },
  { path: '/about', address: '/about', title: /^404 - Page Not Found · Kernel Ridge$/ },
  { path: '/404', address: '/any/other path', title: /^404 - Page Not Found · Kernel Ridge$/ },
];

describe.each(ROUTES)('the document rendered for $path', ({ path, title }) => {
  const html = rendered(path);
  const document = parse(html);

  /** The one value of an attribute of the elements that match. */
  const only = (selector: string, attribute = 'content') => {
    const found = Array.from(document.head.querySelectorAll(selector));
    expect([selector, found.length]).toEqual([selector, 1]);
    return found[0]?.getAttribute(attribute);
  };

  test('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
      rules: {
        // React writes void elements and booleans as XML does, which HTML allows.
        'void-style': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'doctype-style': 'off',
        'require-sri': 'off', // The site's own script comes from where the document does.
      },
    });
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(messages).toEqual([]);
  });

  test('says its language, encoding, title, description and viewport', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB"/);
    expect(only('meta[charset]', 'charset')).toBe('utf-8');
    expect(html.indexOf('charset')).toBeLessThan(1024);
    expect(document.querySelectorAll('head > title')).toHaveLength(1);
    expect(document.title).toMatch(title);
    expect(only('meta[name=description]')).toMatch(/^[A-Z].{50,170}\.$/);
    expect(only('meta[name=viewport]')).toBe('width=device-width, initial-scale=1');
  });

  test('says its colours for day and night', () => {
    expect(only('meta[name=color-scheme]')).toBe('light dark');
    for (const scheme of ['light', 'dark']) {
      const color = only(`meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`);
      expect(color).toMatch(/^#[0-9a-f]{6}$/i);
    }
  });

  test('says its address, and how it is previewed elsewhere', () => {
    const address = site.url + path;
    expect(only('link[rel=canonical]', 'href')).toBe(address);
    expect(only('meta[property="og:url"]')).toBe(address);
    expect(only('meta[property="og:type"]')).toBe('website');
    expect(only('meta[property="og:locale"]')).toBe('en_GB');
    expect(only('meta[property="og:site_name"]')).toBe('Kernel Ridge');
    expect(only('meta[property="og:title"]')).toContain('Kernel Ridge');
    expect(only('meta[property="og:description"]')).toBe(only('meta[name=description]'));
    expect(only('meta[property="og:image"]')).toMatch(/^https:\/\/.+\.png$/);
    expect(only('meta[property="og:image"]')?.startsWith(`${site.url}/images/`)).toBe(true);
    expect(only('meta[property="og:image:alt"]')).toMatch(/\w/);
    expect(only('meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  test('is offered to search engines only where it is a page', () => {
    const robots = document.querySelectorAll('meta[name=robots][content=noindex]');
    const data = Array.from(document.querySelectorAll('script[type="application/ld+json"]'));
    if (path !== '/') {
      expect([robots.length, data.length]).toEqual([1, 0]);
      return;
    }
    expect([robots.length, data.length]).toEqual([0, 1]);
    expect(JSON.parse(data[0]?.textContent ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Kernel Ridge',
      url: `${site.url}/`,
      logo: expect.stringContaining(site.url),
    });
  });

  test('carries its styles with it, and none in attributes', () => {
    const styles = Array.from(document.querySelectorAll('style'), (style) => style.textContent);
    expect(styles.join('')).toContain('@font-face');
    expect(styles.filter((text) => text === '')).toEqual([]);
    expect(document.querySelectorAll('link[rel=stylesheet], [style]')).toHaveLength(0);
    expect(html.indexOf('</style>')).toBeLessThan(html.indexOf('<body'));
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

  test('knows its own route and path', () => {
    expect(document.documentElement.dataset.route).toMatch(/^(home|about|unknown)$/);
    expect(document.getElementById('root')?.dataset.path).toBe(path);
  });
});

describe('in a browser', () => {
  const GLOBALS = [
    'AbortController',
    'SubmitEvent',
    'window',
    'document',
    'navigator',
    'location',
    'FormData',
  ] as const;

  /** Arrives at an address with a document, before any script has run. */
  function arrive(html: string, address: string): Document {
    const window = new JSDOM(html, { url: site.url + address }).window as typeof globalThis.window;
    for (const name of GLOBALS) {
      Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
    }
    jest.resetModules();
    return window.document;
  }

  afterEach(() => {
    for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
  });

  /** Lets React take over the document. */
  async function hydrate(): Promise<void> {
    const { act } = await import('react');
    const { mount } = await import('../src/hydrate');
    let mounted: Promise<void> | undefined;
    await act(async () => {
      mounted = mount();
    });
    await mounted;
  }

  const textOf = (document: Document) => document.getElementById('root')?.textContent;

  describe.each(ROUTES)('at $address', ({ path, address, title }) => {
    test('the prerendered text is what the client renders', async () => {
      const prerendered = textOf(parse(rendered(path)));
      const document = arrive('<div id="root"></div>', address);
      const { act } = await import('react');
      const { createRoot } = await import('react-dom/client');
      const { App } = await import('../src/App');
      const root = createRoot(document.getElementById('root') as HTMLElement);
      await act(async () => root.render(<App renderedFor={path} />));
      expect(textOf(document)).toMatch(/\w/);
      expect(textOf(document)).toBe(prerendered);
    });

    test('React takes over the markup without changing it or a word in the console', async () => {
      const document = arrive(rendered(path), address);
      const before = document.body.innerHTML;
      const heading = document.querySelector('h1');
      await hydrate();
      expect(document.body.innerHTML).toBe(before);
      expect(document.querySelector('h1')).toBe(heading);
      expect(document.title).toMatch(title);
      expect(document.querySelectorAll('title')).toHaveLength(1);
    });
  });

  test.each(['/about', '/elsewhere'])(
    "a host's one document for every path becomes the page of %s",
    async (address) => {
      const document = arrive(rendered('/'), address);
      await hydrate();
      expect(textOf(document)).toBe('404 - Page Not Found');
      expect(document.title).toMatch(/^404 - Page Not Found/);
    },
  );

  test('every submit is written once, at whichever moment of loading and taking over it comes', async () => {
    const { calls } = jest.spyOn(console, 'log').mockImplementation(() => {}).mock;
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const document = arrive(rendered('/'), '/');
    await import('../src/index');
    const SUBMITS = 40;
    for (let i = 0; i < SUBMITS; i++) {
      document.querySelector<HTMLElement>('#contact button')?.click();
      // First from one microtask to the next, then from one task to the next.
      await (i < SUBMITS / 2 ? undefined : new Promise(setImmediate));
    }
    const end = Date.now() + 4_000;
    while (calls.length < SUBMITS && Date.now() < end) await new Promise(setImmediate);
    await new Promise(setImmediate); // one that is written twice has its turn, too
    expect(calls).toHaveLength(SUBMITS);
  });
});

describe('the text files', () => {
  const read = (filename: keyof typeof textFiles) =>
    renderTextFile({ htmlWebpackPlugin: { options: { filename } } });

  test('robots.txt lets everyone in and names the sitemap', () => {
    expect(read('robots.txt').split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Allow: /', `Sitemap: ${site.url}/sitemap.xml`]),
    );
  });

  test('sitemap.xml lists Home alone', () => {
    const { DOMParser } = new JSDOM('', { url: site.url }).window as Window & typeof globalThis;
    const document = new DOMParser().parseFromString(read('sitemap.xml'), 'application/xml');
    expect(document.documentElement.namespaceURI).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    );
    const pages = Array.from(document.getElementsByTagName('loc'), (loc) => loc.textContent);
    expect(pages).toEqual([`${site.url}/`]);
  });

  test('the manifest names the site and its icons', () => {
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
      name: 'Kernel Ridge',
      lang: 'en-GB',
      start_url: '/',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
    });
  });

  test('security.txt names a mailbox of the site, and expires in the future but within about a year', () => {
    const fields = new Map(
      read('.well-known/security.txt')
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect(fields.get('Contact')).toMatch(/^mailto:[\w.]+@/);
    expect(fields.get('Contact')?.split('@')[1]).toBe(new URL(site.url).host);
    expect(fields.get('Canonical')).toBe(`${site.url}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(400);
  });
});
