import { css } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

/** A list of cards: one under the other, then in twos, then on twelve columns. */
export const cards = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${theme.layout.gutter};

  ${media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.wide} { grid-template-columns: repeat(12, minmax(0, 1fr)); }
  ${media.print} { display: block; }
`;

/** A card of such a list in twos: the first of an odd number takes a row of its own, so that none has a hole. */
export const inTwos = css`
  ${media.medium} {
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
  ${media.wide} { grid-column: span 6; }
`;

/**
 * The same in threes, where there is room. If threes leave two cards over, these are the first row, in twos; if they
 * leave one over, the first two rows are. How many there are is known by counting from the end.
 */
export const inThrees = css`
  ${inTwos}

  ${media.wide} {
    grid-column: span 4;

    &:first-child:nth-last-child(odd) { grid-column: span 4; }
    &:first-child:nth-last-child(3n + 2), &:nth-child(2):nth-last-child(3n + 1),
    &:first-child:nth-last-child(3n + 1), &:nth-child(2):nth-last-child(3n),
    &:nth-child(3):nth-last-child(3n + 2), &:nth-child(4):nth-last-child(3n + 1) { grid-column: span 6; }
    &:first-child:only-child { grid-column: 1 / -1; }
  }
`;

/** Lays a card's parts on rows that it shares with the cards beside it: title stands beside title, text beside text. */
export const onSharedRows = (parts: number) => css`
  ${media.medium} {
    display: grid;
    grid-row: span ${parts};
    grid-template-rows: subgrid;
    row-gap: 0;
  }
`;
