import { ascent, descent, standIns } from './standIns';
import { webFont } from './webFont';

const { name, file, weights } = webFont;

/**
 * A face that most visitors have, stretched until words run as long in it as in the web font: the page then
 * keeps its line breaks when that arrives. https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 */
const standIn = ({ names, sizes }: (typeof standIns)[number]): string =>
  Object.entries(sizes)
    .map(([weight, size]) => {
      const style = weight === '600' ? ' Bold' : '';
      return (
        `@font-face{font-family:'${name}';src:${names.map((own) => `local('${own}${style}')`).join()};` +
        `font-weight:${weight};size-adjust:${size}%;ascent-override:${((100 * ascent) / size).toFixed(1)}%;` +
        `descent-override:${((100 * descent) / size).toFixed(1)}%;line-gap-override:0%}`
      );
    })
    .join('');

/**
 * What stands in under the web font's own name until it is there: Arial on desktops and Apple's phones, Roboto on
 * Android. Of several faces with one name and weight the last that has a character is taken, so that src/index.ts need
 * only add the web font. https://www.w3.org/TR/css-fonts-4/#composite-fonts
 */
export const fontFaces = standIns.toReversed().map(standIn).join('');

/** The web font itself, where no script adds it. */
export const webFontFaces = weights
  .map(
    (weight) =>
      `@font-face{font-family:'${name}';src:url('${file}') format('woff2');font-weight:${weight};font-display:swap}`,
  )
  .join('');
