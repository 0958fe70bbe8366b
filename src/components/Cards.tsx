import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { type CardContent, CardText } from './CardText';
import { entriesOf } from './entriesOf';
import { List } from './List';

type Props<Key extends string> = {
  cards: Record<Key, CardContent>;
  /** The picture of a card, and what else lies over or behind it: the trail begins at its left edge. */
  picture?: (key: Key, index: number) => ReactNode;
};

/** How many columns so many cards have, in wide windows and in those from `lg` on. */
export const columnsOf = (count: number) => ({
  middle: count === 1 || count === 3 ? count : 2,
  large: count > 4 ? 3 : count,
});

/**
 * Cards with a picture, if there are any. In wide windows, they stand side by side, and their titles and texts begin level.
 */
export function Cards<Key extends string>({ cards, picture }: Props<Key>) {
  const entries = entriesOf(cards);
  const { middle, large } = columnsOf(entries.length);
  return (
    <Root $middle={middle} $large={large}>
      {entries.map(([key, card], i) => (
        <Card key={key}>
          {picture && <Place>{picture(key, i)}</Place>}
          <CardText {...card} size={large === 4 ? 'column' : 'card'} />
        </Card>
      ))}
    </Root>
  );
}

/* In wide windows, it is the margin of cards: a gap would divide them, too, because their rows are those of the grid. */
const ROW_GAP = theme.space[7];

const Root = styled(List)<{ $middle: number; $large: number }>`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${ROW_GAP} ${theme.gutter};
  }
  ${theme.media.from.md} {
    row-gap: 0;
    margin-block-end: calc(-1 * ${ROW_GAP});
    grid-template-columns: repeat(${({ $middle }) => $middle}, minmax(0, 1fr));
  }
  ${theme.media.from.lg} { grid-template-columns: repeat(${({ $large }) => $large}, minmax(0, 1fr)); }
`;

const Card = styled.li`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${theme.media.from.md} {
    grid-row: span 3;
    grid-template-rows: subgrid;
    margin-block-end: ${ROW_GAP};
  }
`;

const Place = styled.div`
  position: relative;
  align-self: end;
  margin-block-end: ${theme.space[4]};

  ${theme.media.withoutDrawings} { display: none; }
`;
