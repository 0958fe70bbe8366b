/** The conditions that styles answer to. Widths are in em, so that they follow the reader's own font size. */
export const media = {
  /** Two columns fit. */
  medium: '@media (min-width: 40em)',
  /** The whole sheet fits side by side. */
  wide: '@media (min-width: 64em)',
  dark: '@media screen and (prefers-color-scheme: dark)',
  /** Where bands have colours of their own; a print has none. */
  screen: '@media screen',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;
