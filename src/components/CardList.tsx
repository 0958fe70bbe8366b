import { useId } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';
import type { Illustration } from './Figure';
import { Heading } from './Heading';
import { type LinkContent, LinkOrPlaceholder } from './Link';
import { Text } from './Text';

/** The words of a card. */
export type CardWords = {
  title: string;
  text: string;
  /** Without an `href`, a placeholder link. */
  link?: LinkContent;
};

export type CardWithPicture = CardWords & { picture: Illustration };

/** Title, text and link of a card, as three elements for the grid of the card. */
export function CardText({
  title,
  text,
  link,
  size,
}: CardWords & {
  size: 'card' | 'panel';
}) {
  const id = useId();
  return (
    <>
      <Heading id={link && id} data-size={size}>
        {title}
      </Heading>
      <Text>{text}</Text>
      {link && <LinkOrPlaceholder {...link} describedBy={id} place="text" />}
    </>
  );
}

/** A list of cards: one column, then two, then a grid of twelve columns. */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]} ${theme.layout.gutter};

  ${theme.media.from.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${theme.media.from.lg} { grid-template-columns: repeat(12, minmax(0, 1fr)); }
`;

/**
 * Styles for a CardItem (below): its picture, in this size, beside its text. The item then has three rows of its own
 * instead of four that it shares, and the picture spans them.
 */
export const pictureBeside = (width: string, height: string) => css`
  grid-row: auto;
  grid-template: auto auto 1fr / ${width} minmax(0, 1fr);
  column-gap: ${theme.layout.gutter};

  > * { grid-column: 2; }
  > figure {
    grid-area: 1 / 1 / -1 / auto;
    grid-template-rows: ${height} auto;
    align-content: start;
    margin: 0;
  }
`;

/** A card. Picture, title, text and link are in four rows that it shares with the cards beside it. */
export const CardItem = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template: subgrid / minmax(0, 1fr);
  row-gap: ${theme.space[2]};

  /* Of an odd number of cards, the first has a row of its own. */
  ${theme.media.below.lg} {
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
  ${theme.media.from.lg} { grid-column: span 4; }
  ${theme.media.print} {
    &:has(figure) { ${pictureBeside('7rem', '6rem')} }
  }
`;
