import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { tokens } from '../src/theme/tokens';
import { webFont } from '../src/theme/webFont';

const { resolve } = createRequire(import.meta.url);
const { text, strong } = tokens.weight;

/** The path of the web font in static/. */
export const fontPath = `/fonts/${webFont.name.toLowerCase().replaceAll(' ', '-')}.woff2`;

/** The font's licence, which has to be published with it. */
export const fontLicence = (): string =>
  readFileSync(path.join(path.dirname(resolve(webFont.source)), '../LICENSE'), 'utf8');

/** Reads a font file of a package. */
export const readPackage = (file: string): Buffer => readFileSync(resolve(file));

/** Parses a TrueType file. */
export const parseFont = (file: Uint8Array): Face => new Face(new Blob(file));

/** One weight of the web font as a TrueType file, for measuring and drawing text. */
export const subsetTrueType = (weight: number): Promise<Buffer> => subset('truetype', weight);

/**
 * The web font as the site loads it, with all weights.
 * @throws {Error} if the font lacks a character
 */
export async function subsetWoff2(): Promise<Buffer> {
  const known = new Set(parseFont(await subsetTrueType(text)).collectUnicodes());
  const lacking = [...webFont.characters].filter(
    (character) => !known.has(character.codePointAt(0) ?? 0),
  );
  if (lacking.length > 0) {
    throw new Error(
      `The web font has no glyph for "${lacking.join('')}". Remove it from the characters in src/theme/webFont.ts and from the text, or choose another font.`,
    );
  }
  return subset('woff2', { min: text, max: strong });
}

/** Subsets the web font to the characters that webFont.ts keeps. */
const subset = (targetFormat: 'woff2' | 'truetype', wght: number | { min: number; max: number }) =>
  subsetFont(readPackage(webFont.source), webFont.characters, {
    targetFormat,
    variationAxes: { ...webFont.axes, wght },
  });
