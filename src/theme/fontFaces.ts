import file from '../../static/fonts/bricolage-grotesque.woff2';
import { measures } from './measures';
import { webFont } from './webFont';

/** The URL of the web font, which documents preload. */
export const webFontUrl = file;

const { name } = webFont;
const { text, strong } = measures.weight;

/** The value of font-family: the web font, and system fonts of the same widths until it has loaded. */
export const fontFamily = `'${name}', '${name} fallback', sans-serif`;

/**
 * A system font with the measures of the web font, so that no line moves when the web font replaces it.
 * @param stretch the width of text in the web font, divided by its width in the system font, as measured in a browser: of a
 *   paragraph, or of the widest line of the headline, which counts as painted again if the web font makes it larger
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
