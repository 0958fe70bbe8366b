import { readdirSync } from 'node:fs';
import { optimize } from 'svgo';
import { fontLicence, fontPath, webFontFile } from './font';
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
  [`static/${fontPath}`]: webFontFile,
  'static/fonts/OFL.txt': fontLicence,
  'src/drawings/drawings.ts': drawingsModule(),
};
for (const [place, { svg }] of Object.entries(drawings))
  files[`static/images/${fileNameOf(place)}`] = optimized(svg);

/** The name of a drawing's file: `whatWeDo/development/narrow` is in development-narrow.svg. */
function fileNameOf(place: string): string {
  const [name = '', frame] = place.split('/').slice(-2);
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${kebab}${frame === 'narrow' ? '-narrow' : ''}.svg`;
}

/**
 * A short form of an SVG file. A tenth of a pixel is as precise as screens can show it. Lines stay what they are, because
 * svgo would bend, straighten and close them within the precision.
 */
function optimized(svg: string): string {
  const overrides = {
    cleanupIds: { preserve: ['land', 'wide', 'narrow'] },
    convertPathData: {
      floatPrecision: 1,
      convertToQ: false,
      convertToZ: false,
      makeArcs: { threshold: 0, tolerance: 0 },
      straightCurves: false,
    },
    inlineStyles: false as const,
  };
  const { data } = optimize(svg, { plugins: [{ name: 'preset-default', params: { overrides } }] });
  return `${data}\n`;
}

/** The source code of src/drawings/drawings.ts. */
function drawingsModule(): string {
  const imports: string[] = [];
  const tree: Tree = {};
  for (const [place, { svg, frame, ...measures }] of Object.entries(drawings)) {
    const file = fileNameOf(place);
    const variable = file.slice(0, -4).replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    imports.push(`import ${variable} from '../../static/images/${file}';\n`);
    const keys = place.split('/').filter((key) => key !== 'draw');
    const parent = keys.slice(0, -1).reduce((node, key) => {
      node[key] ??= {};
      return node[key] as Tree;
    }, tree);
    parent[keys[keys.length - 1]] = { src: `$${variable}`, ...measures };
  }
  const short = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value;
  const source = JSON.stringify(tree, short, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"\$(\w+)"/g, '$1')
    .replace(/"/g, "'")
    // Objects without objects in them take one line each.
    .replace(/\{[^{}]*\}/g, (leaf) => leaf.replace(/\s+/g, ' '));
  return `/* Written by \`npm run draw\` in art/. */
${imports.join('')}
/** The file and the box of each drawing (see DrawingImage.tsx), and what else a section needs to know of it. */
export const drawings = ${source} as const;
`;
}

type Tree = { [key: string]: Tree | unknown };
