import styled from 'styled-components';

/** An element that shows a drawing, which the trail may enter. */
export const TrailTarget = styled.div<{ $trailY?: number }>`
  ${({ $trailY }) => $trailY !== undefined && `--trail-y: ${100 * $trailY}%;`}
`;

/**
 * The properties of a TrailTarget, if the trail enters the drawing.
 * @param drawing its `trailY` is the height at which the trail enters, as a fraction of the drawing's height, from the top
 * @param role how the trail enters: see theme/TrailStyle.ts. Without it, no line is drawn, but if the drawing is cropped,
 *   this height stays visible
 */
export const trailInto = ({ trailY }: { trailY?: number }, role?: 'start' | 'branch' | 'end') =>
  trailY === undefined ? {} : { 'data-trail': role, $trailY: trailY };
