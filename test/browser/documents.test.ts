import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { paths } from '../support/paths';
import { directory, hydrate, site, visit } from './harness';

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

test.each(readdirSync(directory).filter((name) => name.endsWith('.html')))(
  '%s is valid as built',
  async (name) => {
    expect(await faults(read(name))).toEqual([]);
  },
);

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
    // Where a link leads outside of the site is not the site's to answer for.
    const elements = [...document.querySelectorAll(names)].filter(
      (element) => !element.matches('a[href^="http"]'),
    );
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
    const isThere = response.status() === 200;
    const hasTarget = hash === '' || (await response.text()).includes(`id="${hash.slice(1)}"`);
    if (!isThere || !hasTarget) missing.push(reference);
  }
  expect(missing).toEqual([]);
});

test('every picture that is shipped is shown somewhere', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  const shown = (await references(page)).join() + read('about.html');
  const pictures = readdirSync(path.join(directory, 'images')).filter((name) =>
    /\.(svg|png)$/.test(name),
  );
  expect(pictures.filter((name) => !shown.includes(`/images/${name}`))).toEqual([]);
});
