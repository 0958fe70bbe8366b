import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Cards } from '../ui/Cards';
import { onSharedRows } from '../ui/onSharedRows';
import { PictureCard, type PictureCardContent } from '../ui/PictureCard';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  cards: readonly PictureCardContent[];
};

export function Engagement({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="above" tone="paper">
      <List>
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

  ${media.medium} { grid-template-columns: repeat(12, minmax(0, 1fr)); }
`;

/* In twos, a wide one and a narrow one by turns; the first that is left over takes a row of its own. */
const Item = styled.li`
  ${onSharedRows(4)}
  padding-block-end: ${theme.space[7]};

  ${media.medium} {
    grid-column: span 5;

    &:nth-last-child(4n), &:nth-last-child(4n + 1) { grid-column: span 7; }
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
`;
