import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const { sheet, margin } = theme.layout;

/** From the edge of the window to the sheet, where the window is wider. */
const EDGE = `max(0px, 50% - 0.5 * ${sheet} - ${margin})`;

/** From the edge of the sheet to the route: in the margin, nearer to the edge than to the words. */
const ROUTE_IN = `0.36 * ${margin}`;

/** Where the route runs, from the left edge of the window. */
export const ROUTE_AT = `calc(${EDGE} + ${ROUTE_IN})`;

/** Where the words begin, from the left edge of the window. */
export const WORDS_AT = `calc(${EDGE} + ${margin})`;

/** From the route to the words. */
export const ROUTE_TO_WORDS = `calc(${margin} - ${ROUTE_IN})`;

/** The radius of the quarter circle in which the route leaves the margin. */
export const BEND = `min(1.5rem, ${ROUTE_TO_WORDS})`;

const walk = keyframes`
  from { transform: scaleY(0); }
`;

/**
 * A stretch of the route beside a box: dotted, as a map has a path that is planned, under a solid line. Where browsers
 * can tie an animation to scrolling, the solid line grows as the reader scrolls: `entry-crossing` keeps its end at one
 * height of the window, however tall the box is. It lies under bands, and those under the lines on them (Figure.tsx).
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
