import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { faceOf, instanceOf } from './font.mjs';
import { characters, webFont } from './tables.mjs';

const require = createRequire(import.meta.url);

/**
 * System fonts that stand in until the web font has arrived: their names (few, because browsers stop and look for
 * each), and a free font of the same widths, in the weight that systems use for each of ours.
 */
const faces = [
  { names: ['Arial', 'Liberation Sans'], file: '@fontsource/arimo/files/arimo-latin' },
  { names: ['Roboto'], file: '@fontsource/roboto/files/roboto-latin' },
  { names: ['DejaVu Sans'], file: '@fontsource/dejavu-sans/files/dejavu-sans-latin' },
];
const nearest = { 400: 400, 600: 700 };

/** Running English. Another language has other letters: replace the sample, and run npm run art. */
const SAMPLE =
  'A good map leaves out most of what is there. We walk the ground first, ask which decisions it has to serve, and ' +
  'draw only those lines that help to make them. Each figure can be traced to its source; whoever reads the sheet ' +
  'next year should be able to follow the same path with new data, and see at once where the landscape has changed. ' +
  'Our teams test their models every week, write down what held and what did not, and keep the notes with the code.';

/** How long the sample runs, in em. @param {harfbuzz.Font} font */
function lengthOf(font) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(SAMPLE);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const length = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return length / font.face.upem;
}

/** @param {Uint8Array} file of a TrueType face */
const fontOf = (file) => new harfbuzz.Font(faceOf(file));

/** By how many per cent a stand-in has to be stretched to run as long as the web font. */
async function sizeOf(/** @type {string} */ file, /** @type {400 | 600} */ weight) {
  const packaged = require.resolve(`${file}-${nearest[weight]}-normal.woff2`);
  const options = { targetFormat: /** @type {const} */ ('truetype'), variationAxes: {} };
  const standIn = await subsetFont(readFileSync(packaged), characters, options);
  const size = lengthOf(fontOf(await instanceOf(weight))) / lengthOf(fontOf(standIn));
  return `${weight}: ${Number((100 * size).toFixed(1))}`;
}

/** A module with the web font's ascent and descent, and the size of each stand-in by weight, all in per cent. */
export async function standIns() {
  const font = fontOf(await instanceOf(400));
  const { ascender, descender } = font.hExtents();
  const share = (/** @type {number} */ value) =>
    Math.round((100 * Math.abs(value)) / font.face.upem);
  const entries = [];
  for (const { names, file } of faces) {
    const sizes = await Promise.all(
      Object.values(webFont.weights).map((weight) => sizeOf(file, weight)),
    );
    const quoted = names.map((name) => `'${name}'`).join(', ');
    entries.push(`  {\n    names: [${quoted}],\n    sizes: { ${sizes.join(', ')} },\n  },\n`);
  }
  return `// Written by npm run art, which measures the faces: see art/standIns.mjs.

export const ascent = ${share(ascender)};
export const descent = ${share(descender)};

export const standIns = [
${entries.join('')}] as const;
`;
}
