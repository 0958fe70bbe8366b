import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Card } from './Card';
import { cards, inThrees, inTwos } from './cards';
import { type Illustration, Picture } from './Picture';

export type PictureCard = { title: string; text: string; picture: Illustration };

type Props = {
  cards: readonly PictureCard[];
  /** The picture above the words, and of three the first leads; or tiles beside the words, up to the window's edge. */
  layout: 'above' | 'beside';
};

/** Cards with a picture each. */
export function PictureCards({ cards, layout }: Props) {
  const isAbove = layout === 'above';
  return (
    <List data-layout={layout}>
      {cards.map(({ title, text, picture }) => (
        <Item key={title} data-layout={layout}>
          <Picture {...picture} ground={isAbove ? 'plate' : 'tile'} />
          <Card size="card" title={title} text={text} rows={isAbove ? 'shared' : 'padded'} />
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${cards}

  &[data-layout='above'] {
    margin-block-end: calc(-1 * ${theme.space[7]});

    ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }

  &[data-layout='beside'] {
    column-gap: 0;
    margin-inline: calc(50% - 50vw);

    ${media.wide} { margin-inline-start: 0; }
  }
`;

const Item = styled.li`
  &[data-layout='above'] {
    ${inThrees}
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
    padding-block-end: ${theme.space[7]};

    ${media.narrow} {
      &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
    }

    ${media.wide} {
      &:first-child:nth-last-child(3) { grid-column: span 6; }
      &:nth-child(2):nth-last-child(2), &:nth-child(3):nth-last-child(1) { grid-column: span 3; }
    }
  }

  /* Pictures and words take turns, in a card and from row to row, as the fields of a chessboard do. */
  &[data-layout='beside'] {
    --at: 1;

    ${inTwos}
    display: grid;
    grid-template-columns: repeat(2, minmax(min-content, 1fr));
    grid-template-rows: 1fr auto;

    ${media.narrow} {
      &:nth-child(even) { --at: 2; }
    }

    ${media.medium} {
      &:nth-child(4n), &:nth-child(4n + 3) { --at: 2; }
    }
  }
`;
