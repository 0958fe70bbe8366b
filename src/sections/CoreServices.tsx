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
    <Section id={id} title={title} heading="above" tone="paper">
      <List>
        {cards.map(({ glyph, ...card }) => (
          <Item key={card.title}>
            <Glyph name={glyph} size={52} />
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

  ${media.medium} { grid-template-columns: 1fr 1fr; }
  ${media.wide} { grid-template-columns: repeat(3, 1fr); }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[5]};
  align-content: start;
  padding: ${theme.layout.inset};
  border: solid ${theme.color.line};
  border-width: 0 ${theme.line.hair} ${theme.line.hair} 0;

  ${media.medium} { grid-template-columns: auto; }
`;
