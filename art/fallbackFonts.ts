import { Buffer, type Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { tokens } from '../src/theme/tokens';
import { webFont } from '../src/theme/webFont';
import { fontPath, parseFont, readPackage, subsetTrueType } from './font';

const { name } = webFont;
const { weight: weights } = tokens;

/**
 * Fallback fonts, shown until the web font has loaded: their names, and a free font with the same widths. Few fonts,
 * because the first paint waits until the browser has looked up each name. Browsers use the last that is installed.
 */
const fallbacks = [
  { names: ['Roboto'], file: '@fontsource/roboto/files/roboto-latin' },
  { names: ['Arial', 'Liberation Sans'], file: '@fontsource/arimo/files/arimo-latin' },
];

/** The weights of our text, and the nearest of the fallback fonts. */
const faces = [
  { weight: weights.text, nearest: 400, suffix: '' },
  { weight: weights.strong, nearest: 700, suffix: ' Bold' },
];

/** Sample text in the site's language. */
const SAMPLE =
  'A good map leaves out most of what is there. We walk the ground first, ask which decisions it has to serve, and ' +
  'draw only those lines that help to make them. Each figure can be traced to its source; whoever reads the sheet ' +
  'next year should be able to follow the same path with new data, and see at once where the landscape has changed. ' +
  'Our teams test their models every week, write down what held and what did not, and keep the notes with the code.';

/**
 * The source code of src/theme/fontFaces.ts. Each fallback is scaled per weight to the width of the web font, and gets
 * its ascent and descent, so that line breaks stay the same when the web font loads.
 * https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 */
export async function fontFacesModule(): Promise<string> {
  const rules = [
    `@font-face{font-family:'${name}';src:url('\${webFontUrl}') format('woff2');font-weight:${weights.text} ${weights.strong};font-display:swap}`,
  ];
  for (const { names, file } of fallbacks) {
    for (const { weight, nearest, suffix } of faces) {
      const local = names.map((name) => `local('${name}${suffix}')`);
      const metrics = await metricsOf(`${file}-${nearest}-normal.woff2`, weight);
      rules.push(
        `@font-face{font-family:'${name} fallback';src:${local};font-weight:${weight};${metrics}}`,
      );
    }
  }
  return `/* Written by npm run art. */
import { asset } from '../asset';

/** The URL of the web font, which documents preload. */
export const webFontUrl = asset('${fontPath}');

/** The value of font-family: the web font, and system fonts of the same widths until it has loaded. */
export const fontFamily = "'${name}', '${name} fallback', sans-serif";

/** The @font-face rules of these fonts. */
export const fontFaces = \`
${rules.join('\n')}
\`;
`;
}

/** The CSS that gives a fallback font the metrics of the web font at a weight. */
async function metricsOf(file: string, weight: number): Promise<string> {
  const options = { targetFormat: 'truetype', variationAxes: {} } as const;
  const fallback = parseFont(await subsetFont(readPackage(file), webFont.characters, options));
  const face = parseFont(await subsetTrueType(weight));
  const stretch = lengthOf(face) / lengthOf(fallback);
  const { ascender, descender } = new Font(face).hExtents();
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return [
    `size-adjust:${percent(stretch)}`,
    `ascent-override:${percent(ascender / face.upem / stretch)}`,
    `descent-override:${percent(-descender / face.upem / stretch)}`,
    'line-gap-override:0%',
  ].join(';');
}

/** The width of the sample on one line, in em. */
function lengthOf(face: Face): number {
  const buffer = new Buffer();
  buffer.addText(SAMPLE);
  buffer.guessSegmentProperties();
  shape(new Font(face), buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
}
