import { css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

const EDGE = `max(0px, 50% - 0.5 * ${theme.layout.sheet} - ${theme.layout.margin})`;

/** Where the route runs: in the sheet's left margin, nearer to its edge than to the words. */
export const ROUTE_AT = `calc(${EDGE} + 0.36 * ${theme.layout.margin})`;

/** Where the words begin. */
export const WORDS_AT = `calc(${EDGE} + ${theme.layout.margin})`;

const walk = keyframes`
  from { transform: scaleY(0); }
`;

/**
 * A stretch of the route beside a positioned box: the line that comes down from the hero's ridge, passes every section
 * and ends on the summit in Contact. Where browsers can tie an animation to scrolling it goes on as the reader does,
 * and is dotted ahead, as a planned road is on a map: `entry-crossing` keeps its end at one height of the window,
 * however tall the box is, and that end comes to the footer's edge at the end of the page.
 */
export const route = css`
  &::before, &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${ROUTE_AT};
    border-inline-start: ${theme.line.rule} dotted ${theme.color.accent};
  }

  &::before {
    border-inline-start-style: solid;

    ${media.motion} {
      @supports (animation-range: entry-crossing) {
        transform-origin: top;
        animation: ${walk} linear both;
        animation-timeline: view(block 0px 6rem);
        animation-range: entry-crossing;
      }
    }
  }

  ${media.print} {
    &::before, &::after { display: none; }
  }
`;
