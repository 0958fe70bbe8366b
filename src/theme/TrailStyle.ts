import { createGlobalStyle } from 'styled-components';
import { theme } from './theme';

const { width, inset, toContent, bend } = theme.trail;

/**
 * The trail is the orange line down the page, from the hero's ridge to the summit in Contact. An element takes part by the
 * attribute data-trail:
 *
 *   start    the hero's drawing: its front ridge bends down into the margin
 *   line     a section: the line in its margin
 *   branch   a drawing at the start of the content: a branch of the line bends into it
 *   end      the last drawing: the line bends into it and ends
 *
 * Each part is a ::before, behind text and pictures. A bend is a box with two borders. Drawings say at which height the line
 * meets them: --trail-y, and --trail-x in the last one. A section can override the parts in :where().
 */
export const TrailStyle = createGlobalStyle`
  /* Only a page with a start has a line, and only up to the end. */
  main:has([data-trail='start']) { --trail: block; }
  section:has([data-trail='end']) ~ * { --trail: none; }

  :where([data-trail]) { position: relative; }

  :where([data-trail])::before {
    content: '';
    position: absolute;
    z-index: -1;
    display: var(--trail, none);
    border: 0 solid ${theme.color.accent};
  }

  [data-trail='start']::before {
    inset-block: calc(var(--trail-y) - 0.5 * ${width}) 0;
    inset-inline-start: ${inset};
    width: calc(${toContent} + ${width});
    border-block-start-width: ${width};
    border-inline-start-width: ${width};
    border-start-start-radius: ${bend};
  }

  :where([data-trail='line'])::before {
    z-index: -2; /* below a branch */
    inset-block: 0;
    inset-inline-start: ${inset};
    border-inline-start-width: ${width};
  }
  [data-trail='line']:has([data-trail='end'])::before { inset-block-end: ${bend}; }

  :where([data-trail='branch'])::before {
    grid-row: 1 / 2; /* A grid area is the containing block: the % count from a figure's picture, without its caption. */
    inset-block: calc(var(--trail-y) - ${bend}) calc(100% - var(--trail-y) - 0.5 * ${width});
    inset-inline-start: calc(-1 * ${toContent});
    width: calc(${toContent} + ${width});
    border-block-end-width: ${width};
    border-inline-start-width: ${width};
    border-end-start-radius: ${bend};
  }

  /* This drawing is as wide as the window: the line runs in front of it to the start of its path. */
  [data-trail='end']::before {
    z-index: 1;
    inset-block: 0 calc(100% - var(--trail-y) - 0.5 * ${width});
    inset-inline-start: ${inset};
    width: calc(max(0px, var(--trail-x) - ${inset}) + ${width});
    border-block-end-width: ${width};
    border-inline-start-width: ${width};
    border-end-start-radius: ${bend};
  }

  /* Forced colours remove backgrounds and drawings, and with them most of the line. */
  ${theme.media.forcedColors} {
    [data-trail]::before { content: none; }
  }
`;
