/*
 * Draws every picture, icon and the font of the site into static/, or into the directory that is given.
 * The same input gives the same bytes: test/art.test.ts compares them with what is committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contours } from './contours.mjs';
import { licence, webFont } from './font.mjs';
import { glyphs } from './glyphs.mjs';
import { hero } from './hero.mjs';
import { favicon, ico, icon, share } from './icons.mjs';
import * as plates from './plates.mjs';

const files = {
  'images/hero.svg': hero(),
  'images/development.svg': plates.development(),
  'images/deployment.svg': plates.deployment(),
  'images/consultancy.svg': plates.consultancy(),
  'images/contours.svg': contours(),
  'images/short-term.svg': plates.shortTerm(),
  'images/retainer.svg': plates.retainer(),
  'images/workshops.svg': plates.workshops(),
  'images/project-based.svg': plates.projectBased(),
  'images/blog.svg': plates.blog(),
  'images/research.svg': plates.research(),
  'images/glyphs.svg': glyphs(),
  'images/share.png': await share(),
  'favicon.svg': favicon(),
  'favicon.ico': ico(icon(32), 32),
  'apple-touch-icon.png': icon(180),
  'icon-192.png': icon(192),
  'icon-512.png': icon(512),
  'fonts/bricolage-grotesque.woff2': await webFont(),
  'fonts/OFL.txt': licence(),
};

const directory = process.argv[2] ?? fileURLToPath(new URL('../static', import.meta.url));
for (const [name, content] of Object.entries(files)) {
  const file = join(directory, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
