import { createTheme } from 'styled-components';
import { fontFamily, webFont } from './font';
import { measures } from './frame';
import { media } from './media';
import { paletteOf } from './palettes';

/**
 * Font sizes: at first, which is for phones and print, and from each width on. All are in rem, so that they follow the reader's
 * own font size. They are steps, not in vw, because WebKit does not divide vw by the page zoom; only limits are in vw.
 */
const fontSizes = {
  caption: { first: '0.875rem', xl: '1rem' },
  small: { first: '0.9375rem', xl: '1rem' },
  body: { first: '1rem', md: '1.0625rem', xl: '1.25rem' },
  lead: { first: '1.125rem', md: '1.25rem', lg: '1.3125rem', xl: '1.5625rem' },
  subtitle: { first: '1.25rem', xl: '1.5rem' },
  column: { first: '1.25rem', md: '1.375rem', lg: '1.4375rem', xl: '1.9375rem' },
  card: { first: '1.25rem', md: '1.5rem', lg: '2rem', xl: '2.625rem' },
  section: { first: '1.75rem', md: '2.5rem', lg: '3.25rem', xl: '4.25rem' },
  display: { first: '2.5rem', md: '3.5rem', lg: '4.25rem', xl: '5.5rem' },
  statistic: { first: '2.4375rem', md: '4.25rem', lg: '6rem', xl: '8.25rem' },
};

type FontSizes = Record<keyof typeof fontSizes, string>;

/** The font sizes that change at a width; all of them `first`. */
export function fontSizesFrom(width: 'first' | 'md' | 'lg' | 'xl'): FontSizes {
  const rows = Object.entries<{ [W in typeof width]?: string }>(fontSizes);
  const sizes = rows.map(([name, row]) => [name, row[width]]);
  return Object.fromEntries(sizes.filter(([, size]) => size));
}

/** In very wide windows, everything grows: the size of a rem, by the width of the window. */
export const pageScale = {
  '105em': '112.5%',
  '130em': '131.25%',
  '160em': '150%',
  '200em': '187.5%',
  '300em': '240%',
} as const;

const fontSize = fontSizesFrom('first');

/** The tokens that are CSS variables, so that media queries can change them without a script. */
const variables = createTheme({ color: paletteOf('page', 'day'), fontSize }, { prefix: 'kr' });
const { GlobalStyle, raw, vars, ...tokens } = variables;
type Tokens = typeof raw;

/** Declares the variables of the tokens, with the values that the provider gives. */
export { GlobalStyle as ThemeVariables, raw as themeValues };

/**
 * The theme that styles read: `theme.color.ink` is `var(--kr-color-ink, …)`. Other tokens are plain values. Not `props.theme`,
 * which has only the colours of the day.
 */
export const theme = {
  ...tokens,
  ...measures, // contentInset, gutter, units, columns, fullBleed and trail: see frame.ts
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
    hills: 'clamp(1.25rem, 3.2vw, 3.25rem)', // The height of the hills along the upper edges of sections.
  },
  border: { thin: 'max(1px, 0.167rem - 2px)', thick: '0.125rem', focus: '3px' }, // Thicker in very wide windows, and with large text.
} as const;

/** CSS declarations that change tokens for an element and everything inside it. */
export const declareTokens = <Group extends 'color' | 'fontSize'>(
  group: Group,
  values: Partial<Tokens[Group]>,
) =>
  Object.entries(values)
    .map(([key, value]) => `${vars[group][key as keyof Tokens[Group]]}: ${value};`)
    .join('');
