/* Conventions that no rule of the linter can say. Which way imports point, biome.json says. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../src/content/site';

const SRC = path.join(__dirname, '../src');

/** The text of every file under src/, by its path there. */
const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(SRC, file), 'utf8')]),
);

test.each([
  [
    'styles are not in attributes, which the policy blocks, and belong to components, not to classes',
    /\b(style|className)=|\bclassList\b/,
  ],
  [
    'styles read the theme as static values: import it',
    /\b(use|with)Theme\b|\.theme\b|[{,]\s*theme\s*[,}].*=>/,
  ],
])('%s', (_, forbidden) => {
  const breaches = [...sources].flatMap(([file, text]) =>
    text
      .replace(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '')
      .split('\n')
      .filter((line) => forbidden.test(line) && !file.startsWith('content/'))
      .map((line) => `src/${file}: ${line.trim()}`),
  );
  expect(breaches).toEqual([]);
});

test('the name of the product and the address of the site are words of the content', () => {
  const texts = [site.name, new URL(site.url).host];
  const files = [...sources]
    .filter(
      ([file, text]) => !file.startsWith('content/') && texts.some((own) => text.includes(own)),
    )
    .map(([file]) => `src/${file}`);
  const remedy =
    'read them from src/content/site.ts, or move the sentence to a file in src/content/';
  expect({ files, remedy }).toEqual({ files: [], remedy });
});
