/*
 * The web font. To change it, install its package, name it here, and run `npm run art`, which subsets the files and
 * computes the metrics of the fallback fonts. Its weights are in tokens.ts.
 */

export const name = 'Bricolage Grotesque';

/**
 * The font's files, one per script, as in Fontsource. For each: its path in the package, the value of every axis except
 * the weight, and the characters to keep. The build lists characters that are missing.
 */
export const files = [
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { opsz: 36 }, // Close to the display design: tight, with deep notches, but still legible at 17 px.
    characters:
      ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
      '©·–‘’“”£',
  },
];

/** Scripts for which system fonts are used, by their Unicode names, such as 'Arabic'. */
export const systemScripts: readonly string[] = [];
