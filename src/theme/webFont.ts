/*
 * The web font. To change it, install its package, name it here, and run `npm run art`, which subsets the files and
 * computes the metrics of the fallback fonts. Its weights are in tokens.ts.
 */

export const name = 'Bricolage Grotesque';

/**
 * The font's files, one per script, because Fontsource has a file for each. Of each: where the package has it, the value
 * of every axis but the weight, and the characters to keep. The build names characters that are missing.
 */
export const files = [
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { opsz: 36 }, // A little of the display cut: tight and with deep notches, and still clear at 17 px.
    characters:
      ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
      '©·–‘’“”£',
  },
];

/** Scripts that are left to system fonts, by their Unicode names, such as 'Arabic'. */
export const systemScripts: readonly string[] = [];
