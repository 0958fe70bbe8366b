import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A section with its piece of the trail: see “The trail” in CONTRIBUTING.md. */
export const TrailSection = styled.section`
  position: relative;
  isolation: isolate; /* for the drawings, whose z-index is negative */

  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-start: ${theme.trail.start};
    width: ${theme.trail.width};
    background: ${theme.color.accent};
  }
`;
