import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { CONTENT_INSET } from '../Container';

/** From the trail to the content. It runs down the margin, at least 20 px from text. */
export const TRAIL_TO_CONTENT = `max(22px, 0.5 * ${theme.layout.margin})`;

/** From the edge of the window to the trail. */
export const TRAIL_INSET = `calc(${CONTENT_INSET} - ${TRAIL_TO_CONTENT})`;

/** An element that shows a drawing, which the trail may enter. */
export const TrailTarget = styled.div<{ $trailY?: number }>`
  ${({ $trailY }) => $trailY !== undefined && `--trail-y: ${100 * $trailY}%;`}
`;

/**
 * The properties of a TrailTarget, if the trail enters the drawing.
 * @param drawing its `trailY` is the height at which the trail enters, as a fraction of the drawing's height, from the top
 * @param part how the trail enters: see TrailStyle.ts. Without it, no line is drawn, but if
 *   the drawing is cropped, this height stays visible
 */
export const trailInto = (
  { trailY }: { trailY?: number },
  part?: 'start' | 'branch' | 'onward' | 'end',
) => (trailY === undefined ? {} : { 'data-trail': part, $trailY: trailY });

/** The radius of the bend between the margin and a drawing. */
export const BEND_RADIUS = `min(1.5rem, ${TRAIL_TO_CONTENT})`;
