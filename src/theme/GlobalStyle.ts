import { createGlobalStyle } from 'styled-components';
import { declareFrame } from './frame';
import { COLOR_SCHEMES, media } from './media';
import { paletteOf, printColors, type Surface, surfaceNames } from './palettes';
import { declareTokens, fontSizesFrom, pageScale, theme } from './theme';

/** All colours on a surface, for screens only: print is black on white. */
const declareSurface = (name: Surface) => `
  [data-surface='${name}'] {
    ${media.screen} { ${declareTokens('color', paletteOf(name, 'day'))} }
    ${media.night} { ${declareTokens('color', paletteOf(name, 'night'))} }
  }
`;

/** Styles of the whole document: colour schemes, type sizes, resets, focus and print. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: ${COLOR_SCHEMES};
    ${media.night} { ${declareTokens('color', paletteOf('page', 'night'))} }
    ${media.print} { ${declareTokens('color', printColors)} }

    ${declareFrame('narrow')}

    ${media.from.md} {
      ${declareFrame('wide')}
      ${declareTokens('fontSize', fontSizesFrom('md'))}
    }
    ${media.from.lg} { ${declareTokens('fontSize', fontSizesFrom('lg'))} }
    ${media.from.xl} { ${declareTokens('fontSize', fontSizesFrom('xl'))} }
    ${Object.entries(pageScale).map(([width, size]) => `@media screen and (width >= ${width}) { font-size: ${size}; }`)}
  }

  ${surfaceNames.map(declareSurface)}

  /* Forced colours, and more contrast, change every palette. */
  :root, [data-surface] {
    accent-color: ${theme.color.accentText}; /* of boxes and radio buttons */
    ${media.forcedColors} { ${declareTokens('color', { background: 'Canvas', ink: 'CanvasText', accentText: 'CanvasText' })} }
    ${media.moreContrast} { ${declareTokens('color', { hairline: theme.color.edge, muted: theme.color.ink })} }
  }

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
    font: ${theme.weight.text} ${theme.fontSize.body} / 1.5 ${theme.fontFamily};
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

  picture, img, svg, video {
    display: block;
    max-width: 100%;
    height: auto;
  }

  input, select, textarea, button {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
    hyphens: manual; /* a visitor's own words */
  }

  :where(:focus-visible) {
    outline: ${theme.border.focus} solid ${theme.color.accentText};
    outline-offset: 3px;
  }

  /* Where there are no drawings, because colours are the reader's, or of paper, there is nothing that belongs to them. */
  ${media.withoutDrawings} {
    picture, [aria-hidden], ::before { display: none; }
  }

  /* Cards are in two columns on paper. Nobody can press, fill in or open anything there. */
  ${media.print} {
    :root { --kr-content: 100%; }
    nav, form, button, video { display: none; }
    dialog { position: static; }
    details::details-content { content-visibility: visible; }
    h1, h2, h3 { break-after: avoid; }
    h2 { margin-block-end: ${theme.space[3]}; }
    ul:has(h3) { columns: 2; }
    li, dl > div {
      break-inside: avoid;
      margin-block-end: ${theme.space[3]};
    }
  }

  /* The skip link focuses main, which is not a control and needs no outline. */
  main:focus { outline: none; }
`;
