import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
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

test('share pictures and icons exist and have the sizes that are announced', () => {
  const { icons } = JSON.parse(textFiles['manifest.webmanifest']);
  const announced: [src: string, size: string][] = [
    ...pages
      .filter((page) => page.isIndexed)
      .map(({ picture: { src, width, height } }): [string, string] => [src, `${width}x${height}`]),
    ...icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes]),
  ];
  for (const [src, size] of announced) {
    const { width, height } = PNG.sync.read(readFileSync(inStatic(src)));
    expect([src, `${width}x${height}`]).toEqual([src, size]);
  }
});
