import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Card } from '../ui/Card';
import { Glyph } from '../ui/Glyph';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  cards: readonly { glyph: string; title: string; text: string }[];
};

export function CoreServices({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} tone="paper">
      <List>
        {cards.map(({ glyph, ...card }) => (
          <Item key={card.title}>
            <Glyph name={glyph} size={56} />
            <Card {...card} size="card" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  border: solid ${theme.color.line};
  border-width: ${theme.line.hair} 0 0 ${theme.line.hair};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  padding: clamp(${theme.space[5]}, 3vw, 2.5rem);
  border: solid ${theme.color.line};
  border-width: 0 ${theme.line.hair} ${theme.line.hair} 0;
`;
