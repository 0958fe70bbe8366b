import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// @ts-expect-error: it has no types
import subsetFont from 'subset-font';
import webFont from '../src/theme/webFont.json';

const source = createRequire(import.meta.url).resolve(webFont.source);

/** The heaviest weight of the web font as a TrueType file, for drawing text. */
export const strongFontFile: Buffer = await subsetFont(readFileSync(source), webFont.characters, {
  targetFormat: 'truetype',
  variationAxes: { ...webFont.axes, wght: webFont.weight.strong },
});
