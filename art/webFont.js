/*
 * The font of the site. To change it, install its package, name it here, and run `npm run art`, which cuts the file and
 * measures the system fonts that stand in for it. Its weights are the tokens' (src/theme/tokens.ts).
 */

exports.name = 'Bricolage Grotesque';

/** Where the package has the face, in one file for all weights. */
exports.source =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

/** Each other axis of the font, at the one value that the site uses, which keeps the file small. */
exports.axes = { opsz: 36 }; // A little of the display cut: tight and with deep notches, and still clear at 17 px.

/** The characters that the font file has. The build names every other one that the content uses: add it here. */
exports.characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '©·–‘’“”£';
