import styled from 'styled-components';
import { CardItem, CardList, CardText, type CardWithPicture } from '../components/CardList';
import { Figure } from '../components/Figure';
import { Section } from '../components/Section';
import { theme } from '../theme/theme';

type Props = { id: string; title: string; cards: readonly CardWithPicture[] };

export function WhatWeDo({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} surface="paper">
      <List>
        {cards.map(({ picture, ...words }, i) => (
          <CardItem key={words.title}>
            <Figure picture={picture} variant="card" trail={i === 0 ? 'branch' : undefined} />
            <CardText {...words} size="panel" />
          </CardItem>
        ))}
      </List>
    </Section>
  );
}

const List = styled(CardList)`
  ${theme.media.only.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${theme.media.from.lg} {
    figure { aspect-ratio: 7 / 8; }
  }
`;
