import { readdirSync } from 'node:fs';
import { optimize } from 'svgo';
import { favicon, faviconIco, iconPng, shareImage } from './icons';
import type { SvgDrawing } from './svg';

/** A drawing of its own, or one for narrow and one for wide windows. */
type Module = Partial<Record<'draw' | 'narrow' | 'wide', () => SvgDrawing>>;

/** The drawings, by the place of their functions in drawings/, as `whatWeDo/development/narrow`. */
const drawings: Record<string, SvgDrawing> = {};
const folder = new URL('drawings/', import.meta.url);
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.ts')) continue;
  const place = file.slice(0, -3).replaceAll('\\', '/'); // on Windows
  const { draw, narrow, wide }: Module = await import(`./drawings/${file}`);
  for (const [name, paint] of Object.entries({ draw, narrow, wide }))
    if (paint) drawings[`${place}/${name}`] = paint();
}

/** Every file, by its path in the repository. The same input always gives the same bytes. */
export const files: Record<string, string | Buffer> = {
  'static/images/share.png': shareImage(),
  'static/favicon.svg': optimized(favicon()),
  'static/favicon.ico': await faviconIco(32),
  'static/apple-touch-icon.png': iconPng(180),
  'static/icon-192.png': iconPng(192),
  'static/icon-512.png': iconPng(512),
};
for (const [place, { svg }] of Object.entries(drawings))
  files[`src/drawings/${fileNameOf(place)}`] = optimized(svg, true);

/** The name of a drawing's file: `whatWeDo/development/narrow` is in development-narrow.svg. */
function fileNameOf(place: string): string {
  const [name = '', frame] = place.split('/').slice(-2);
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${kebab}${frame === 'narrow' ? '-narrow' : ''}.svg`;
}

/**
 * A short form of an SVG file. A tenth of a pixel is as precise as screens can show it. Lines stay what they are, because
 * svgo would bend, straighten and close them within the precision.
 * @param isSource whether a person reads it: it has one element a line, and names for its groups
 */
function optimized(svg: string, isSource = false): string {
  const overrides = {
    cleanupIds: false as const,
    convertPathData: {
      floatPrecision: 1,
      convertToQ: false,
      convertToZ: false,
      makeArcs: { threshold: 0, tolerance: 0 },
      straightCurves: false,
    },
    inlineStyles: false as const,
  };
  const { data } = optimize(svg, {
    js2svg: { pretty: isSource, indent: 2 },
    plugins: [{ name: 'preset-default', params: { overrides } }],
  });
  return `${data.trim()}\n`;
}
