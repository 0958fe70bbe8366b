/**
 * The web font. After a change, run the program in art/, which subsets the file. Its weights are in measures.ts.
 */
export const webFont = {
  name: 'Bricolage Grotesque',
  /** The variable font in its package. */
  source:
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  /** The value of every axis except the weight. */
  axes: { opsz: 36 }, // Close to the display design: tight, with deep notches, but still legible at 17 px.
  /** The characters to keep. The build lists characters that are missing. */
  characters:
    ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
    '©·–‘’“”£',
};
