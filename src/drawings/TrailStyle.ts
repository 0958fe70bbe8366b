import { createGlobalStyle } from 'styled-components';
import { theme } from '../theme/theme';

/** Lets the line in the margin end above the bottom of a section, whose own drawing goes on with it. */
export const declareTrailEnd = (height: string) => `--kr-trail-end: ${height};`;

/**
 * The trail is the orange line down the page, from the hero's ridge to the summit in Contact. There is one rule: each
 * element with data-trail draws the line in its margin, and the line of a drawing leaves that line, or comes to it, as
 * roads do, in the same direction. So both overlap where they part, and no two pieces have to meet to the pixel.
 */
export const TrailStyle = createGlobalStyle`
  [data-trail] {
    position: relative;
    isolation: isolate;
  }

  [data-trail]::before {
    content: '';
    position: absolute;
    inset-block: 0 var(--kr-trail-end, 0);
    inset-inline-start: ${theme.trail.start};
    width: ${theme.trail.width};
    background: ${theme.color.accent};
  }

  /* Where there are no drawings, most of the line is missing. */
  ${theme.media.plain} {
    [data-trail]::before { content: none; }
  }
`;
