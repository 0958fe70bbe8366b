import { createGlobalStyle } from 'styled-components';
import { fontSizes, measures, pageScale } from './measures';
import { paletteOf, printPalette, surfaceNames } from './palettes';
import { declareFrame, declareVariables, theme } from './theme';

/** The colours on the page, or on a surface; surfaces are for screens only, because print is black on white. */
const declareColors = (on: Parameters<typeof paletteOf>[0]) => `
  ${theme.media.screen} { ${declareVariables('color', paletteOf(on, 'light'))} }
  ${theme.media.dark} { ${declareVariables('color', paletteOf(on, 'dark'))} }
`;

/** Styles of the whole document: colour schemes, type sizes, resets, focus and print. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${declareVariables('color', printPalette)}
    ${declareColors('page')}

    ${declareFrame('narrow')}
    ${declareVariables('fontSize', measures.fontSize)}

    ${theme.media.from.md} {
      ${declareFrame('wide')}
      ${declareVariables('fontSize', fontSizes.md)}
    }
    ${theme.media.from.lg} { ${declareVariables('fontSize', fontSizes.lg)} }
    ${theme.media.from.xl} { ${declareVariables('fontSize', fontSizes.xl)} }
    ${Object.entries(pageScale).map(([width, size]) => `@media screen and (width >= ${width}) { font-size: ${size}; }`)}
  }

  ${surfaceNames.map((name) => `[data-surface='${name}'] { ${declareColors(name)} }`)}

  /* Forced colours, and more contrast, change every palette. */
  :root, [data-surface] {
    ${theme.media.forcedColors} { ${declareVariables('color', { background: 'Canvas', ink: 'CanvasText' })} }
    ${theme.media.moreContrast} { ${declareVariables('color', { line: theme.color.edge, muted: theme.color.ink })} }
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
    font: ${theme.weight.text} ${theme.fontSize.body} / 1.6 ${theme.fontFamily};
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

  /* Cards are in two columns on paper, and nobody can fill in a form there. */
  ${theme.media.print} {
    :root { --kr-content: 100%; }
    form { display: none; }
    h1, h2, h3 { break-after: avoid; }
    h2 { margin-block-end: ${theme.space[3]}; }
    section { break-inside: avoid; }
    section > ul { columns: 2; }
    li, dl > div {
      break-inside: avoid;
      margin-block-end: ${theme.space[3]};
    }
  }

  /* The skip link focuses main, which is not a control and needs no outline. */
  main:focus { outline: none; }
`;
