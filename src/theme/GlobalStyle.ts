import { createGlobalStyle } from 'styled-components';
import { media } from './media';
import { fontVariables, paletteVariables, readerPreferences, theme } from './theme';
import { fontSteps, night, nightSpruce, spruce, tokens } from './tokens';

/** What holds for the whole document: schemes, sizes, resets, focus, selection and print. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;

    ${paletteVariables(tokens.color)}
    ${fontVariables(tokens.font)}

    ${media.dark} {
      ${paletteVariables(night)}
    }

    ${readerPreferences}

    ${media.small} { ${fontVariables(fontSteps.small)} }
    ${media.medium} { ${fontVariables(fontSteps.medium)} }
    ${media.wide} { ${fontVariables(fontSteps.wide)} }
    ${media.full} { ${fontVariables(fontSteps.full)} }
  }

  /* Over everything inside, on screens: a print is white all over. */
  [data-tone='spruce'] {
    ${media.screen} { ${paletteVariables(spruce)} }
    ${media.dark} { ${paletteVariables(nightSpruce)} }
    ${readerPreferences}
  }

  *, ::before, ::after {
    box-sizing: border-box;
    margin: 0;
  }

  html {
    text-size-adjust: none;
    -webkit-text-size-adjust: none;
  }

  body {
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font: 400 ${theme.font.body} / 1.6 ${theme.font.family};
    /* Not "anywhere", which lets a column shrink below its words. */
    overflow-wrap: break-word;
  }

  /* An empty string, because Safari takes none for "not a list". */
  ul {
    padding: 0;
    list-style: '';
  }

  picture, img, svg {
    display: block;
    max-width: 100%;
    height: auto;
  }

  input, textarea, button {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  :focus-visible {
    outline: ${theme.line.focus} solid ${theme.color.accentText};
    outline-offset: 3px;
  }

  ${media.print} {
    :root {
      ${theme.vars.color.paper}: #fff;
      ${theme.vars.color.raised}: #fff;
      ${theme.vars.color.ink}: #000;
      ${theme.vars.color.muted}: #000;
      ${theme.vars.color.action}: #fff;
      ${theme.vars.color.onAction}: #000;
    }

    figure { display: none; }
    li { break-inside: avoid; }
  }

  /* The skip link moves the focus there; it is where reading starts, not something to act on. */
  main:focus { outline: none; }

  ::selection {
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
`;
