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
      <CardList>
        {cards.map(({ picture, ...words }, i) => (
          <Item key={words.title}>
            <Figure picture={picture} variant="card" trail={i === 0 ? 'branch' : undefined} />
            <CardText {...words} size="panel" />
          </Item>
        ))}
      </CardList>
    </Section>
  );
}

/* The first card leads: in wide windows, it is as wide as two, and its picture as high as those beside it. */
const Item = styled(CardItem)`
  ${theme.media.from.lg} {
    grid-column: span 3;

    > figure { aspect-ratio: 2 / 3; }

    &:first-child { grid-column: span 6; }
    &:first-child > figure { aspect-ratio: auto; }
  }
  ${theme.media.below.md} {
    &:not(:first-child) > h3 { font-size: ${theme.font.card}; }
  }
  ${theme.media.only.sm} {
    &:not(:first-child) { ${pictureBeside('6.5rem', '9.75rem')} }
  }
`;
