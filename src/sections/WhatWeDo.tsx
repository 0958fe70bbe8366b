import styled from 'styled-components';
import { media } from '../theme/media';
import { Cards, CardWords, type IllustratedCards, ThirdCard } from '../ui/Cards';
import { Figure } from '../ui/Figure';
import { Section } from '../ui/Section';

export function WhatWeDo({ id, title, cards }: IllustratedCards) {
  return (
    <Section id={id} title={title} heading="above">
      <List>
        {cards.map(({ picture, ...words }, i) => (
          <Item key={words.title}>
            <Figure picture={picture} ground="card" isOnRoute={i === 0} />
            <CardWords {...words} size="card" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

const List = styled(Cards)`
  ${media.paired} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/* In twos on a phone as well; of three the first leads. */
const Item = styled(ThirdCard)`
  ${media.paired} {
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }

  ${media.wide} {
    &:first-child:nth-last-child(3) { grid-column: span 6; }
    &:nth-child(2):nth-last-child(2), &:nth-child(3):nth-last-child(1) { grid-column: span 3; }
  }
`;
