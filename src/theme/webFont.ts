/*
 * The web font. To change it, install its package, name it here, and run `npm run art`, which subsets the file and
 * computes the metrics of the fallback fonts. Its weights are in tokens.ts.
 */

export const name = 'Bricolage Grotesque';

/** The font file in the package: one file for all weights. */
export const source =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

/** Each other axis of the font, at the one value that the site uses, which keeps the file small. */
export const axes = { opsz: 36 }; // A little of the display cut: tight and with deep notches, and still clear at 17 px.

/** The characters in the font file. The build names every other one that the content uses: add it here. */
export const characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '©·–‘’“”£';
