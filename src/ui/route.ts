import { css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** Where the route runs: in the middle of the sheet's left margin. */
export const ROUTE_AT = `calc(max(0px, 50% - 0.5 * ${theme.layout.sheet} - ${theme.layout.margin}) + 0.5 * ${theme.layout.margin})`;

const walk = keyframes`
  from { transform: scaleY(0); }
`;

/**
 * A stretch of the route, for a pseudo-element of a positioned box: the line that comes down from the hero's ridge,
 * passes every section, and ends on the summit in Contact. It goes on as the reader does, where browsers can tie an
 * animation to scrolling: `entry-crossing` keeps its end at one height of the window, however tall the section is.
 */
export const route = css`
  content: '';
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${ROUTE_AT};
  border-inline-start: ${theme.line.rule} solid ${theme.color.accent};

  ${media.motion} {
    @supports (animation-range: entry-crossing) {
      transform-origin: top;
      animation: ${walk} linear both;
      animation-timeline: view(block 0% 12%);
      animation-range: entry-crossing;
    }
  }

  ${media.print} { display: none; }
`;
