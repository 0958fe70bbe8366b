import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Card } from '../ui/Card';
import { Picture, type PictureFile } from '../ui/Picture';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  cards: readonly { title: string; text: string; picture: PictureFile }[];
};

export function Engagement({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} tone="paper">
      <List>
        {cards.map(({ picture, ...card }) => (
          <Item key={card.title}>
            <Picture {...picture} />
            <Card {...card} size="small" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[6]} ${theme.layout.gutter};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    row-gap: ${theme.space[7]};
  }

  ${media.wide} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

/* On a narrow screen the plate stands beside the words. */
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${theme.space[5]};
  align-content: start;

  ${media.medium} {
    grid-template-columns: auto;
  }
`;
