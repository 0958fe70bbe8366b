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

export function WhatWeDo({ id, title, cards }: Props) {
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
  gap: ${theme.space[7]} ${theme.layout.gutter};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.wide} {
    grid-template-columns: 2fr 1fr 1fr;
  }
`;

/* The first plate leads. */
const Item = styled.li`
  display: grid;
  gap: ${theme.space[5]};
  align-content: start;

  ${media.medium} {
    &:first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.wide} {
    &:first-child {
      grid-column: auto;
    }
  }
`;
