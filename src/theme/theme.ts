import { createTheme } from 'styled-components';
import { media } from './media';
import { tokens } from './tokens';

const { vars } = createTheme({ color: tokens.color, font: tokens.font }, { prefix: 'kr' });

/** For each name of a CSS variable what reads it. createTheme's own would repeat the value every time: 5 kB a page. */
const references = <T extends Readonly<Record<string, string>>>(names: T) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, `var(${name})`])) as Record<
    keyof T,
    string
  >;

/**
 * What styles read. Colours and sizes of type are CSS variables (`theme.color.ink` is `var(--kr-color-ink)`), so that a
 * scheme or a window changes them by CSS alone; everything else is its value.
 */
export const theme = {
  ...tokens,
  color: references(vars.color),
  font: references(vars.font),
  /** The variables' names, for giving them other values. */
  vars,
};

type ColorName = keyof typeof tokens.color;
type FontName = keyof typeof tokens.font;

/**
 * @param palette a colour for each role
 * @returns CSS declarations that lay the palette over everything inside
 */
export const paletteVariables = (palette: Readonly<Record<ColorName, string>>): string =>
  (Object.keys(palette) as ColorName[])
    .map((name) => `${theme.vars.color[name]}: ${palette[name]};`)
    .join('');

/**
 * @param sizes those that change
 * @returns CSS declarations that set them in other sizes
 */
export const fontVariables = (sizes: Readonly<Partial<Record<FontName, string>>>): string =>
  (Object.keys(sizes) as FontName[])
    .map((name) => `${theme.vars.font[name]}: ${sizes[name]};`)
    .join('');

/** What readers may ask of every palette. */
export const readerPreferences = `
  ${media.forcedColors} { ${theme.vars.color.paper}: Canvas; ${theme.vars.color.ink}: CanvasText; }
  ${media.moreContrast} {
    ${theme.vars.color.line}: ${theme.color.edge};
    ${theme.vars.color.muted}: ${theme.color.ink};
  }
`;
