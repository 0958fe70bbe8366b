import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Card } from './Card';
import { cards, inThrees, inTwos, onSharedRows } from './cards';
import { type Illustration, Picture } from './Picture';

export type PictureCard = { title: string; text: string; picture: Illustration };

type Props = {
  cards: readonly PictureCard[];
  /** The picture above the words, and of three the first leads; or beside them, in twos. */
  layout: 'above' | 'beside';
};

/** Cards with a picture each. */
export function PictureCards({ cards, layout }: Props) {
  return (
    <List>
      {cards.map(({ title, text, picture }) => (
        <Item key={title} data-layout={layout}>
          <Picture {...picture} ground="plate" />
          <Card
            size={layout === 'above' ? 'card' : 'panel'}
            title={title}
            text={text}
            rows={layout === 'above' ? 'shared' : 'own'}
          />
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${cards}
  margin-block-end: calc(-1 * ${theme.space[7]});
`;

const Item = styled.li`
  padding-block-end: ${theme.space[7]};

  &[data-layout='above'] {
    ${inThrees}
    ${onSharedRows(3)}

    ${media.wide} {
      &:first-child:nth-last-child(3) { grid-column: span 6; }
      &:nth-child(2):nth-last-child(2), &:nth-child(3):nth-last-child(1) { grid-column: span 3; }
    }
  }

  &[data-layout='beside'] {
    ${inTwos}

    ${media.wide} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(min-content, 1fr);
      column-gap: ${theme.space[5]};
    }
  }
`;
