import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** A list of cards: one under the other, then in twos, and, where it is asked for, on twelve columns. */
export const Cards = styled.ul<{ 'data-columns'?: 12 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${theme.layout.gutter};

  ${media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.wide} {
    &[data-columns] { grid-template-columns: repeat(12, minmax(0, 1fr)); }
  }
  ${media.print} { display: block; }
`;
