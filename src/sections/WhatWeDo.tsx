import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Cards } from '../ui/Cards';
import { Cell } from '../ui/Cell';
import { onSharedRows } from '../ui/onSharedRows';
import { PictureCard, type PictureCardContent } from '../ui/PictureCard';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  cards: readonly PictureCardContent[];
};

export function WhatWeDo({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="above" tone="paper">
      <List data-columns={12}>
        {cards.map((card) => (
          <Item key={card.title}>
            <PictureCard {...card} />
          </Item>
        ))}
      </List>
    </Section>
  );
}

const List = styled(Cards)`
  margin-block-end: calc(-1 * ${theme.space[7]});

  ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/* In twos on a phone as well; of three the first leads. */
const Item = styled(Cell)`
  ${onSharedRows(4)}
  padding-block-end: ${theme.space[7]};

  ${media.narrow} {
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }

  ${media.wide} {
    &:first-child:nth-last-child(3) { grid-column: span 6; }
    &:nth-child(2):nth-last-child(2), &:nth-child(3):nth-last-child(1) { grid-column: span 3; }
  }
`;
