const screen = '@media screen';

/** Conditions that pictures have, too: a phone's width, up to a tablet's, and the dark scheme. */
export const PHONE = '(width < 40em)';
export const FOLDED = '(width < 64em)';
export const DARK = '(prefers-color-scheme: dark)';

/**
 * The conditions that styles answer to. Widths are in em, so that they follow the reader's own font size, and apply to
 * screens only: in print WebKit measures the window.
 */
export const media = {
  /** A phone of usual width; in px, since WebKit multiplies a width in em by the zoom. */
  small: `${screen} and (min-width: 384px)`,
  /** One column of words fits. */
  narrow: `${screen} and ${PHONE}`,
  /** One column of words fits, or two of short ones. */
  paired: `${screen} and (22em <= width < 40em)`,
  /** Two columns fit. */
  medium: `${screen} and (min-width: 40em)`,
  /** Two columns fit, and no more. */
  twofold: `${screen} and (40em <= width < 64em)`,
  /** The links of the menu do not fit beside the name. */
  folded: `${screen} and ${FOLDED}`,
  /** The whole sheet fits side by side. */
  wide: `${screen} and (min-width: 64em)`,
  /** The sheet has grown to its full width. */
  full: `${screen} and (min-width: 80em)`,
  dark: `${screen} and ${DARK}`,
  /** Where bands have colours of their own; a print has none. */
  screen,
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;
