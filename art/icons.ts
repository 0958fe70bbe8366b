import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { site } from '../src/content/site';
import { subsetTrueType } from './font';
import { logo } from './logo';
import { mountains } from './mountains';
import { landColor, mix, type Palette, palettes } from './palettes';
import { shareAt, terrainProfiles } from './profiles';

/**
 * The logo as a part of another SVG, which centres it in a box.
 * @param box the attributes of the box
 * @param thicker a factor for the width of its lines, because thin lines vanish in small icons
 */
const logoIn = (box: string, thicker = 1) =>
  logo.svg
    .replace('<svg', `<svg ${box}`)
    .replace(/(?<=stroke-width=")[\d.]+/g, (width) => String(Number(width) * thicker));

/** Programs other than browsers know no CSS variables. */
const paint = (svg: string, { ink, accent }: Palette) =>
  svg.replaceAll('currentColor', ink).replace(/var\(--kr-color-accent[^)]*\)/g, accent);

/** The favicon: the logo, in the browser's colour scheme. */
export function favicon(): string {
  const colors = ({ ink, accent }: Palette) => `svg{color:${ink};--kr-color-accent:${accent}}`;
  const { day, night } = palettes.paper;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><style>${colors(day)}@media(prefers-color-scheme:dark){${colors(night)}}</style>${logoIn('width="512" height="512"', 1.6)}</svg>\n`;
}

/** The logo as a square PNG icon on a spruce background; the side is in pixels. */
export function iconPng(side: number): Buffer {
  const palette = palettes.spruce.day;
  const content = paint(logoIn('x="96" y="96" width="512" height="512"', 1.2), palette);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 704 704"><rect width="704" height="704" fill="${palette.background}"/>${content}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng();
}

/**
 * A PNG file wrapped as an ICO file.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 * @param side in pixels, less than 256
 */
export function icoFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one image
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // one plane
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18); // offset of the image
  return Buffer.concat([head, png]);
}

/** The share image, 1200 by 630 pixels: the hero's mountains below the name. */
export async function shareImage(): Promise<Buffer> {
  const palette = palettes.paper.day;
  const { background, ink, accent, relief, near: nearLand } = palette;
  const { profiles, areaOf } = terrainProfiles({
    width: 1200,
    height: 630,
    rows: 24,
    points: 80,
    peak: 370,
    heightAt: (across, near) => mountains(across + 0.12, near),
    baseline: (near) => 350 + 240 * near,
  });
  const ridges = profiles.map(({ near, line }) => {
    const hill = landColor(mix, [background, relief, nearLand], shareAt(near));
    const look =
      near < 1
        ? `fill="${hill}" stroke="${background}" stroke-width="3"`
        : `fill="${background}" stroke="${accent}" stroke-width="6"`;
    return `<path ${look} d="${areaOf(line)}"/>`;
  });
  const name = site.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const size = Math.min(84, Math.floor(1_030 / site.name.length)); // no wider than the space beside the peak
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${background}"/><g transform="scale(.5)">${ridges.join('')}</g>${paint(logoIn('x="64" y="56" width="96" height="96"'), palette)}<text x="180" y="134" font-size="${size}" letter-spacing="-2.5" fill="${ink}">${name}</text></svg>`;
  const directory = mkdtempSync(join(tmpdir(), 'share-'));
  try {
    const file = join(directory, 'face.ttf');
    writeFileSync(file, await subsetTrueType(600));
    const font = { fontFiles: [file], loadSystemFonts: false };
    return new Resvg(svg, { font }).render().asPng();
  } finally {
    rmSync(directory, { recursive: true });
  }
}
