import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Card, Cards, CardWords, type Words } from '../ui/Cards';
import { Figure, type Illustration } from '../ui/Figure';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  cards: readonly (Words & { picture: Illustration })[];
};

export function Engagement({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="above">
      <List>
        {cards.map(({ picture, ...words }) => (
          <Item key={words.title}>
            <Figure picture={picture} ground="card" />
            <CardWords {...words} size="card" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

const List = styled(Cards)`
  margin-block-end: calc(-1 * ${theme.space[7]});
`;

/* In twos, a wide one and a narrow one by turns; the first that is left over takes a row of its own. */
const Item = styled(Card)`
  padding-block-end: ${theme.space[7]};

  ${media.wide} {
    grid-column: span 5;

    &:nth-last-child(4n), &:nth-last-child(4n + 1) { grid-column: span 7; }
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
`;
