import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fromSource } from '../delivery/fromSource.js';
import { characters, faceOf, instanceOf } from './font.mjs';

const require = createRequire(import.meta.url);

/** @type {typeof import('../src/content/home.ts')} */
const { home } = fromSource('content/home.ts');

/**
 * The faces that stand in until the web font is there: their names in operating systems (few: browsers stop and
 * look for each), and a free face that measures the same, in the weight that the system has for each of ours.
 */
const faces = [
  { names: ['Arial', 'Liberation Sans'], file: '@fontsource/arimo/files/arimo-latin' },
  { names: ['Roboto'], file: '@fontsource/roboto/files/roboto-latin' },
];
const nearest = { 400: 400, 600: 700 };

/** What the words of the page are set in, by the key that they have in the content. */
const weights = {
  400: /^(text|date|tags|privacy)$/,
  600: /^(title|value|action|labels|links?)$/,
};

/** @param {unknown} value @returns {string[]} */
const textsIn = (value) =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => (key === 'href' ? [] : textsIn(inner)));

/** Every text under a key that matches. @param {unknown} value @param {RegExp} key @returns {string[]} */
const textsUnder = (value, key) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        key.test(name) ? textsIn(inner) : textsUnder(inner, key),
      )
    : [];

/** @param {Uint8Array} file of a TrueType face */
const fontOf = (file) => new harfbuzz.Font(faceOf(file));

/** How long texts run, in em. @param {harfbuzz.Font} font @param {string[]} texts */
const lengthOf = (font, texts) => {
  const { upem } = font.face;
  return (
    texts.reduce((sum, text) => {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      return sum + buffer.getGlyphPositions().reduce((total, { xAdvance }) => total + xAdvance, 0);
    }, 0) / upem
  );
};

/**
 * A module with everything that src/theme/fontFaces.ts needs to know of the faces: the web font's ascent and
 * descent in per cent, and for each stand-in and weight the per cent by which it has to be stretched for the
 * words of the page to run as long in it.
 */
export async function standIns() {
  const figures = faces.map((face) => ({ ...face, sizes: {} }));
  let extents = { ascender: 0, descender: 0 };
  for (const [weight, key] of Object.entries(weights)) {
    const webFont = fontOf(await instanceOf(Number(weight)));
    extents = webFont.hExtents();
    const texts = textsUnder(home, key);
    for (const { file, sizes } of figures) {
      const packaged = `${file}-${nearest[/** @type {'400'} */ (weight)]}-normal.woff2`;
      const standIn = fontOf(
        await subsetFont(readFileSync(require.resolve(packaged)), characters, {
          targetFormat: 'truetype',
          variationAxes: {},
        }),
      );
      const size = (100 * lengthOf(webFont, texts)) / lengthOf(standIn, texts);
      Object.assign(sizes, { [weight]: Number(size.toFixed(1)) });
    }
  }
  const { upem } = fontOf(await instanceOf(400)).face;
  const share = (/** @type {number} */ value) => Math.round((100 * Math.abs(value)) / upem);
  const quoted = (/** @type {string} */ text) => `'${text}'`;
  const entries = figures.map(
    ({ names, sizes }) => `  {
    names: [${names.map(quoted).join(', ')}],
    sizes: { ${Object.entries(sizes)
      .map(([weight, size]) => `${weight}: ${size}`)
      .join(', ')} },
  },
`,
  );
  return `// Written by npm run art, which measures the faces: see art/standIns.mjs.

export const ascent = ${share(extents.ascender)};
export const descent = ${share(extents.descender)};

export const standIns = [
${entries.join('')}] as const;
`;
}
