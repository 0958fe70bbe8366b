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
 * A stretch of the route beside a positioned box. Where browsers can tie an animation to scrolling, it grows over a
 * hairline as the reader scrolls: `entry-crossing` keeps its end at one height of the window, however tall the box is.
 */
export const route = css`
  &::before, &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${ROUTE_AT};
    border-inline-start: ${theme.line.rule} solid ${theme.color.line};
  }

  &::after {
    border-color: ${theme.color.accent};

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
