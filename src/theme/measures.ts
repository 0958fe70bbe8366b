/**
 * The frame of all drawings: they are measured in units, fractions of the content's width, from the left edge of the
 * content. Below the width `md`, there is one column, with other drawings.
 */
export const frame = {
  wide: {
    content: 1200, // The width of the content in units,
    share: 87.5, // as a percentage of the window's width,
    trail: -42.5, // and the middle of the line in the margin.
    trailWidth: 'max(3px, 3 * var(--kr-unit))', // Never thinner than in small windows.
  },
  narrow: { content: 320, share: 80, trail: -27, trailWidth: '3px' },
} as const;

/** The columns of wide windows, and the space between two of them, in units: drawings may hang on these lines. */
export const grid = { columns: 12, gutter: 36 } as const;

/** All other measures. Sizes are in rem, so that they follow the reader's own font size. */
export const measures = {
  space: {
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    band: 'clamp(2.5rem, 1.1rem + 6.2vw, 7.5rem)', // Above and below the content of a section.
  },
  fontSize: {
    caption: '0.875rem',
    small: '0.9375rem',
    body: '1rem',
    lead: '1.125rem',
    subtitle: '1.25rem',
    column: '1.5rem',
    card: '1.5rem',
    service: '1.25rem',
    section: '2rem',
    display: '2.375rem',
    statistic: '2.25rem',
  },
  layout: {
    container: '75rem', // The largest width of the content.
    header: '4rem', // The smallest height of the header.
    touchTarget: '2.75rem', // The minimum width and height of click targets (WCAG 2.5.5).
    control: '3.25rem', // The height of fields and buttons.
    hills: 'min(2rem, 3vw)', // The height of the hills along the upper edges of sections.
  },
  weight: { text: 400, strong: 600 }, // The font file has these weights.
  border: { thin: '1px', thick: '2px', focus: '3px' },
} as const;

/**
 * Font sizes that change with the window, in steps; the sizes above are for phones and print. Not in vw, because WebKit
 * does not divide vw by the page zoom.
 */
export const fontSizes = {
  md: {
    body: '1.0625rem',
    column: '1.375rem',
    service: '1.375rem',
    section: '2.5rem',
    display: '3.5rem',
    statistic: '4.25rem',
  },
  lg: {
    section: '3.25rem',
    display: '4.25rem',
    statistic: '6rem',
    lead: '1.3125rem',
    column: '1.625rem',
    card: '2rem',
    service: '1.75rem',
  },
  xl: {
    caption: '1rem',
    small: '1rem',
    body: '1.25rem',
    lead: '1.5625rem',
    subtitle: '1.5rem',
    column: '2.125rem',
    card: '2.625rem',
    service: '2.25rem',
    section: '4.25rem',
    display: '5.5rem',
    statistic: '8.25rem',
  },
} as const satisfies Record<string, Partial<Record<keyof typeof measures.fontSize, string>>>;

/** In very wide windows, everything grows: the size of a rem, by the width of the window. */
export const pageScale = {
  '105em': '112.5%',
  '130em': '131.25%',
  '160em': '150%',
  '200em': '187.5%',
  '300em': '240%',
  '390em': '300%',
} as const;
