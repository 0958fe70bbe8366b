/** Where art/font.mjs writes the face; the documents preload it. */
export const FONT_FILE = '/fonts/bricolage-grotesque.woff2';

/* The face's own ascent and descent, as shares of the font size. */
const ASCENT = 93;
const DESCENT = 27;

/**
 * A face that most visitors have, stretched until the site's words run as long in it as in the web font: the
 * page then keeps its line breaks when that arrives. https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 * @param family the family that it is listed under
 * @param weights a weight, or a range of them
 * @param names the face's names in operating systems, the first that is found counts
 * @param size per cent; measured over all words of the home page
 */
const fallback = (family: string, weights: string, names: readonly string[], size: number) => `
  @font-face {
    font-family: '${family}';
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${weights};
    size-adjust: ${size}%;
    ascent-override: ${((100 * ASCENT) / size).toFixed(1)}%;
    descent-override: ${((100 * DESCENT) / size).toFixed(1)}%;
    line-gap-override: 0%;
  }
`;

/** The web font, and what stands in until it is there: Arial on desktops and Apple's phones, Roboto on Android. */
export const fontFaces = `
  @font-face {
    font-family: 'Bricolage Grotesque';
    src: url('${FONT_FILE}') format('woff2');
    font-weight: 400 600;
    font-display: swap;
  }
  ${fallback('Like Arial', '400 500', ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], 102.4)}
  ${fallback('Like Arial', '600', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'], 97.7)}
  ${fallback('Like Roboto', '400 500', ['Roboto', 'Roboto-Regular'], 102.9)}
  ${fallback('Like Roboto', '600', ['Roboto Bold', 'Roboto-Bold'], 103.9)}
`;
