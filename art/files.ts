import { optimize } from 'svgo';
import { blog } from './drawings/blog';
import { consultancy } from './drawings/consultancy';
import { coreSample } from './drawings/coreSample';
import { deployment } from './drawings/deployment';
import { development } from './drawings/development';
import { engagement } from './drawings/engagement';
import { hero } from './drawings/hero';
import { industries } from './drawings/industries';
import { mountainRange } from './drawings/mountainRange';
import { notFound } from './drawings/notFound';
import { research } from './drawings/research';
import { summit } from './drawings/summit';
import { fontLicence, fontPath, webFontFile } from './font';
import { favicon, faviconIco, iconPng, shareImage } from './icons';
import type { SvgDrawing } from './svg';

/** The drawings, by their names in src/theme/drawings.ts. */
const drawings: Record<string, SvgDrawing> = {
  hero: hero(),
  development: development(),
  deployment: deployment(),
  consultancy: consultancy(),
  mountainRange: mountainRange(),
  ...coreSample(),
  industries: industries(),
  engagement: engagement(),
  blog: blog(),
  research: research(),
  summit: summit(),
};

/** Every file, by its path in the repository. The same input always gives the same bytes. */
export const files: Record<string, string | Buffer> = {
  'static/images/not-found.svg': optimized(notFound()),
  'static/images/share.png': shareImage(),
  'static/favicon.svg': optimized(favicon()),
  'static/favicon.ico': await faviconIco(32),
  'static/apple-touch-icon.png': iconPng(180),
  'static/icon-192.png': iconPng(192),
  'static/icon-512.png': iconPng(512),
  [`static/${fontPath}`]: webFontFile,
  'static/fonts/OFL.txt': fontLicence,
  'src/theme/drawings.ts': drawingsModule(),
};
for (const [name, { svg }] of Object.entries(drawings)) {
  const fileName = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  // Whole pixels are precise enough for the eye, except in the large slopes of the hero.
  files[`static/images/${fileName}.svg`] = optimized(svg, name === 'hero' ? 1 : 0);
}

/**
 * A short form of an SVG file. Curves stay curves, because svgo would straighten slight ones to the precision.
 * @param digits of positions, after the decimal point
 */
function optimized(svg: string, digits = 0): string {
  const overrides = {
    cleanupIds: { preserve: ['night', 'drawing', 'logo'] },
    convertPathData: {
      floatPrecision: digits,
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

/** The source code of src/theme/drawings.ts. */
function drawingsModule(): string {
  const entries = Object.entries(drawings).map(([name, { svg, ...measures }]) => {
    const short = (_: string, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(4)) : value;
    const json = JSON.stringify(measures, short, 1);
    return `  ${name}: ${json.replace(/"(\w+)"/g, '$1').replace(/\s+/g, ' ')},\n`;
  });
  return `/* Written by \`npm run draw\` in art/. */

/** The size of each drawing in CSS pixels, and what else a page needs to know of it. */
export const drawings = {
${entries.join('')}} as const;
`;
}
