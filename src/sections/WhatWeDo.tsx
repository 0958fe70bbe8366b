import styled from 'styled-components';
import {
  CardItem,
  CardList,
  CardText,
  type CardWithPicture,
  pictureBeside,
} from '../components/CardList';
import { Figure } from '../components/Figure';
import { Section } from '../components/Section';
import { theme } from '../theme/theme';

type Props = { id: string; title: string; cards: readonly CardWithPicture[] };

export function WhatWeDo({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} surface="paper">
      <List>
        {cards.map(({ picture, ...words }, i) => (
          <Item key={words.title}>
            <Figure picture={picture} variant="card" trail={i === 0 ? 'branch' : undefined} />
            <CardText {...words} size="panel" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

const List = styled(CardList)`
  ${theme.media.from.md} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Item = styled(CardItem)`
  grid-column: auto;

  > figure { aspect-ratio: 8 / 9; }

  ${theme.media.only.sm} {
    ${pictureBeside('min(7.5rem, 36%)', '8.4375rem')}

    > h3 { font-size: ${theme.font.card}; }
  }
`;
