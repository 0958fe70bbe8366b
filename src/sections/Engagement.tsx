import styled from 'styled-components';
import { media } from '../theme/media';
import { Card } from '../ui/Card';
import { Cards } from '../ui/Cards';
import { type Illustration, Picture } from '../ui/Picture';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  cards: readonly { title: string; text: string; picture: Illustration }[];
};

export function Engagement({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="above" size="display" tone="paper">
      <List>
        {cards.map(({ picture, ...card }) => (
          <Item key={card.title}>
            <Picture {...picture} ground="tile" />
            <Card {...card} size="card" rows="padded" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

/* Up to the window's edge: on a phone to both. */
const List = styled(Cards)`
  ${media.screen} {
    column-gap: 0;
    margin-inline: calc(50% - 50vw);
  }

  ${media.wide} { margin-inline-start: 0; }
`;

/* Pictures and words take turns, in a card and from row to row, as the fields of a chessboard do. */
const Item = styled.li`
  ${media.screen} {
    --at: 1;

    display: grid;
    grid-template: 1fr auto / repeat(2, minmax(min-content, 1fr));
  }

  ${media.narrow} {
    &:nth-child(even) { --at: 2; }
  }

  ${media.medium} {
    &:nth-child(4n), &:nth-child(4n + 3) { --at: 2; }
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
`;
