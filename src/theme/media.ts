/** Whether there are colours for the night. Without them, the page is as by day in the dark scheme, too. */
export const HAS_NIGHT: boolean = true;

/** The value of `color-scheme`. */
export const COLOR_SCHEMES = HAS_NIGHT ? 'light dark' : 'light';

/** Conditions that `<source>` elements use, too: the dark scheme, if there is one, and layouts with one column. */
export const NIGHT = HAS_NIGHT ? '(prefers-color-scheme: dark)' : '(width < 0px)';
export const ONE_COLUMN = '(width < 48em)';

/** The condition of a header with its links in a row. */
export const HEADER_ROW = '(width >= 64em)';

const screen = '@media screen';

/**
 * The media queries of the design. Widths are in em, so that they scale with the user's font size. Those with a
 * width apply to screens only, because WebKit uses the width of the window in print.
 */
export const media = {
  from: {
    md: `${screen} and (width >= 48em)`, // Cards stand side by side.
    lg: `${screen} and ${HEADER_ROW}`, // The header's links fit, and a form beside its heading.
    xl: `${screen} and (width >= 80em)`, // The largest type fits.
  },
  below: {
    md: `${screen} and ${ONE_COLUMN}`,
    lg: `${screen} and (width < 64em)`,
  },
  night: `${screen} and ${NIGHT}`,
  screen, // Where sections have background colours; in print they have none.
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
  print: '@media print',
  /** Where there are drawings; and where there are none, because colours are the reader's, or of paper. */
  withDrawings: `${screen} and (forced-colors: none)`,
  withoutDrawings: '@media print, (forced-colors: active)',
} as const;
