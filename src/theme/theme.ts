import { createTheme } from 'styled-components';
import { fontFamily, webFont } from './font';
import { media } from './media';
import { paletteOf } from './palettes';

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

/** Font sizes for phones and print. All sizes are in rem, so that they follow the reader's own font size. */
const fontSize = {
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
};

/** Font sizes from each width on. Not in vw, because WebKit does not divide vw by the page zoom. */
export const fontSizeFrom = {
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
} satisfies Record<string, Partial<typeof fontSize>>;

/** In very wide windows, everything grows: the size of a rem, by the width of the window. */
export const pageScale = {
  '105em': '112.5%',
  '130em': '131.25%',
  '160em': '150%',
  '200em': '187.5%',
  '300em': '240%',
  '390em': '300%',
} as const;

/** The tokens that are CSS variables, so that media queries can change them without a script. */
const variables = createTheme({ color: paletteOf('page', 'day'), fontSize }, { prefix: 'kr' });
type Tokens = typeof variables.raw;

/** From the left edge of the content to the middle of the line in the margin, which is negative. */
const trail = 'var(--kr-trail)';
const trailWidth = 'var(--kr-trail-width)';

const content = 'var(--kr-content)';

/** From the edge of the window, or of an element as wide as the window, to the content. */
const contentInset = `calc(50% - 0.5 * ${content})`;

/** The length of so many units of a drawing: see `frame`. */
const units = (count: number) => `calc(${count} * var(--kr-unit))`;

const gutter = units(grid.gutter);

/** The theme that styles read: `theme.color.ink` is `var(--kr-color-ink, …)`. Other tokens are plain values. */
export const theme = {
  ...variables,
  media,
  fontFamily,
  weight: webFont.weight,
  space: {
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    band: 'clamp(2.5rem, 1.1rem + 6.2vw, 7.5rem)', // Above and below the content of a section.
  },
  layout: {
    header: '4rem', // The smallest height of the header.
    touchTarget: '2.75rem', // The minimum width and height of click targets (WCAG 2.5.5).
    control: '3.25rem', // The height of fields and buttons.
    hills: 'min(2rem, 3vw)', // The height of the hills along the upper edges of sections.
    contentInset,
    gutter, // between columns
  },
  border: { thin: '1px', thick: '2px', focus: '3px' },
  units,
  /** In wide windows, from the left edge of the content to the column after so many columns. */
  columns: (count: number) => `calc(${count / grid.columns} * (${content} + ${gutter}))`,
  /** Grid columns from edge to edge of the window, with the content, or other columns, in the middle. */
  fullBleed: (middle: string) =>
    `[full-start] ${contentInset} [content-start] ${middle} [full-end]`,
  trail: {
    width: trailWidth, // in drawings, too
    x: trail,
    /** From the edge of the window to the line in the margin. */
    start: `calc(50% - 0.5 * ${content} + ${trail} - 0.5 * ${trailWidth})`,
  },
} as const;

/** Declares the width of the content, the unit of the drawings, and the place and width of the trail, for a frame. */
export const declareFrame = (name: keyof typeof frame) => {
  const { content: count, share, trail: x, trailWidth: width } = frame[name];
  return `
    --kr-content: min(75rem, ${share}vw);
    --kr-unit: calc(var(--kr-content) / ${count});
    --kr-trail: calc(${x} * var(--kr-unit));
    --kr-trail-width: ${width};
    /* Browsers round the width of a box, but not that of a line in a drawing: both are the same only in whole pixels. */
    @supports (width: round(1px, 1px)) { --kr-trail-width: round(${width}, 1px); }
  `;
};

/** CSS declarations that change tokens for an element and everything inside it. */
export const declareTokens = <Group extends 'color' | 'fontSize'>(
  group: Group,
  values: Partial<Tokens[Group]>,
) =>
  Object.entries(values)
    .map(([key, value]) => `${variables.vars[group][key as keyof Tokens[Group]]}: ${value};`)
    .join('');
