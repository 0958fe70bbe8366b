import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { directory, hydrate, paths, site, visit } from './harness';

const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
});

/** Everything that is not valid, as "line: rule: message". */
async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`),
  );
}

test.each(['index.html', 'about.html', '404.html'])('%s is valid as built', async (name) => {
  expect(await faults(read(name))).toEqual([]);
});

test.each(paths)('%s is valid after React has taken over', async (path) => {
  const { page } = await visit(path);
  await hydrate(page);
  expect(await faults(await page.content())).toEqual([]);
});

/** Every address that the document refers to, in whatever attribute. */
const references = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['href', 'src', 'srcset', 'content', 'action'];
    const names = attributes.map((name) => `[${name}]:not([name="theme-color"])`).join();
    const elements = [...document.querySelectorAll(names)];
    const values = elements.flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    const inStyles = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
      [...textContent.matchAll(/url\(['"]?([^'")]+)/g)].map(([, url]) => String(url)),
    );
    return [...values, ...inStyles].filter((value) => /^(\/|#|https?:)/.test(value));
  });

/** The site's own public address, under which it refers to itself. */
const publicSite = () => /Sitemap: (.*)\/sitemap\.xml/.exec(read('robots.txt'))?.[1] as string;

test.each(paths)('everything that %s refers to exists, fragments included', async (path) => {
  const { page } = await visit(path, { javaScriptEnabled: false });
  const found = await references(page);
  expect(found.length).toBeGreaterThan(5);
  const missing: string[] = [];
  for (const reference of new Set(found)) {
    const { pathname, hash, origin } = new URL(reference.replace(publicSite(), site), site + path);
    expect(origin).toBe(site);
    const response = await page.request.get(site + pathname);
    // The document for unknown paths calls itself by a path that is unknown, too.
    const isThere = response.status() === (path === '/nope' && pathname === '/404' ? 404 : 200);
    const hasTarget = hash === '' || (await response.text()).includes(`id="${hash.slice(1)}"`);
    if (!isThere || !hasTarget) missing.push(reference);
  }
  expect(missing).toEqual([]);
});

test('what describes the organisation to search engines can be parsed', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  const [text = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(text)).toMatchObject({ '@type': 'Organization', url: `${publicSite()}/` });
});

test('sitemap and robots agree with the documents', async () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual([`${publicSite()}/`]);
  expect(read('robots.txt')).not.toMatch(/^Disallow: \/./m);
  for (const path of paths) {
    const { page } = await visit(path, { javaScriptEnabled: false });
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    const isHidden = (await page.locator('meta[name="robots"][content="noindex"]').count()) > 0;
    // What is listed may be indexed, and nothing else.
    expect(listed.includes(canonical ?? '')).toBe(!isHidden);
  }
});

test('the manifest’s icons and the share picture have the size that is said', async () => {
  const { icons } = JSON.parse(read('manifest.webmanifest')) as {
    icons: { src: string; sizes: string }[];
  };
  const { page } = await visit('/', { javaScriptEnabled: false });
  const property = (name: string) =>
    page.locator(`meta[property="og:image${name}"]`).getAttribute('content');
  const share = {
    src: new URL((await property('')) ?? '').pathname,
    sizes: `${await property(':width')}x${await property(':height')}`,
  };
  for (const { src, sizes } of [...icons, share]) {
    const { width, height } = PNG.sync.read(readFileSync(path.join(directory, src)));
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
  }
});

test('every picture that is shipped is shown somewhere', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  const shown = (await references(page)).join() + read('about.html');
  const pictures = readdirSync(path.join(directory, 'images')).filter((name) =>
    /\.(svg|png)$/.test(name),
  );
  expect(pictures.filter((name) => !shown.includes(`/images/${name}`))).toEqual([]);
});
