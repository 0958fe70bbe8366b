import { createGlobalStyle, css, keyframes } from 'styled-components';
import { asset } from '../../asset';
import { theme } from '../../theme/theme';
import { BEND_RADIUS, TRAIL_INSET, TRAIL_TO_CONTENT } from './geometry';

/*
 * The trail is the orange line down the page, from the hero's ridge to the summit in Contact. This is all of it, except
 * what is part of a drawing. An element takes part by the attribute data-trail. 'branch', 'onward' and 'end' only work in a
 * section with 'line':
 *
 *   data-trail="start"    the hero's drawing: its front ridge bends down into the margin
 *   data-trail="line"     a section: the line in its margin
 *   data-trail="branch"   a picture at the start of the content: a branch of the line bends into it
 *   data-trail="onward"   a picture after another one: in wide windows, the line comes from there
 *   data-trail="ember"    the orange part of a section: its own line, in another colour
 *   data-trail="end"      the last drawing: the line bends into it and ends
 *   data-trail="lost"     the 404 page
 *
 * Drawings say at which height the line meets them: --trail-y. All parts are ::before and ::after. To switch the trail
 * off, set `trail` in tokens.ts to false.
 */

/** The z-index of each part, within its section. Text and pictures are above all of them. */
const layer = {
  line: -2,
  branch: -1, // It covers the line where both meet.
  ember: -1, // The orange part with its heading and picture. It hides the section's line, and shows its own.
};

const { thick } = theme.border;

/** A line of 2 px down the margin. */
const line = css`
  content: '';
  position: absolute;
  inset-block: 0;
  width: ${thick};
  background: ${theme.color.accent};
`;

/** A curve from the margin to a picture. It is a box that has only a start border and a bottom border, and ends under the picture. */
const bend = css`
  content: '';
  position: absolute;
  z-index: ${layer.branch};
  grid-row: 1 / 2; /* A grid area is the containing block: the % count from a figure's picture, without its caption. */
  inset-block: calc(var(--trail-y) - ${BEND_RADIUS}) calc(100% - var(--trail-y) - 0.5 * ${thick});
  inset-inline-start: calc(-1 * ${TRAIL_TO_CONTENT});
  width: calc(${TRAIL_TO_CONTENT} + ${thick});
  border: 0 solid ${theme.color.accent};
  border-inline-start-width: ${thick};
  border-block-end-width: ${thick};
  border-end-start-radius: ${BEND_RADIUS};
`;

const grow = keyframes`
  from { transform: scaleY(0); }
`;

export const TrailStyle = createGlobalStyle`
  :where([data-trail]) { position: relative; }

  /* The other way round: from the edge of the picture down into the margin. */
  [data-trail='start']::before {
    content: '';
    position: absolute;
    z-index: ${layer.branch};
    inset-block: calc(var(--trail-y) - 0.5 * ${thick}) 0;
    inset-inline-start: ${TRAIL_INSET};
    width: calc(${TRAIL_TO_CONTENT} + ${thick});
    border: 0 solid ${theme.color.accent};
    border-block-start-width: ${thick};
    border-inline-start-width: ${thick};
    border-start-start-radius: ${BEND_RADIUS};
  }

  /*
   * A dotted line, like a planned path on a map, under a solid one. Where browsers support scroll-driven animations, the
   * solid line grows while the reader scrolls: "entry-crossing" keeps its end at a fixed height in the window.
   */
  [data-trail='line'] {
    &::before, &::after {
      ${line}
      z-index: ${layer.line};
      inset-inline-start: ${TRAIL_INSET};
    }

    &::before { background: repeating-linear-gradient(${theme.color.accent} 0 2px, transparent 0 6px); }

    &::after {
      ${theme.media.motion} {
        @supports (animation-range: entry-crossing) {
          transform-origin: top;
          animation: ${grow} linear both;
          animation-timeline: view(block 0px 6rem);
          animation-range: entry-crossing;
        }
      }
    }

    /* The last drawing's trail is at the lower edge of its section. */
    &:has([data-trail='end'])::before, &:has([data-trail='end'])::after { inset-block-end: ${BEND_RADIUS}; }
  }

  [data-trail='line'] :is([data-trail='branch'], [data-trail='onward'], [data-trail='end'])::before { ${bend} }

  [data-trail='line'] [data-trail='onward']::before {
    ${theme.media.from.md} {
      inset-inline-start: calc(-1 * ${theme.layout.gutter});
      width: calc(${theme.layout.gutter} + ${thick});
      border-inline-start-width: 0;
      border-radius: 0;
    }
  }

  [data-trail='ember'] {
    z-index: ${layer.ember};

    &::before {
      ${line}
      z-index: ${layer.line};
      inset-inline-start: ${TRAIL_INSET};
    }
  }

  /*
   * A trail that gets lost. The drawing is a mask. Its trail is in the first 4 rem and in the lower half, which get the
   * accent; the rest is a map, in the colour edge.
   */
  [data-trail='lost'] {
    isolation: isolate;

    &::before {
      ${line}
      z-index: ${layer.line};
      inset-inline: ${TRAIL_INSET} 0;
      width: auto;
      background:
        linear-gradient(${theme.color.accent} 0 0) 0 0 / 4rem no-repeat,
        linear-gradient(${theme.color.edge} 50%, ${theme.color.accent} 0);
      mask: url('${asset('/images/not-found.svg')}') 0 0 / auto 100% no-repeat;
    }
    &:dir(rtl)::before { transform: scaleX(-1); }
  }

  /* Forced colours remove backgrounds, and with them most of the line. */
  ${theme.media.forcedColors} {
    [data-trail]::before, [data-trail]::after { content: none; }
  }
`;
