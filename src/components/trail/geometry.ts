import { theme } from '../../theme/theme';
import { CONTENT_INSET } from '../Container';

/** The width of the trail, in drawings, too: see art/svg.mjs. */
export const TRAIL_WIDTH = '3px';

/** From the trail to the content. It runs down the margin, at least 20 px from text. */
export const TRAIL_TO_CONTENT = `max(23px, 0.5 * ${theme.layout.margin})`;

/** From the edge of the window to the trail. */
export const TRAIL_INSET = `calc(${CONTENT_INSET} - ${TRAIL_TO_CONTENT})`;

/** The radius of the bend between the margin and a drawing. */
export const BEND_RADIUS = `min(1.5rem, ${TRAIL_TO_CONTENT})`;
