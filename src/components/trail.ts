import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const { container, margin } = theme.layout;

/** From the edge of the window to the container, in wide windows. */
const EDGE = `max(0px, 50% - 0.5 * ${container} - ${margin})`;

/** From the edge of the window to the trail, which runs down the margin. */
export const TRAIL_INSET = `calc(${EDGE} + 0.5 * ${margin})`;

/** From the edge of the window to the content. */
export const CONTENT_INSET = `calc(${EDGE} + ${margin})`;

/** From the trail to the content. */
export const TRAIL_TO_CONTENT = `calc(0.5 * ${margin})`;

/** The radius of the curve with which the trail leaves the margin. */
export const TRAIL_RADIUS = `min(1.5rem, ${TRAIL_TO_CONTENT})`;

const grow = keyframes`
  from { transform: scaleY(0); }
`;

/** In right-to-left languages the trail is on the right. This mirrors a drawing that touches it. */
export const mirrorDrawingInRtl = '&:dir(rtl) { transform: scaleX(-1); }';

/**
 * The trail is the orange line down the page. This is the part in one section: a dotted line, like a planned path on a
 * map, under a solid line. Where browsers support scroll-driven animations, the solid line grows while the reader scrolls:
 * `entry-crossing` keeps its end at a fixed height in the window. Orange bands hide it and draw their own (Figure.tsx).
 * Forced colours remove backgrounds, so all parts of the trail are hidden there.
 */
export const trail = css`
  &::before, &::after {
    content: '';
    position: absolute;
    z-index: -3;
    inset-block: 0;
    inset-inline-start: ${TRAIL_INSET};
    width: ${theme.border.thick};
    background: repeating-linear-gradient(${theme.color.accent} 0 2px, transparent 0 6px);
  }

  &::after {
    background: ${theme.color.accent};

    ${theme.media.motion} {
      @supports (animation-range: entry-crossing) {
        transform-origin: top;
        animation: ${grow} linear both;
        animation-timeline: view(block 0px 6rem);
        animation-range: entry-crossing;
      }
    }
  }
`;
