/** Where art/font.mjs writes the face; the documents preload it. */
export const FONT_FILE = '/fonts/bricolage-grotesque.woff2';

/* The face's own ascent and descent, as shares of the font size. */
const ASCENT = 93;
const DESCENT = 27;

/** A face's names in operating systems, and per weight the per cent that make the site's words as long in it. */
type StandIn = { names: readonly string[]; sizes: Readonly<Record<400 | 500 | 600, number>> };

/* Measured over all words of the home page that have the weight. Few names: browsers stop and look for each. */
const standIns: Readonly<Record<string, StandIn>> = {
  'Like Arial': {
    names: ['Arial', 'Liberation Sans'],
    sizes: { 400: 102.4, 500: 104.7, 600: 97.7 },
  },
  'Like Roboto': { names: ['Roboto'], sizes: { 400: 102.9, 500: 103.9, 600: 103.9 } },
};

/**
 * A face that most visitors have, stretched until words run as long in it as in the web font: the page then
 * keeps its line breaks when that arrives. https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 */
const standIn = ([family, { names, sizes }]: readonly [string, StandIn]): string =>
  Object.entries(sizes)
    .map(([weight, size]) => {
      const style = weight === '600' ? ' Bold' : '';
      return (
        `@font-face{font-family:'${family}';src:${names.map((name) => `local('${name}${style}')`).join()};` +
        `font-weight:${weight};size-adjust:${size}%;ascent-override:${((100 * ASCENT) / size).toFixed(1)}%;` +
        `descent-override:${((100 * DESCENT) / size).toFixed(1)}%;line-gap-override:0%}`
      );
    })
    .join('');

const webFont = `@font-face{font-family:'Bricolage Grotesque';src:url('${FONT_FILE}') format('woff2');font-weight:400 600;font-display:swap}`;

/** The web font, and what stands in until it is there: Arial on desktops and Apple's phones, Roboto on Android. */
export const fontFaces = webFont + Object.entries(standIns).map(standIn).join('');
