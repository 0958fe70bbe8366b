import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { range } from 'd3-array';
import pngToIco from 'png-to-ico';
import { site } from '../src/content/site';
import { type Palette, paletteOf } from '../src/theme/palettes';
import { strongFontFile } from './font';
import { mountains } from './mountains';
import { mix } from './palettes';
import { curve } from './paths';
import { shareAt, terrainProfiles } from './profiles';

/** The elements of the logo, which fills 512 by 512 pixels. */
const logoFile = readFileSync(new URL('../src/drawings/logo.svg', import.meta.url), 'utf8');
const logo = logoFile.replace(/<\/?svg[^>]*>/g, '');

/** The logo with lines of another width, because thin lines vanish in small icons. */
const logoOf = (lineWidth: number) =>
  logo.replace(/stroke-width="\d+"/, `stroke-width="${lineWidth}"`);

/** The logo in the colours of a palette. */
const paintedLogo = ({ ink, accent }: Palette, lineWidth: number) =>
  logoOf(lineWidth).replace('currentColor', ink).replace('var(--accent)', accent);

/** The favicon, in the colours of the browser's colour scheme. */
export function favicon(): string {
  const colors = ({ ink, accent }: Palette) => `svg{color:${ink};--accent:${accent}}`;
  const [day, night] = [paletteOf('page', 'day'), paletteOf('page', 'night')];
  const style = `${colors(day)}@media(prefers-color-scheme:dark){${colors(night)}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><style>${style}</style>${logoOf(48)}</svg>`;
}

/** The logo as a square PNG file on a spruce background; the side is in pixels. */
export function iconPng(side: number): Buffer {
  const day = paletteOf('spruce', 'day');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-96 -96 704 704"><path fill="${day.background}" d="M-96-96h704v704h-704z"/>${paintedLogo(day, 36)}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng();
}

/** The same as an ICO file. */
export const faviconIco = (side: number): Promise<Buffer> => pngToIco([iconPng(side)]);

const escaped = (text: string) => text.replace(/[&<]/g, (own) => `&#${own.charCodeAt(0)};`);

/** The share image, 1200 by 630 pixels: the hero's mountains below the name. */
export function shareImage(): Buffer {
  const day = paletteOf('page', 'day');
  const { background, ink, accent } = day;
  const { relief, near, light } = paletteOf('hero', 'day');
  const { hills, front } = terrainProfiles({
    rows: 24,
    xs: range(-150, 1350, 15),
    peak: 370,
    heightAt: (x, near) => mountains(1.1 * x + 158, near),
    baseline: (_, near) => 350 + 240 * near,
  });
  const ridges = hills.map(
    (hill) =>
      `<path fill="${mix([relief, near], shareAt(hill.near))}" stroke="${light}" stroke-width="1.5" d="${curve(hill.line)}V660H${hill.line[0][0]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <path fill="${background}" d="M0 0h1200v630H0z"/>
    ${ridges.join('')}
    <path fill="${background}" stroke="${accent}" stroke-width="4" d="${curve(front)}V660H-30"/>
    <g transform="translate(64 56) scale(.1875)">${paintedLogo(day, 30)}</g>
    <text x="180" y="134" font-size="84" letter-spacing="-2.5" fill="${ink}">${escaped(site.name)}</text>
  </svg>`;
  const fontFile = join(mkdtempSync(join(tmpdir(), 'kernel-ridge-')), 'font.ttf');
  writeFileSync(fontFile, strongFontFile);
  const font = { fontFiles: [fontFile], loadSystemFonts: false };
  return new Resvg(svg, { font }).render().asPng();
}
