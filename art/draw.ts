/*
 * Draws every image and icon of the site, subsets its font, and writes the modules of src/ that describe them, into the
 * repository or the directory given as an argument. The same input always gives the same bytes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blog } from './drawings/blog';
import { consultancy } from './drawings/consultancy';
import * as coreSample from './drawings/coreSample';
import { deployment } from './drawings/deployment';
import { development } from './drawings/development';
import { engagement } from './drawings/engagement';
import { hero } from './drawings/hero';
import { industries } from './drawings/industries';
import { mountainRange } from './drawings/mountainRange';
import { notFound } from './drawings/notFound';
import { research } from './drawings/research';
import { summit } from './drawings/summit';
import { fontFacesModule } from './fallbackFonts';
import { fontLicence, fontPath, subsetWoff2 } from './font';
import { favicon, faviconIco, iconPng, shareImage } from './icons';
import { logo, logoFile } from './logo';
import type { SvgDrawing } from './svg';

/** All drawings of a module, by the names of their functions. */
const drawn = (module: Record<string, () => SvgDrawing>) =>
  Object.fromEntries(Object.entries(module).map(([name, draw]) => [name, draw()]));

/** The drawings, by their names in the content. */
const drawings: Record<string, SvgDrawing> = {
  hero: hero(),
  development: development(),
  deployment: deployment(),
  consultancy: consultancy(),
  mountainRange: mountainRange(),
  ...drawn(coreSample),
  industries: industries(),
  engagement: engagement(),
  blog: blog(),
  research: research(),
  summit: summit(),
};

/** Every file, by its path in the repository. */
const files: Record<string, string | Buffer> = {
  'static/images/logo.svg': logoFile(),
  'static/images/not-found.svg': notFound(),
  'static/images/share.png': await shareImage(),
  'static/favicon.svg': favicon(),
  'static/favicon.ico': faviconIco(32),
  'static/apple-touch-icon.png': iconPng(180),
  'static/icon-192.png': iconPng(192),
  'static/icon-512.png': iconPng(512),
  [`static${fontPath}`]: await subsetWoff2(),
  'static/fonts/OFL.txt': fontLicence(),
  'src/content/drawings.ts': drawingsModule(),
  'src/theme/fontFaces.ts': await fontFacesModule(),
};
for (const [name, { svg }] of Object.entries(drawings)) files[`static${imagePath(name)}`] = svg;

const directory = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
for (const [name, content] of Object.entries(files)) {
  const file = join(directory, name);
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  process.stdout.write(`wrote ${name}\n`);
}

/** The path in static/ of a drawing with a name such as `mountainRange`. */
function imagePath(name: string): string {
  return `/images/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
}

/** The source code of src/content/drawings.ts. */
function drawingsModule(): string {
  const entries = Object.entries(drawings).map(
    ([name, drawing]) => `  ${name}: ${describe(name, drawing)},\n`,
  );
  return `/* Written by npm run art. */
import { asset } from '../asset';

/** The files of all drawings, and their measures: see the type of each component's picture. */
export const drawings = {
${entries.join('')}} as const;

/** The logo and its proportions. */
export const logo = { src: asset('/images/logo.svg'), width: ${logo.width}, height: ${logo.height} } as const;
`;
}

/** A drawing's properties in src/content/drawings.ts, as source code. */
function describe(name: string, { svg, ...measures }: SvgDrawing): string {
  const short = (value: number) => Number(value.toFixed(4));
  const properties = Object.entries<number | number[]>(measures).map(([key, value]) =>
    Array.isArray(value) ? `${key}: [${value.map(short).join(', ')}]` : `${key}: ${short(value)}`,
  );
  properties.unshift(`src: asset('${imagePath(name)}')`);
  return `{ ${properties.join(', ')} }`;
}
