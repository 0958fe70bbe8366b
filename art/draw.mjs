/*
 * Draws every image and icon of the site, subsets its font, and writes the modules of src/ that describe them, into the
 * repository or the directory given as an argument. The same input always gives the same bytes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blog } from './drawings/blog.mjs';
import { consultancy } from './drawings/consultancy.mjs';
import * as coreSample from './drawings/coreSample.mjs';
import { deployment } from './drawings/deployment.mjs';
import { development } from './drawings/development.mjs';
import * as engagement from './drawings/engagement.mjs';
import { hero } from './drawings/hero.mjs';
import * as industries from './drawings/industries.mjs';
import { mountainRange } from './drawings/mountainRange.mjs';
import { notFound } from './drawings/notFound.mjs';
import { research } from './drawings/research.mjs';
import { summit } from './drawings/summit.mjs';
import { fontFacesModule } from './fallbackFonts.mjs';
import { fontLicence, fontPath, subsetWoff2 } from './font.mjs';
import { glyphs, spriteSvg } from './glyphs.mjs';
import { favicon, icoFile, iconPng, shareImage } from './icons.mjs';
import { webFont } from './loadSource.mjs';

/** @template T @param {Record<string, () => T>} module whose functions each draw something */
const drawn = (module) =>
  Object.fromEntries(Object.entries(module).map(([name, draw]) => [name, draw()]));

/** The drawings, by their names in the content. */
const drawings = {
  hero: hero(),
  development: development(),
  deployment: deployment(),
  consultancy: consultancy(),
  mountainRange: mountainRange(),
  ...drawn(coreSample),
  ...drawn(industries),
  ...drawn(engagement),
  blog: blog(),
  research: research(),
  summit: summit(),
};

const fileOf = (/** @type {string} */ name) =>
  `static/images/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
const SPRITE = 'static/images/glyphs.svg';

/** The files of the drawings; some have a second one for phones. @type {[name: string, svg: string][]} */
const svgs = Object.entries(drawings).flatMap(([name, drawing]) => [
  [name, drawing.svg],
  ...('phone' in drawing
    ? [/** @type {[string, string]} */ ([`${name}Phone`, drawing.phone.svg])]
    : []),
]);

const files = {
  ...Object.fromEntries(svgs.map(([name, svg]) => [fileOf(name), svg])),
  [SPRITE]: spriteSvg(),
  'static/images/not-found.svg': notFound(),
  'static/images/share.png': await shareImage(),
  'static/favicon.svg': favicon(),
  'static/favicon.ico': icoFile(iconPng(32), 32),
  'static/apple-touch-icon.png': iconPng(180),
  'static/icon-192.png': iconPng(192),
  'static/icon-512.png': iconPng(512),
  ...Object.fromEntries(
    await Promise.all(webFont.files.map(async (file) => [fontPath(file), await subsetWoff2(file)])),
  ),
  'static/fonts/OFL.txt': fontLicence(),
  'src/content/drawings.ts': drawingsModule(),
  'src/theme/fontFaces.ts': await fontFacesModule(),
};

const directory = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
for (const [name, content] of Object.entries(files)) {
  const file = join(directory, name);
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  process.stdout.write(`wrote ${name}\n`);
}

/** The source code of src/content/drawings.ts. */
function drawingsModule() {
  const entries = Object.entries(drawings).map(
    ([name, drawing]) => `  ${name}: { ${propertiesOf(name, drawing)} },
`,
  );
  const symbols = Object.entries(glyphs).map(
    ([name, { width, height }]) =>
      `  ${name}: { src: \`\${sprite}#${name}\`, width: ${width}, height: ${height} },\n`,
  );
  return `/* Written by npm run art. */
import { asset } from '../asset';

/**
 * The files of all drawings, with their measures. As fractions of the height: where the trail enters each, from the top
 * (trailY), where the farthest land is (horizon), and how high the summits of the mountain range are (summits). As fractions
 * of the width: where the trail enters the last one (trailX), and how much is over the page's content (content). Under some
 * are columns of text, with a gap of a fraction of the content's width.
 */
export const drawings = {
${entries.join('')}} as const;

const sprite = ${assetOf(SPRITE)};

/** Each glyph: its place in the file of all glyphs, and its proportions. */
export const glyphs = {
${symbols.join('')}} as const;
`;
}

/** A file's URL, as source code. */
function assetOf(/** @type {string} */ file) {
  return `asset('${file.slice('static'.length)}')`;
}

/**
 * The properties of a drawing in src/content/drawings.ts, as source code.
 * @param {string} name
 * @param {{ svg: string, summits?: number[], phone?: { svg: string } }} drawing its other properties are numbers
 * @returns {string}
 */
function propertiesOf(name, { svg, summits, phone, ...measures }) {
  const rounded = (/** @type {number} */ value) => Number(value.toFixed(4));
  const properties = [`src: ${assetOf(fileOf(name))}`];
  for (const [key, value] of Object.entries(measures)) properties.push(`${key}: ${rounded(value)}`);
  if (summits) properties.push(`summits: [${summits.map(rounded).join(', ')}]`);
  if (phone) properties.push(`phone: { ${propertiesOf(`${name}Phone`, phone)} }`);
  return properties.join(', ');
}
