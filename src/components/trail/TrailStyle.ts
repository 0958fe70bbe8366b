import { createGlobalStyle, css } from 'styled-components';
import { asset } from '../../asset';
import { theme } from '../../theme/theme';
import { BEND_RADIUS, TRAIL_INSET, TRAIL_TO_CONTENT, TRAIL_WIDTH } from './geometry';

/*
 * The trail is the orange line down the page, from the hero's ridge to the summit in Contact. This is all of it, except
 * what is part of a drawing. An element takes part by the attribute data-trail:
 *
 *   data-trail="start"    the hero's drawing: its front ridge bends down into the margin
 *   data-trail="line"     a section: the line in its margin
 *   data-trail="branch"   a drawing at the start of the content: a branch of the line bends into it
 *   data-trail="end"      the last drawing: the line bends into it and ends
 *   data-trail="lost"     the 404 page
 *
 * Drawings say at which height the line meets them: --trail-y. Each part is a ::before, behind text and pictures.
 */

/** The line down the margin. */
const line = css`
  content: '';
  position: absolute;
  z-index: -2; /* below a branch */
  inset-block: 0;
  inset-inline-start: ${TRAIL_INSET};
  width: ${TRAIL_WIDTH};
  background: ${theme.color.accent};
`;

/** A curve between the margin and a drawing: a box with two borders, which ends under the drawing. */
const bend = css`
  content: '';
  position: absolute;
  z-index: -1;
  width: calc(${TRAIL_TO_CONTENT} + ${TRAIL_WIDTH});
  border: 0 solid ${theme.color.accent};
  border-inline-start-width: ${TRAIL_WIDTH};
`;

export const TrailStyle = createGlobalStyle`
  :where([data-trail]) { position: relative; }

  [data-trail='start']::before {
    ${bend}
    inset-block: calc(var(--trail-y) - 0.5 * ${TRAIL_WIDTH}) 0;
    inset-inline-start: ${TRAIL_INSET};
    border-block-start-width: ${TRAIL_WIDTH};
    border-start-start-radius: ${BEND_RADIUS};
  }

  /* Only a page with a start has a line, and only up to the end, whose drawing is at the lower edge of its section. */
  :where(main:has([data-trail='start'])) [data-trail='line']::before { ${line} }
  :where(section:has([data-trail='end'])) ~ [data-trail='line']::before { content: none; }
  [data-trail='line']:has([data-trail='end'])::before { inset-block-end: ${BEND_RADIUS}; }

  :where(main:has([data-trail='start'])) :is([data-trail='branch'], [data-trail='end'])::before {
    ${bend}
    grid-row: 1 / 2; /* A grid area is the containing block: the % count from a figure's picture, without its caption. */
    inset-block: calc(var(--trail-y) - ${BEND_RADIUS}) calc(100% - var(--trail-y) - 0.5 * ${TRAIL_WIDTH});
    inset-inline-start: calc(-1 * ${TRAIL_TO_CONTENT});
    border-block-end-width: ${TRAIL_WIDTH};
    border-end-start-radius: ${BEND_RADIUS};
  }

  /* This drawing is as wide as the window: the line runs in front of it to the start of its path, --trail-x. */
  :where(main:has([data-trail='start'])) [data-trail='end']::before {
    z-index: 1;
    inset-block-start: 0;
    inset-inline-start: ${TRAIL_INSET};
    width: calc(max(0px, var(--trail-x) - ${TRAIL_INSET}) + ${TRAIL_WIDTH});
  }

  /*
   * A trail that gets lost. The drawing is a mask. Its trail is in the first 4 rem and in the lower half, which get the
   * accent; the rest is a map, in the colour edge.
   */
  [data-trail='lost'] {
    isolation: isolate;

    &::before {
      ${line}
      inset-inline: ${TRAIL_INSET} 0;
      width: auto;
      background:
        linear-gradient(${theme.color.accent} 0 0) 0 0 / 4rem no-repeat,
        linear-gradient(${theme.color.edge} 50%, ${theme.color.accent} 0);
      mask: url('${asset('/images/not-found.svg')}') 0 0 / auto 100% no-repeat;
    }
  }

  /* Forced colours remove backgrounds, and with them most of the line. */
  ${theme.media.forcedColors} {
    [data-trail]::before { content: none; }
  }
`;
