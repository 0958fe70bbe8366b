import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const { sheet, margin } = theme.layout;

/** From the edge of the window to the sheet, where the window is wider. */
const EDGE = `max(0px, 50% - 0.5 * ${sheet} - ${margin})`;

/** Where the route runs, from the edge of the window: in the margin, nearer to the edge of the sheet than to the words. */
export const ROUTE_AT = `calc(${EDGE} + 0.36 * ${margin})`;

/** Where the words begin, from the edge of the window. */
export const WORDS_AT = `calc(${EDGE} + ${margin})`;

/** From the route to the words. */
export const ROUTE_TO_WORDS = `calc(0.64 * ${margin})`;

/** The radius of the quarter circle in which the route leaves the margin. */
export const BEND = `min(1.5rem, ${ROUTE_TO_WORDS})`;

const walk = keyframes`
  from { transform: scaleY(0); }
`;

/**
 * A stretch of the route beside a box: dotted, as a planned path on a map, under a solid line. Where browsers can tie an
 * animation to scrolling, the solid line grows: `entry-crossing` keeps its end at one height of the window, however tall
 * the box is. Bands lie over it, and lines of their own over them (Figure.tsx).
 */
export const route = css`
  &::before, &::after {
    content: '';
    position: absolute;
    z-index: -3;
    inset-block: 0;
    inset-inline-start: ${ROUTE_AT};
    width: ${theme.line.rule};
    background: repeating-linear-gradient(${theme.color.accent} 0 2px, transparent 0 6px);
  }

  &::after {
    background: ${theme.color.accent};

    ${theme.media.motion} {
      @supports (animation-range: entry-crossing) {
        transform-origin: top;
        animation: ${walk} linear both;
        animation-timeline: view(block 0px 6rem);
        animation-range: entry-crossing;
      }
    }
  }
`;
