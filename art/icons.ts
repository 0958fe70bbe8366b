import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { site } from '../src/content/site';
import { tokens } from '../src/theme/tokens';
import { subsetTrueType } from './font';
import { logo, named } from './logo';
import { range } from './math';
import { mountains } from './mountains';
import { landColor, mix, palettes } from './palettes';
import { shareAt, terrainProfiles } from './profiles';
import { paint } from './svg';

/**
 * The logo as a part of another SVG, which centres it in a box.
 * @param box the attributes of the box
 * @param thicker a factor for the width of its lines, because thin lines vanish in small icons
 */
const logoIn = (box: string, thicker = 1) =>
  logo.svg
    .replace('<svg', `<svg ${box}`)
    .replace(/(?<=stroke-width=")[\d.]+/g, (width) => String(Number(width) * thicker));

/** The favicon: the logo in the colours of the day, and a style for browsers with a dark colour scheme. */
export function favicon(): string {
  const content = named(logoIn('width="512" height="512"', 1.6));
  const { painted, nightRules } = paint(palettes.paper, content);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><style>@media(prefers-color-scheme:dark){${nightRules.join('')}}</style>${painted}</svg>\n`;
}

/** The logo as a square icon on a spruce background; the side is in pixels. */
function iconImage(side: number) {
  const content = named(logoIn('x="96" y="96" width="512" height="512"', 1.2));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 704 704"><rect width="704" height="704" fill="background"/>${content}</svg>`;
  const { painted } = paint(palettes.spruce, svg);
  return new Resvg(painted, { fitTo: { mode: 'width', value: side } }).render();
}

/** The same as a PNG file. */
export const iconPng = (side: number): Buffer => iconImage(side).asPng();

/**
 * The logo as an ICO file. It holds a bitmap, because some programs refuse a PNG inside.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 * @param side in pixels: 32 or 64
 */
export function faviconIco(side: number): Buffer {
  const mask = Buffer.alloc(side ** 2 / 8); // the icon is opaque
  const size = 40 + 4 * side ** 2 + mask.length;
  const directory = [0, 1, 1, side * 257, 0, 1, 32, size, 0, 22, 0]; // one icon of 32 bits per pixel, from byte 22 on
  const header = [40, 0, side, 0, 2 * side, 0, 1, 32, ...Array(12).fill(0)];
  const head = Buffer.from([...directory, ...header].flatMap((v) => [v & 255, v >> 8]));
  const { pixels } = iconImage(side); // RGBA, from the top; an ICO has BGRA, from the bottom
  const rows = range(side).map((row) => pixels.subarray(4 * side * row, 4 * side * (row + 1)));
  const colors = Buffer.concat(rows.reverse());
  for (let i = 0; i < colors.length; i += 4) colors.subarray(i, i + 3).reverse();
  return Buffer.concat([head, colors, mask]);
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
        ? `fill="${hill}" stroke="${background}" stroke-width="1.5"`
        : `fill="${background}" stroke="${accent}" stroke-width="3"`;
    return `<path ${look} d="${areaOf(line)}"/>`;
  });
  const mark = paint(palettes.paper, named(logoIn('x="64" y="56" width="96" height="96"'))).painted;
  const name = site.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const size = Math.min(84, Math.floor(1_030 / site.name.length)); // no wider than the space beside the peak
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${background}"/>${ridges.join('')}${mark}<text x="180" y="134" font-size="${size}" letter-spacing="-2.5" fill="${ink}">${name}</text></svg>`;
  const directory = mkdtempSync(join(tmpdir(), 'share-'));
  try {
    const file = join(directory, 'face.ttf');
    writeFileSync(file, await subsetTrueType(tokens.weight.strong));
    const font = { fontFiles: [file], loadSystemFonts: false };
    return new Resvg(svg, { font }).render().asPng();
  } finally {
    rmSync(directory, { recursive: true });
  }
}
