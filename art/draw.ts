/* Draws the images and icons of the site, subsets its font, and writes src/drawings/drawings.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { files } from './files';

for (const [name, content] of Object.entries(files)) {
  const file = new URL(`../${name}`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, content);
}
