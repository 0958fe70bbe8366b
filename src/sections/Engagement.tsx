import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Card, Cards, CardWords, type IllustratedCards } from '../ui/Cards';
import { Figure } from '../ui/Figure';
import { Section } from '../ui/Section';

export function Engagement({ id, title, cards }: IllustratedCards) {
  return (
    <Section id={id} title={title} heading="above">
      <List>
        {cards.map(({ picture, ...words }, i) => (
          <Item key={words.title}>
            <Figure
              picture={picture}
              ground={i === 0 ? 'panorama' : 'thumbnail'}
              isOnRoute={i === 0}
            />
            <CardWords {...words} size="card" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

/* Where four stand side by side, their drawings are one panorama. */
const List = styled(Cards)`
  ${media.wide} { column-gap: 0; }
`;

/* On a phone the first leads, and the others have their drawing beside the words. What is left over shares the first row. */
const Item = styled(Card)`
  ${media.paired} {
    &:not(:first-child) {
      grid-row: auto;
      grid-template: auto 1fr / 7.5rem minmax(0, 1fr);
      column-gap: ${theme.space[4]};
    }
  }

  ${media.wide} {
    grid-column: span 3;
    padding-inline-end: ${theme.layout.gutter};

    &:first-child:nth-last-child(4n + 1) { grid-column: 1 / -1; }
    &:first-child:nth-last-child(4n + 2), &:nth-child(2):nth-last-child(4n + 1) { grid-column: span 6; }
    &:first-child:nth-last-child(4n + 3), &:nth-child(2):nth-last-child(4n + 2), &:nth-child(3):nth-last-child(4n + 1) {
      grid-column: span 4;
    }
  }
`;
