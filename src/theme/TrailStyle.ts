import { createGlobalStyle } from 'styled-components';
import { theme } from './theme';

const { width, inset, toContent, bend } = theme.trail;

/**
 * The trail is the orange line down the page, from the hero's ridge to the summit in Contact. An element takes part by the
 * attribute data-trail, and its ::before is its piece of the line:
 *
 *   start    the hero's drawing: from its front ridge, the line bends down into the margin
 *   line     a section: the line in its margin
 *   branch   a drawing at the start of the content: a bend leads from the line to the left edge of the drawing
 *   end      the last drawing: the same bend, and the line on its land, from --trail-top
 *
 * A bend is a box with two borders. Its y is --trail-y, where the drawing's own line begins.
 */
export const TrailStyle = createGlobalStyle`
  :where([data-trail]) {
    position: relative;
    isolation: isolate;
  }

  [data-trail]::before {
    content: '';
    position: absolute;
    inset-inline-start: ${inset};
    width: ${toContent};
    border: 0 solid ${theme.color.accent};
    border-inline-start-width: ${width};
  }

  [data-trail='line']::before { inset-block: var(--trail-start, 0) var(--trail-end, 0); }

  [data-trail='start']::before {
    inset-block: calc(var(--trail-y) - 2px) 0; /* on whole pixels, like the drawing's line: see Hero.tsx */
    width: calc(${toContent} + ${width});
    border-block-start-width: ${width};
    border-start-start-radius: ${bend};
  }

  :is([data-trail='branch'], [data-trail='end'])::before {
    inset-block: calc(var(--trail-y) - ${bend}) calc(100% - var(--trail-y) - 0.5 * ${width});
    inset-inline-start: calc(-1 * ${toContent});
    width: calc(${toContent} + 1px); /* over the edge of the drawing, which may be between two pixels */
    border-block-end-width: ${width};
    border-end-start-radius: ${bend};
  }
  [data-trail='end']::before { inset-block-start: var(--trail-top); }

  /* Forced colours remove backgrounds and drawings, and with them most of the line. */
  ${theme.media.forcedColors} {
    [data-trail]::before { content: none; }
  }
`;
