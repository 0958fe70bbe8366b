import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { App } from '../src/App';
import * as homeModule from '../src/content/home';
import { pages } from '../src/content/pages';
import { site } from '../src/content/site';
import { textFiles } from '../src/textFiles';

const inStatic = (src: string) => path.join(__dirname, '../static', src);

/** Every string in a value, with the way to it. */
function stringsIn(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${way}.${key}`));
}

test('no text of the content is empty or has space around it', () => {
  const strings = [
    ...stringsIn(homeModule, ''),
    ...stringsIn(pages, 'pages'),
    ...stringsIn(site, 'site'),
  ];
  expect(strings.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
});

/** The size that a picture itself says it has. */
function sizeOf(src: string): { width: number; height: number } {
  const file = readFileSync(inStatic(src));
  // https://www.w3.org/TR/png-3/#11IHDR
  if (src.endsWith('.png')) return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  const [root = ''] = /<svg[^>]*>/.exec(file.toString()) ?? [];
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(root)?.[1]),
  ) as [number, number];
  // What it draws has the same shape as what it covers.
  const [, across, down] = / viewBox="0 0 (\d+) (\d+)"/.exec(root) ?? [];
  expect([src, Number(across) / Number(down)]).toEqual([src, width / height]);
  return { width, height };
}

/** The elements of the home page that match, each with the values of some attributes. */
function onHome(selector: string, ...attributes: string[]): string[][] {
  history.replaceState(null, '', '/');
  const { container } = render(<App renderedFor="/" />);
  return Array.from(container.querySelectorAll(selector), (element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
}

test('every picture on the home page has the size that the content says', () => {
  const pictures = onHome('img[src$=".svg"]', 'src', 'width', 'height');
  expect(pictures.length).toBeGreaterThan(9);
  for (const [src = '', width, height] of pictures) {
    expect([src, sizeOf(src)]).toEqual([src, { width: Number(width), height: Number(height) }]);
  }
});

test('each plate is asked for by night as well, from the same file', () => {
  const byDay = onHome('picture > img', 'src').flat();
  const byNight = onHome('picture > source', 'srcset').flat();
  expect(byNight).toEqual(byDay.map((src) => `${src}#night`));
  for (const src of byDay) {
    expect([src, readFileSync(inStatic(src), 'utf8')]).toEqual([
      src,
      expect.stringContaining(' id="night"'),
    ]);
  }
});

test('share pictures and icons exist and have the sizes that are announced', () => {
  for (const page of pages) {
    if (!page.isIndexed) continue;
    const { src, width, height } = page.picture;
    expect(sizeOf(src)).toEqual({ width, height });
  }
  for (const icon of JSON.parse(textFiles['manifest.webmanifest']).icons) {
    const own = sizeOf(icon.src);
    expect(`${own.width}x${own.height}`).toBe(icon.sizes);
  }
});
