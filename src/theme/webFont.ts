/**
 * The font of the site. To change it, install its package, name it here, and run `npm run art`, which cuts the file and
 * measures the system fonts that stand in for it.
 */
export const webFont = {
  name: 'Bricolage Grotesque',
  /** The weights that the site uses, by their role. */
  weights: { text: 400, strong: 600 },
} as const;

/** What the font file is cut from. */
export const webFontSource = {
  /** Where the package has the face, in one file for all weights. */
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  /** Each other axis of the font, at the one value that the site uses, which keeps the file small. */
  axes: { opsz: 36 }, // A little of the display cut: tight and with deep notches, and still clear at 17 px.
} as const;

/** The characters that the font file has. The build names every other one that the content uses: add it here. */
export const characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '©·–‘’“”£';
