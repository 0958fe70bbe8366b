import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontPath, parseFont, subsetTrueType } from './font.mjs';
import { theme, webFont } from './loadSource.mjs';

const require = createRequire(import.meta.url);
const { files, name, systemScripts } = webFont;
const characters = files.map((file) => file.characters).join('');

/**
 * Fallback fonts, shown until the web font has loaded: their names, and a free font with the same widths. `nearest`
 * maps our weights to theirs. Few fonts, because the first paint waits until the browser has looked up each name.
 */
const faces = [
  { names: ['Arial', 'Liberation Sans'], file: '@fontsource/arimo/files/arimo-latin' },
  { names: ['Roboto'], file: '@fontsource/roboto/files/roboto-latin' },
];
const nearest = { 400: 400, 600: 700 };

/** Sample text in the site's language. For another language, replace it and run npm run art. */
const SAMPLE =
  'A good map leaves out most of what is there. We walk the ground first, ask which decisions it has to serve, and ' +
  'draw only those lines that help to make them. Each figure can be traced to its source; whoever reads the sheet ' +
  'next year should be able to follow the same path with new data, and see at once where the landscape has changed. ' +
  'Our teams test their models every week, write down what held and what did not, and keep the notes with the code.';

/** The width of the sample on one line, in em. @param {harfbuzz.Font} font */
function lengthOf(font) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(SAMPLE);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const length = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return length / font.face.upem;
}

/** @param {Uint8Array} file of a TrueType face */
const fontOf = (file) => new harfbuzz.Font(parseFont(file));

/** The factor by which a fallback font must be scaled to be as wide as the web font. */
async function stretchOf(/** @type {string} */ file, /** @type {400 | 600} */ weight) {
  const packaged = require.resolve(`${file}-${nearest[weight]}-normal.woff2`);
  const options = { targetFormat: /** @type {const} */ ('truetype'), variationAxes: {} };
  const fallback = await subsetFont(readFileSync(packaged), characters, options);
  return lengthOf(fontOf(await subsetTrueType(weight))) / lengthOf(fontOf(fallback));
}

/**
 * The CSS that limits a face to some characters, if there are several files or scripts. With system fonts, the space
 * character is left out, so that it gets its width from the font around it.
 * @param {string} characters
 */
const rangeOf = (characters) => {
  const own = systemScripts.length > 0 ? characters.replace(' ', '') : characters;
  const codes = [...own].map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
  return files.length + systemScripts.length > 1 ? `;unicode-range:${codes}` : '';
};

/**
 * The source code of src/theme/fontFaces.ts. Each fallback is scaled per weight to the width of the web font, and gets
 * its ascent and descent, so that line breaks stay the same when the web font loads.
 * https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 */
export async function fontFacesModule() {
  const { weight: weights } = theme.tokens;
  const font = fontOf(await subsetTrueType(weights.text));
  const { ascender, descender } = font.hExtents();
  const { upem } = font.face;
  const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)}%`;
  const lines = files.map((file, i) => {
    return `@font-face{font-family:'${name}';src:url('\${webFontUrls[${i}]}') format('woff2');font-weight:${weights.text} ${weights.strong};font-display:swap${rangeOf(file.characters)}}`;
  });
  // Browsers use the last face that has a character, so the order is reversed.
  for (const { names, file } of faces.toReversed()) {
    for (const weight of Object.values(weights)) {
      const suffix = nearest[weight] === 700 ? ' Bold' : '';
      const sources = names.map((own) => `local('${own}${suffix}')`);
      const stretch = await stretchOf(file, weight);
      lines.push(
        `@font-face{font-family:'${name} fallback';src:${sources};font-weight:${weight};size-adjust:${percent(stretch)};` +
          `ascent-override:${percent(ascender / upem / stretch)};descent-override:${percent(-descender / upem / stretch)};line-gap-override:0%${systemScripts.length > 0 ? rangeOf(characters) : ''}}`,
      );
    }
  }
  return `/* Written by npm run art. */
import { asset } from '../asset';

/** The URLs of the web font's files. The first is preloaded. */
export const webFontUrls = [${files.map((file) => `asset('${fontPath(file).slice('static'.length)}')`).join(', ')}] as const;

/** The value of font-family: the web font, and system fonts of the same widths until it has loaded. */
export const fontFamily = "'${name}', '${name} fallback', sans-serif";

/** The @font-face rules of these fonts. */
export const fontFaces = \`
${lines.join('\n')}
\`;
`;
}
