import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fromSource } from '../delivery/fromSource.js';

const packaged = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);

/** @type {typeof import('../src/theme/characters.ts')} */
export const { characters } = fromSource('theme/characters.ts');

/** A little of the display cut for everything: tight and with deep notches, and still clear at 17 px. */
const OPTICAL_SIZE = 36;

/** The face as the site loads it: one file, weights 400 to 600. */
export const webFont = () =>
  subsetFont(readFileSync(packaged), characters, {
    targetFormat: 'woff2',
    variationAxes: { opsz: OPTICAL_SIZE, wght: { min: 400, max: 600 } },
  });

/**
 * One weight of it, for drawing words into pictures.
 * @param {number} weight
 * @returns {Promise<Buffer>} a TrueType file
 */
export const instanceOf = (weight) =>
  subsetFont(readFileSync(packaged), characters, {
    targetFormat: 'truetype',
    variationAxes: { opsz: OPTICAL_SIZE, wght: weight },
  });

/** The licence that has to travel with it. */
export const licence = () => readFileSync(new URL('../LICENSE', `file://${packaged}`), 'utf8');
