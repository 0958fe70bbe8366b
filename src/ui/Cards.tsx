import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import type { Illustration } from './Figure';
import { Heading } from './Heading';
import { Link, type LinkContent } from './Link';
import { Text } from './Text';

/** A list of cards: one under the other, then in twos, then on twelve columns. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${theme.layout.gutter};
  margin-block-end: calc(-1 * ${theme.space[6]}); /* what the last card has below it */

  ${media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.wide} { grid-template-columns: repeat(12, minmax(0, 1fr)); }
  ${media.print} { display: block; }
`;

/** A card of such a list. Its picture, words and link lie on three rows that it shares with the cards beside it. */
export const Card = styled.li`
  display: grid;
  grid-row: span 3;
  grid-template: subgrid / minmax(0, 1fr);
  row-gap: 0;
  padding-block-end: ${theme.space[6]};

  ${media.twofold} {
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
`;

/**
 * A card of which three stand side by side. The first that is left over takes a row of its own, and two share one, so
 * that there is no hole. CSS knows their number by counting from the end.
 */
export const ThirdCard = styled(Card)`
  ${media.wide} {
    grid-column: span 4;

    &:first-child:nth-last-child(3n + 1) { grid-column: 1 / -1; }
    &:first-child:nth-last-child(3n + 2), &:nth-child(2):nth-last-child(3n + 1) { grid-column: span 6; }
  }
`;

export type CardContent = { title: string; text: string; link?: LinkContent };

/** A section of cards with a picture each. */
export type IllustratedCards = {
  id: string;
  title: string;
  cards: readonly (CardContent & { picture: Illustration })[];
};

type Props = CardContent & { size: 'card' | 'panel' };

/** The words of a card. */
export function CardWords({ title, text, link, size }: Props) {
  const id = useId();
  return (
    <>
      <Words>
        <Heading id={link && id} data-size={size}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </Words>
      {link && <Link {...link} describedBy={id} place="text" />}
    </>
  );
}

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;
