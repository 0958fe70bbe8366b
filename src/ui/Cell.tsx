import styled from 'styled-components';
import { media } from '../theme/media';

/**
 * A card of a list on twelve columns: in twos, and in threes where there is room. The first that is left over takes a
 * row of its own, and two share one, so that there is no hole. How many there are is known by counting from the end.
 */
export const Cell = styled.li`
  ${media.twofold} {
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }

  ${media.wide} {
    grid-column: span 4;

    &:first-child:nth-last-child(3n + 1) { grid-column: 1 / -1; }
    &:first-child:nth-last-child(3n + 2), &:nth-child(2):nth-last-child(3n + 1) { grid-column: span 6; }
  }
`;
