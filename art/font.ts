import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// @ts-expect-error: it has no types
import subsetFont from 'subset-font';
import { measures } from '../src/theme/measures';
import { webFont } from '../src/theme/webFont';

const { text, strong } = measures.weight;
const source = createRequire(import.meta.url).resolve(webFont.source);

/** The path of the web font in static/. */
export const fontPath = `fonts/${webFont.name.toLowerCase().replaceAll(' ', '-')}.woff2`;

/** The font's licence, which has to be published with it. */
export const fontLicence = readFileSync(source.replace(/files\/.*/, 'LICENSE'));

/** Subsets the web font to the characters that webFont.ts keeps. */
const subset = (targetFormat: string, wght: unknown): Promise<Buffer> =>
  subsetFont(readFileSync(source), webFont.characters, {
    targetFormat,
    variationAxes: { ...webFont.axes, wght },
  });

/** The web font as the site loads it, with all weights. Firefox prints only the default weight as text. */
export const webFontFile = await subset('woff2', { min: text, max: strong, default: text });

/** Its heaviest weight as a TrueType file, for drawing text. */
export const strongFontFile = await subset('truetype', strong);
