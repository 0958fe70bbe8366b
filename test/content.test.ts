/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOf } from '../delivery/checks';
import { textFiles } from '../src/build/textFiles';
import { home } from '../src/content/home';
import { notFound, pages } from '../src/content/pages';
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
  const texts = values.flatMap(([, text]) => (typeof text === 'string' ? text : []));
  const html = texts.map((text) => `<p>${text.replaceAll('&', '&amp;')}</p>`);
  expect(faultsOf('The content', html.join(''), new Map())).toEqual([]);
});

test('icons, share pictures and photographs have the sizes that are announced', () => {
  const { icons } = JSON.parse(textFiles['manifest.webmanifest']);
  const pictures = values
    .map(([, value]) => Object(value) as Photograph)
    .filter(({ alt, src }) => alt && /\.(jpe?g|png)\b/.test(src));
  const announced = [
    ...icons.map(({ src, sizes }: { src: string; sizes: string }) => `${src} ${sizes}`),
    ...pictures.map(({ src, width, height }) => `${src} ${width}x${height}`),
  ];
  const found = announced.map((line) => {
    const [src = ''] = line.split(' ');
    const { width, height } = imageSize(
      readFileSync(path.join(__dirname, '../static', new URL(src, site.url).pathname)),
    );
    return `${src} ${width}x${height}`;
  });
  const remedy =
    'the size of its file, of a share picture in src/content/pages.ts, of a photograph where it is shown';
  expect({ found, remedy }).toEqual({ found: announced, remedy });
});
