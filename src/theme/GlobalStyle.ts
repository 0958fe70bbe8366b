import { createGlobalStyle } from 'styled-components';
import { contentInsetDeclaration, contrastOverrides, setVariables, theme } from './theme';
import { dark, darkEmber, darkSpruce, ember, pageScale, spruce, tokens, typeScale } from './tokens';

/** Styles of the whole document: colour schemes, type sizes, resets, focus and print. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${setVariables('color', tokens.color)}

    ${theme.media.dark} { ${setVariables('color', dark)} }
  }

  :root {
    color-scheme: light dark;
    ${contentInsetDeclaration}

    ${setVariables('font', tokens.font)}

    ${theme.media.from.md} { ${setVariables('font', typeScale.md)} }
    ${theme.media.from.lg} { ${setVariables('font', typeScale.lg)} }
    ${theme.media.from.xl} { ${setVariables('font', typeScale.xl)} }
    ${Object.entries(pageScale).map(([width, size]) => `@media screen and (width >= ${width}) { font-size: ${size}; }`)}
  }

  /* The colours of a section, only on screens: print is black on white. */
  [data-surface='spruce'] {
    ${theme.media.screen} { ${setVariables('color', spruce)} }
    ${theme.media.dark} { ${setVariables('color', darkSpruce)} }
  }

  [data-surface='ember'] {
    ${theme.media.screen} { ${setVariables('color', ember)} }
    ${theme.media.dark} { ${setVariables('color', darkEmber)} }
  }

  :root, [data-surface] { ${contrastOverrides} }

  *, ::before, ::after {
    box-sizing: border-box;
    margin: 0;
  }

  html {
    scroll-padding-block: ${theme.space[3]}; /* keeps the outline of what gets the focus in the window */
    text-size-adjust: none;
    -webkit-text-size-adjust: none;
  }

  body {
    background: ${theme.color.background};
    color: ${theme.color.ink};
    font: ${theme.weight.text} ${theme.font.body} / 1.6 ${theme.font.family};
    /* Not "anywhere", which would let columns become narrower than their words. */
    overflow-wrap: break-word;

    /* Hyphenates only long words, by the rules of the document's language. */
    @supports (hyphenate-limit-chars: 16) {
      hyphens: auto;
      hyphenate-limit-chars: 16 5 5;
    }
  }

  /* After a jump to a section, nothing of the section above it is visible. */
  section { scroll-margin-block-start: calc(-1 * ${theme.space[3]}); }

  picture, img, svg {
    display: block;
    max-width: 100%;
    height: auto;
  }

  picture { height: 100%; }

  input, textarea, button {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
    hyphens: manual; /* a visitor's own words */
  }

  :focus-visible {
    outline: ${theme.border.focus} solid ${theme.color.accentText};
    outline-offset: 3px;
  }

  ${theme.media.print} {
    :root, [data-surface] {
      ${setVariables('color', {
        background: '#fff',
        raised: '#fff',
        ink: '#000',
        muted: '#000',
        action: '#fff',
        onAction: '#000',
      })}
    }

    /* Text and figures are printed, without decoration. */
    nav, div[aria-hidden], :not(input)::before, ::after { display: none !important; }
    li, figure, dl > div { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    /* Browsers obey these rules only if all ancestors have block layout. */
    main :is(div, ul, ol, dl) { display: block !important; }
    main dl > div { display: flex !important; }
    main :is(div, ul) > * + * { margin-block-start: ${theme.space[3]}; }
    /* A long message is printed as a whole. */
    textarea {
      field-sizing: content;
      height: auto !important;
    }
  }

  /* A page of text, such as a privacy policy, needs no components. */
  article { padding: ${theme.space.band} ${theme.layout.contentInset}; }
  article > * { max-width: 36em; }
  article > * + * { margin-block-start: ${theme.space[4]}; }
  article > * + h2 { margin-block-start: ${theme.space[6]}; }
  article :is(h1, h2) { line-height: 1.2; }
  article a { color: ${theme.color.accentText}; }
  article h1 { font-size: ${theme.font.section}; }

  /* The skip link focuses main, which is not a control and needs no outline. */
  main:focus { outline: none; }
`;
