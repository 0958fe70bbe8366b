import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { faceOf, instanceOf, pathOf } from './font.mjs';
import { themes, webFont } from './loadTokens.mjs';

const require = createRequire(import.meta.url);
const { files, name } = webFont;
const characters = files.map((file) => file.characters).join('');

/**
 * Fallback fonts, shown until the web font has arrived: their names, and a free font of the same widths, in the weight
 * that systems use for each of ours. Few, because the first paint waits until the browser has looked for each name.
 */
const faces = [
  { names: ['Arial', 'Liberation Sans'], file: '@fontsource/arimo/files/arimo-latin' },
  { names: ['Roboto'], file: '@fontsource/roboto/files/roboto-latin' },
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

/** By how much a fallback font has to be stretched to run as long as the web font. */
async function stretchOf(/** @type {string} */ file, /** @type {400 | 600} */ weight) {
  const packaged = require.resolve(`${file}-${nearest[weight]}-normal.woff2`);
  const options = { targetFormat: /** @type {const} */ ('truetype'), variationAxes: {} };
  const fallback = await subsetFont(readFileSync(packaged), characters, options);
  return lengthOf(fontOf(await instanceOf(weight))) / lengthOf(fontOf(fallback));
}

/** Characters as CSS has them. @param {string} characters */
const rangeOf = (characters) =>
  [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();

/**
 * The module of src/ that declares the web font and its fallbacks. Each fallback is stretched per weight until words run
 * as long in it as in the web font, and has its ascent and descent: the page keeps its line breaks when that font
 * arrives. https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 */
export async function fontFacesModule() {
  const { weight: weights } = themes.tokens;
  const font = fontOf(await instanceOf(weights.text));
  const { ascender, descender } = font.hExtents();
  const { upem } = font.face;
  const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)}%`;
  const lines = files.map((file, i) => {
    const range = files.length > 1 ? `;unicode-range:${rangeOf(file.characters)}` : '';
    return `@font-face{font-family:'${name}';src:url('\${fontFiles[${i}]}') format('woff2');font-weight:${weights.text} ${weights.strong};font-display:swap${range}}`;
  });
  // Browsers take the last face that has a character, hence the order is reversed.
  for (const { names, file } of faces.toReversed()) {
    for (const weight of Object.values(weights)) {
      const sources = names.map(
        (own) => `local('${own}${nearest[weight] === 700 ? ' Bold' : ''}')`,
      );
      const stretch = await stretchOf(file, weight);
      lines.push(
        `@font-face{font-family:'${name} fallback';src:${sources};font-weight:${weight};size-adjust:${percent(stretch)};` +
          `ascent-override:${percent(ascender / upem / stretch)};descent-override:${percent(-descender / upem / stretch)};line-gap-override:0%}`,
      );
    }
  }
  return `/* Written by npm run art. */
import { asset } from '../asset';

/** The addresses of the web font's files. The first is preloaded. */
export const fontFiles = [${files.map((file) => `asset('${pathOf(file).slice('static'.length)}')`).join(', ')}] as const;

/** What styles ask for: the web font, and while it is on its way, system fonts of the same widths. */
export const fontFamily = "'${name}', '${name} fallback', sans-serif";

/** The faces of both, as CSS. */
export const fontFaces = \`
${lines.join('\n')}
\`;
`;
}
