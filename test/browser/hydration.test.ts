import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTakenOver } from '../support/inPage';
import { paths } from '../support/paths';
import { directory, hydrate, otherDirectory, site, visit, visitBetween } from './harness';

/** Runs in the page: all of its markup, rules of style included, tag by tag, but for styled-components' own element. */
function markup(): string[] {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  copy.querySelector('style[data-styled]')?.remove();
  return copy.outerHTML.split(/(?=<)/);
}

/** Runs in the page: how every element looks, in what the page's own styles set most. */
function look(): string[] {
  const properties =
    'display position inset padding margin gap grid-column color background-color border font width height';
  return [...document.querySelectorAll('body, #root *')].flatMap((element, i) =>
    ['', '::before'].map((part) => {
      const style = getComputedStyle(element, part);
      const values = properties.split(' ').map((name) => style.getPropertyValue(name));
      return `${i} ${element.localName}${part}: ${values.join(' | ')}`;
    }),
  );
}

/** Runs in the page: how many rules of style the app has added. */
function addedRules(): number {
  const own = document.querySelector<HTMLStyleElement>('style[data-styled=active]');
  return own?.sheet?.cssRules.length ?? 0;
}

/** styled-components' markers for the document of a path, which the app brings. */
function markersOf(path: string): { version: string; text: string } {
  const app = readFileSync(join(directory, 'assets/app.js'), 'utf8');
  return JSON.parse(app.match(/\{"\/":\{"version":.*?\}\}/)?.[0] ?? '')[path];
}

/** Runs in the page: puts them where builds had them that left them in the document. */
function addMarkers({ version, text }: { version: string; text: string }): void {
  const element = document.createElementNS(null, 'style');
  element.setAttribute('data-styled', 'true');
  element.setAttribute('data-styled-version', version);
  element.textContent = text;
  document.head.append(element);
}

test.each(paths)(
  '%s fetches React only when it is needed, and keeps every element and word',
  async (path) => {
    const { page, scripts } = await visit(path);
    expect(await page.evaluate(isTakenOver)).toBe(false);
    expect(scripts).toEqual([]);
    const before = await page.evaluate(markup);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await hydrate(page);
    expect(scripts).toHaveLength(1);
    expect(await page.evaluate(markup)).toEqual(before);
    // The same node, not one that React put in its place.
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  },
);

test('every rule of style stays where it is as React takes over', async () => {
  const { page } = await visit('/');
  const before = await page.evaluate(look);
  await hydrate(page);
  expect(await page.evaluate(addedRules)).toBe(0);
  expect(await page.evaluate(look)).toEqual(before);
});

describe.each([false, true])(
  'a document of another build, with markers in it: %s',
  (hasMarkers) => {
    test('looks as the app has it, once it has taken over', async () => {
      const { page } = await visitBetween(otherDirectory, directory);
      const own = await (await visit('/')).page.evaluate(look);
      expect(await page.evaluate(look)).not.toEqual(own);
      if (hasMarkers) await page.evaluate(addMarkers, markersOf('/'));
      await hydrate(page);
      expect(await page.evaluate(addedRules)).toBeGreaterThan(0);
      expect(await page.evaluate(look)).toEqual(own);
    });
  },
);

test('a document whose styles alone are of another build looks as the app has it, too', async () => {
  const older = (html: string) => {
    // A piece that extends another, and is not styled as it was.
    const extension = String(/<figcaption class="\w+ (\w+)"/.exec(html)?.[1]);
    return html
      .replaceAll(extension, 'older')
      .replace('.older{', '.older{margin-top:1rem;')
      .replace(/data-build="\w+"/, 'data-build="older"')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  };
  const { page } = await visit('/', {
    prepare: (page) =>
      page.route(`${site}/`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: older(await response.text()) });
      }),
  });
  const own = await (await visit('/')).page.evaluate(look);
  expect(await page.evaluate(look)).not.toEqual(own);
  await hydrate(page);
  expect(await page.evaluate(look)).toEqual(own);
});
