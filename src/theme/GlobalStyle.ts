import { createGlobalStyle } from 'styled-components';
import { readerPreferences, setVariables, theme } from './theme';
import { dark, darkSpruce, spruce, tokens, typeScale } from './tokens';

/** Styles of the whole document: colour schemes, type sizes, resets, focus, selection and print. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: ${theme.schemes};

    ${setVariables('color', tokens.color)}
    ${setVariables('font', tokens.font)}

    ${theme.media.dark} { ${setVariables('color', dark)} }

    ${readerPreferences}

    ${theme.media.from.xs} { ${setVariables('font', typeScale.xs)} }
    ${theme.media.from.md} { ${setVariables('font', typeScale.md)} }
    ${theme.media.from.lg} { ${setVariables('font', typeScale.lg)} }
    ${theme.media.from.xl} { ${setVariables('font', typeScale.xl)} }
  }

  /* The colours of a band, on screens only, because prints are white. A raised band swaps paper and raised. */
  [data-surface='raised'] {
    ${theme.media.screen} { ${setVariables('color', { paper: tokens.color.raised, raised: tokens.color.paper })} }
    ${theme.media.dark} { ${setVariables('color', { paper: dark.raised, raised: dark.paper })} }
    ${readerPreferences}
  }

  [data-surface='paper'] {
    ${theme.media.screen} { ${setVariables('color', { paper: tokens.color.paper, raised: tokens.color.raised })} }
    ${theme.media.dark} { ${setVariables('color', { paper: dark.paper, raised: dark.raised })} }
    ${readerPreferences}
  }

  [data-surface='spruce'] {
    ${theme.media.screen} { ${setVariables('color', spruce)} }
    ${theme.media.dark} { ${setVariables('color', darkSpruce)} }
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
    font: ${theme.weight.text} ${theme.font.body} / 1.6 ${theme.font.family};
    /* Not "anywhere", which lets a column shrink below its words. */
    overflow-wrap: break-word;

    /* Only for words that are longer than a narrow column, by the rules of the document's language. */
    @supports (hyphenate-limit-chars: 16) {
      hyphens: auto;
      hyphenate-limit-chars: 16 5 5;
    }
  }

  /* Arabic letters join, and spacing would break them. */
  :dir(rtl) {
    letter-spacing: 0 !important;
    text-indent: 0 !important;
  }

  /* Safari does not announce a list whose style is none. */
  ul {
    padding: 0;
    list-style: '';
  }

  picture, img, svg {
    display: block;
    max-width: 100%;
    height: auto;
  }

  picture { height: 100%; }

  input, textarea, select, button {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  :focus-visible {
    outline: ${theme.border.focus} solid ${theme.color.accentText};
    outline-offset: 3px;
    scroll-margin: ${theme.space[3]}; /* keeps the outline in the window */
  }

  ${theme.media.print} {
    :root {
      ${setVariables('color', {
        paper: '#fff',
        raised: '#fff',
        ink: '#000',
        muted: '#000',
        action: '#fff',
        onAction: '#000',
      })}
    }

    /* Prints have text only. */
    figure, main img, ::before, ::after { display: none !important; }
    /* Sections, too, so that no heading is last on a page. Not every engine obeys break-after: avoid. */
    section, li { break-inside: avoid; }
    /* Engines keep a box whole only if the boxes around it are in block layout. */
    main :is(ul, ol, dl) { display: block !important; }
    details::details-content { content-visibility: visible; }
  }

  /* The skip link moves the focus here, but main is not a control. */
  main:focus { outline: none; }

  ::selection {
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
`;
