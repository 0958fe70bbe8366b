import file from '../../static/fonts/bricolage-grotesque.woff2';
import { ascent, descent, standIns } from './standIns';
import { webFont } from './webFont';

/** The address of the web font. */
export const fontFile = file;

const { name, weights } = webFont;

/** The name of the family that stands in while the web font is on its way. */
const STAND_IN = `${name} stand-in`;

/** What styles ask for. */
export const fontFamily = `'${name}', '${STAND_IN}', sans-serif`;

/** @param weight of the web font @returns the bold face of a system's font, or its regular face */
const styleFor = (weight: number) => (weight >= 600 ? ' Bold' : '');

/**
 * System fonts, stretched per weight until words run as long in them as in the web font: the page keeps its line breaks
 * when that font arrives. Browsers take the last face that has a character, hence the order is reversed.
 * https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 */
const standInFaces = standIns.toReversed().flatMap(({ names, sizes }) =>
  Object.values(weights).map((weight) => {
    const size = sizes[weight];
    const sources = names.map((own) => `local('${own}${styleFor(weight)}')`);
    return (
      `@font-face{font-family:'${STAND_IN}';src:${sources};font-weight:${weight};size-adjust:${size}%;` +
      `ascent-override:${((100 * ascent) / size).toFixed(1)}%;` +
      `descent-override:${((100 * descent) / size).toFixed(1)}%;line-gap-override:0%}`
    );
  }),
);

/** The faces of the page, as CSS: the web font, and what stands in for it. */
export const fontFaces = [
  `@font-face{font-family:'${name}';src:url('${file}') format('woff2');font-weight:${weights.text} ${weights.strong};font-display:swap}`,
  ...standInFaces,
].join('');
