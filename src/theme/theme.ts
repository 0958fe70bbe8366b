import { createTheme } from 'styled-components';
import { media } from './media';
import { nightSpruce, spruce, tokens } from './tokens';

/** The tokens as CSS variables: `theme.color.ink` is `var(--kr-color-ink, …)`, so a colour scheme is CSS alone. */
export const theme = createTheme(tokens, { prefix: 'kr' });

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

/** Lays the spruce palettes over everything inside, on screens; a print is white all over. */
export const onSpruce = `
  ${media.screen} { ${paletteVariables(spruce)} }
  ${media.dark} { ${paletteVariables(nightSpruce)} }
  ${readerPreferences}
`;
