import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import type { Illustration } from './Figure';
import { Heading } from './Heading';
import { Link, type LinkContent } from './Link';
import { Section } from './Section';
import { Text } from './Text';

export type CardContent = { title: string; text: string; link?: LinkContent };

/** The content of a section of cards. */
export type CardsProps<Content> = { id: string; title: string; cards: readonly Content[] };

export type PictureCardsProps = CardsProps<CardContent & { picture: Illustration }>;

type Props<Content> = CardsProps<Content> & {
  size: 'card' | 'panel';
  /** The layout of the list and of one card. */
  list: typeof Cards;
  item: typeof Card;
  /** Renders what is above the text of a card. */
  children: (card: Content, index: number) => ReactNode;
};

export function CardSection<Content extends CardContent>(props: Props<Content>) {
  const { id, title, cards, size, list: List, item: Item, children } = props;
  return (
    <Section id={id} title={title} layout="stacked">
      <List>
        {cards.map((card, i) => (
          <Item key={card.title}>
            {children(card, i)}
            <CardText {...card} size={size} />
          </Item>
        ))}
      </List>
    </Section>
  );
}

export function CardText({ title, text, link, size }: CardContent & { size: 'card' | 'panel' }) {
  const id = useId();
  return (
    <>
      <Body>
        <Heading id={link && id} data-size={size}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </Body>
      {link && <Link {...link} describedBy={id} place="text" />}
    </>
  );
}

/** A list of cards: one column, then two, then a grid of twelve columns. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${theme.layout.gutter};
  margin-block-end: calc(-1 * ${theme.space[6]}); /* the last card's padding */

  ${theme.media.from.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${theme.media.from.lg} { grid-template-columns: repeat(12, minmax(0, 1fr)); }
`;

/** A card. Its picture, text and link are in three rows that it shares with the cards beside it. */
export const Card = styled.li`
  display: grid;
  grid-row: span 3;
  grid-template: subgrid / minmax(0, 1fr);
  padding-block-end: ${theme.space[6]};

  ${theme.media.below.lg} {
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
  ${theme.media.from.lg} { grid-column: span 4; }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;
