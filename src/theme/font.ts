import file from '../../static/fonts/bricolage-grotesque.woff2';
import webFont from './webFont.json';

/**
 * The web font: its name; the variable font in its package; the value of each axis except the weight, which is close to the
 * display design here: tight, with deep notches, but still legible at 17 px; its weights; and the characters to keep.
 * After a change, `npm run font` writes the file.
 */
export { webFont };

if (!file.startsWith(`/fonts/${webFont.file}`))
  throw new Error(
    `src/theme/font.ts imports ${file}, not ${webFont.file}, the file that src/theme/webFont.json names.`,
  );

/** The URL of the web font, which documents preload. */
export const webFontUrl = file;

const { name } = webFont;
const { text, strong } = webFont.weight;

/** The value of font-family: the web font, and system fonts of the same widths until it has loaded. */
export const fontFamily = `'${name}', '${name} fallback', sans-serif`;

/**
 * A system font with the measures of the web font, so that no line moves when the web font replaces it.
 * @param stretch the width of text in the web font, divided by its width in the system font, both measured in a browser by
 *   getBoundingClientRect() of an inline element that does not wrap: of a paragraph, or of the widest line of the headline,
 *   which counts as painted again if the web font makes it larger
 */
const fallback = (fonts: string, weight: number, stretch: number) =>
  `@font-face{font-family:'${name} fallback';src:${fonts};font-weight:${weight};size-adjust:${percent(stretch)};ascent-override:${percent(0.93 / stretch)};descent-override:${percent(0.27 / stretch)};line-gap-override:0%}`;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** The @font-face rules. The last of the fallbacks that is installed is used; more of them would delay the first paint. */
export const fontFaces = [
  `@font-face{font-family:'${name}';src:url('${file}') format('woff2');font-weight:${text} ${strong};font-display:swap}`,
  fallback("local('Roboto')", text, 1.03),
  fallback("local('Roboto Bold')", strong, 1.053),
  fallback("local('Arial'),local('Liberation Sans')", text, 1.024),
  fallback("local('Arial Bold'),local('Liberation Sans Bold')", strong, 1.001),
].join('');
