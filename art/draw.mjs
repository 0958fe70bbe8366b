/*
 * Draws every picture, icon and the font of the site, and writes what the sources must know of them, into the
 * repository or into the directory that is given; takes away what it drew before and no longer draws. The same input
 * gives the same bytes: test/art.test.ts compares them with what is committed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromSource } from '../delivery/fromSource.js';
import { contours } from './contours.mjs';
import { licence, webFont, woff2 } from './font.mjs';
import { drawings, glyphs } from './glyphs.mjs';
import { hero } from './hero.mjs';
import { favicon, ico, icon, share } from './icons.mjs';
import * as industries from './industries.mjs';
import { lost } from './lost.mjs';
import * as plates from './plates.mjs';
import { research } from './research.mjs';
import { standIns } from './standIns.mjs';
import { summit } from './summit.mjs';

/** What home.ts can name as a picture. */
const pictures = {
  hero: hero(),
  development: plates.development(),
  deployment: plates.deployment(),
  consultancy: plates.consultancy(),
  contours: contours(),
  startups: industries.startups(),
  researchers: industries.researchers(),
  companies: industries.companies(),
  'short-term': plates.shortTerm(),
  retainer: plates.retainer(),
  workshops: plates.workshops(),
  'project-based': plates.projectBased(),
  blog: plates.blog(),
  research: research(),
  summit: summit(),
};

const files = {
  ...Object.fromEntries(
    Object.entries(pictures).map(([name, { svg }]) => [`static/images/${name}.svg`, svg]),
  ),
  'static/images/glyphs.svg': glyphs(),
  'static/images/lost.svg': lost(),
  'static/images/share.png': await share(),
  'static/favicon.svg': favicon(),
  'static/favicon.ico': ico(icon(32), 32),
  'static/apple-touch-icon.png': icon(180),
  'static/icon-192.png': icon(192),
  'static/icon-512.png': icon(512),
  [`static${webFont.file}`]: await woff2(),
  'static/fonts/OFL.txt': licence(),
  'src/content/pictures.ts': pictureList(),
  'src/ui/glyphNames.ts': glyphList(),
  'src/theme/standIns.ts': await standIns(),
};

const directory = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
let changes = 0;
for (const name of formerly().filter((name) => !(name in files))) {
  rmSync(join(directory, name));
  say(`removed ${name}`);
  changes += 1;
}
for (const [name, content] of Object.entries(files)) {
  const file = join(directory, name);
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  say(`wrote ${name}`);
  changes += 1;
}
if (changes === 0) say('Everything is drawn as it has to be.');

/** The drawings and fonts of the last run that are still there. */
function formerly() {
  /** @type {{ pictures: Record<string, { src: string }> }} */
  const { pictures } = fromSource('content/pictures.ts');
  const drawings = Object.values(pictures).map(({ src }) => `static${src}`);
  const fonts = join(directory, 'static/fonts');
  const faces = existsSync(fonts) ? readdirSync(fonts).filter((name) => /\.woff2$/.test(name)) : [];
  return [...drawings, ...faces.map((name) => `static/fonts/${name}`)].filter((name) =>
    existsSync(join(directory, name)),
  );
}

/** The pictures with their sizes and captions, as a module. */
function pictureList() {
  const key = (/** @type {string} */ name) => (/^\w+$/.test(name) ? name : `'${name}'`);
  const entries = Object.entries(pictures).map(([name, drawing]) => {
    const { width, height } = drawing;
    const caption = 'caption' in drawing ? `    caption: '${drawing.caption}',\n` : '';
    return `  ${key(name)}: {\n    src: '/images/${name}.svg',\n    width: ${width},\n    height: ${height},\n${caption}  },\n`;
  });
  return `/* Written by npm run art: each caption by the program that draws its picture, from the same numbers. */\nexport const pictures = {\n${entries.join('')}} as const;\n\nexport type PictureName = keyof typeof pictures;\n`;
}

/** The names of the glyphs, as a module. */
function glyphList() {
  const entries = Object.keys(drawings).map((name) => `  '${name}',\n`);
  return `/* Written by npm run art: what static/images/glyphs.svg holds. */\nexport const glyphNames = [\n${entries.join('')}] as const;\n\nexport type GlyphName = (typeof glyphNames)[number];\n`;
}
