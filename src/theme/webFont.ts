/** The font of the site. To change it, install its package, name it in both of these, and run `npm run art`. */
export const webFont = {
  name: 'Bricolage Grotesque',
  /** Where `npm run art` writes what the site needs of it; the documents preload it. */
  file: '/fonts/bricolage-grotesque.woff2',
  /** The weights that the site uses. */
  weights: [400, 600],
} as const;

/** What it is cut from. */
export const webFontSource = {
  /** Where its package has the face, in one file for all weights. */
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  /** What else can be varied, each at one value, which keeps the file small; `{}` where nothing can. */
  axes: { opsz: 36 }, // A little of the display cut: tight and with deep notches, and still clear at 17 px.
} as const;
