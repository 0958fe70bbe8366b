import { ascent, descent, standIns } from './standIns';
import { webFont } from './webFont';

/**
 * A face that most visitors have, stretched until words run as long in it as in the web font: the page then
 * keeps its line breaks when that arrives. https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 */
const standIn = ({ family, names, sizes }: (typeof standIns)[number]): string =>
  Object.entries(sizes)
    .map(([weight, size]) => {
      const style = weight === '600' ? ' Bold' : '';
      return (
        `@font-face{font-family:'${family}';src:${names.map((name) => `local('${name}${style}')`).join()};` +
        `font-weight:${weight};size-adjust:${size}%;ascent-override:${((100 * ascent) / size).toFixed(1)}%;` +
        `descent-override:${((100 * descent) / size).toFixed(1)}%;line-gap-override:0%}`
      );
    })
    .join('');

const { name, file, weights } = webFont;
const ownFace = `@font-face{font-family:'${name}';src:url('${file}') format('woff2');font-weight:${weights.min} ${weights.max};font-display:swap}`;

/** The web font, and what stands in until it is there: Arial on desktops and Apple's phones, Roboto on Android. */
export const fontFaces = ownFace + standIns.map(standIn).join('');
