import { readdirSync } from 'node:fs';
import { optimize } from 'svgo';
import { fontLicence, fontPath, webFontFile } from './font';
import { favicon, faviconIco, iconPng, shareImage } from './icons';
import type { SvgDrawing } from './svg';

/** The drawings, by the names of the functions in drawings/, which become the names in src/drawings/drawings.ts. */
export const drawings: [name: string, drawing: SvgDrawing][] = [];
for (const file of readdirSync(new URL('drawings', import.meta.url)).sort()) {
  const module: Record<string, () => SvgDrawing> = await import(`./drawings/${file}`);
  for (const [name, draw] of Object.entries(module)) drawings.push([name, draw()]);
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
for (const [name, { svg }] of drawings) {
  files[`static/images/${fileNameOf(name)}`] = optimized(svg);
}

/** The name of a drawing's file: `notFound` is in not-found.svg. */
function fileNameOf(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
}

/**
 * A short form of an SVG file. A tenth of a pixel is as precise as screens can show it. Lines stay what they are, because
 * svgo would bend, straighten and close them within the precision.
 */
function optimized(svg: string): string {
  const overrides = {
    cleanupIds: { preserve: ['night', 'logo', 'land', 'fade', 'wide', 'narrow'] },
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
  const short = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value;
  const imports = drawings.map(
    ([name]) => `import ${name} from '../../static/images/${fileNameOf(name)}';\n`,
  );
  const entries = drawings.map(([name, { svg, ...measures }]) => {
    const json = JSON.stringify(measures, short, 1);
    const source = json
      .replace(/"(\w+)":/g, '$1:')
      .replace(/"/g, "'")
      .replace(/\s+/g, ' ');
    return `  ${name}: { src: ${name}, ${source.slice(2)},\n`;
  });
  return `/* Written by \`npm run draw\` in art/. */
${imports.join('')}
/** The file and the box of each drawing (see DrawingImage.tsx), and what else a section needs to know of it. */
export const drawings = {
${entries.join('')}} as const;
`;
}
