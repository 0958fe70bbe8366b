/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lackingIn } from '../delivery/checks';
import { textFiles } from '../src/build/textFiles';
import { home } from '../src/content/home';
import { notFound, type Page, pages } from '../src/content/pages';
import { site } from '../src/content/site';
import type { Photograph } from '../src/ui/Figure';
import { imageSize } from './support/imageSize';

const content = { home, pages, notFound, site };

/** Every value in the content, with the way to it. */
function valuesIn(value: unknown, way: string): [way: string, value: unknown][] {
  const inner = Object.entries(typeof value === 'object' && value ? value : {});
  return [[way, value], ...inner.flatMap(([key, part]) => valuesIn(part, `${way}.${key}`))];
}

const values = valuesIn(content, 'content');

test('no text is empty, has space around it, or lacks a figure', () => {
  const faults = values.filter(
    ([, text]) =>
      typeof text === 'string' &&
      (text === '' || text !== text.trim() || /undefined|NaN|\[object/.test(text)),
  );
  expect(faults).toEqual([]);
});

test('the font has every character', () => {
  const lacking = values.flatMap(([, text]) => (typeof text === 'string' ? lackingIn(text) : []));
  const remedy = 'add them to the characters in art/webFont.mjs, and npm run art';
  expect({ lacking, remedy }).toEqual({ lacking: [], remedy });
});

test('icons, share pictures and photographs have the sizes that are announced', () => {
  const { icons } = JSON.parse(textFiles['manifest.webmanifest']);
  const pictures = Object.values<Page>(pages).flatMap((page) =>
    page.isIndexed ? page.picture : [],
  );
  const photographs = values
    .map(([, value]) => Object(value) as Photograph)
    .flatMap((value) => (value.files ? { ...value, src: String(value.files.at(-1)?.src) } : []))
    .filter(({ src }) => /\.(jpe?g|png)$/.test(src));
  const announced = [
    ...icons.map(({ src, sizes }: { src: string; sizes: string }) => `${src} ${sizes}`),
    ...[...pictures, ...photographs].map(({ src, width, height }) => `${src} ${width}x${height}`),
  ];
  const found = announced.map((line) => {
    const [src = ''] = line.split(' ');
    const { width, height } = imageSize(
      readFileSync(path.join(__dirname, '../static', new URL(src, site.url).pathname)),
    );
    return `${src} ${width}x${height}`;
  });
  const remedy =
    'of a share picture, a PNG or JPEG, its size in src/content/pages.ts; of a photograph that of its last, largest file';
  expect({ found, remedy }).toEqual({ found: announced, remedy });
});
