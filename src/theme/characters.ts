/**
 * What the web font can show: ASCII, and the marks of careful English. The build names every other character that
 * the content has; add it here, and run `npm run art`, which cuts the font accordingly.
 */
export const characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '©·–‘’“”£';
