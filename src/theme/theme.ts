import { createTheme } from 'styled-components';
import { media } from './media';
import { spruce, tokens } from './tokens';

/** The tokens as CSS variables: `theme.color.ink` is `var(--kr-color-ink, …)`, so a colour scheme is CSS alone. */
export const theme = createTheme(tokens, { prefix: 'kr' });

type ColorName = keyof typeof tokens.color;

/**
 * Declarations that lay another palette over everything inside.
 * @param palette a colour for each role
 * @returns CSS declarations of the colour variables
 */
export const repaint = (palette: Readonly<Record<ColorName, string>>): string =>
  (Object.keys(palette) as ColorName[])
    .map((name) => `${theme.vars.color[name]}: ${palette[name]};`)
    .join('');

/** What readers may ask of every palette. */
export const accommodate = `
  ${media.forcedColors} { ${theme.vars.color.paper}: Canvas; ${theme.vars.color.ink}: CanvasText; }
  ${media.moreContrast} {
    ${theme.vars.color.line}: ${theme.color.edge};
    ${theme.vars.color.muted}: ${theme.color.ink};
  }
`;

/** Lays the spruce palette over everything inside, on screens; a print is white all over. */
export const onSpruce = `${media.screen} { ${repaint(spruce)} } ${accommodate}`;
