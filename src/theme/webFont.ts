/**
 * The font of the site. To change it, install its package, name it in both of these, run `npm run art`, and import the
 * new file in fontFaces.ts.
 */
export const webFont = {
  name: 'Bricolage Grotesque',
  /** Where `npm run art` writes what the site needs of the font. */
  file: '/fonts/bricolage-grotesque.woff2',
  /** The weights that the site uses, by their role. */
  weights: { text: 400, strong: 600 },
} as const;

/** What the font file is cut from. */
export const webFontSource = {
  /** Where its package has the face, in one file for all weights. */
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  /** Each other axis of the font, at the one value that the site uses, which keeps the file small. */
  axes: { opsz: 36 }, // A little of the display cut: tight and with deep notches, and still clear at 17 px.
} as const;
