import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Drawing, Point } from '../drawings/Picture';
import { frame, grid } from '../theme/frame';
import { theme } from '../theme/theme';
import { type CardContent, CardText } from './CardText';
import { entriesOf } from './entriesOf';
import { List } from './List';
import { Branch, type Way } from './Trail';
import { wayOver } from './wayOver';

type Props<Key extends string> = {
  cards: Record<Key, CardContent>;
  picture?: (key: Key) => ReactNode;
  /** The crest of a picture, in units of the frame, from the left edge of its column and the lower edge of its box. */
  crestOf?: (key: Key, column: Column) => Drawing['crest'];
  /** Where the trail arrives: at each crest, or at the last one. */
  goals?: 'each' | 'last';
};

/** The column of a card: in which windows, how wide in units of the frame, and whether it is the last of all. */
export type Column = { windows: 'narrow' | 'middle' | 'large'; width: number; isLast: boolean };

/** How many columns so many cards have: below `md`, from there on, and from `lg` on. */
export const columnsOf = (count: number) => ({
  narrow: 1,
  middle: count === 1 || count === 3 ? count : 2,
  large: count > 4 ? 3 : count,
});

/**
 * Cards with a picture, if there are any, and the trail over the pictures of each row. In wide windows, they stand side by
 * side, and their titles and texts begin level.
 */
export function Cards<Key extends string>({ cards, picture, crestOf, goals }: Props<Key>) {
  const entries = entriesOf(cards);
  const columns = columnsOf(entries.length);

  /** The way over the row that begins with a card, if one does. */
  function wayFrom(first: number, windows: Column['windows']): Way | undefined {
    const count = columns[windows];
    if (first % count > 0) return undefined;
    const name = windows === 'narrow' ? 'narrow' : 'wide';
    const pitch = (frame[name].content + grid.gutter) / count;
    const crests = entries.slice(first, first + count).map(([key], i) => {
      const isLast = first + i === entries.length - 1;
      const crest = crestOf?.(key, { windows, width: pitch - grid.gutter, isLast });
      return crest?.map(([x, y]): Point => [x + i * pitch, y]);
    });
    const isLastRow = first + count >= entries.length;
    return wayOver(name, crests, goals ?? (isLastRow ? 'last' : 'none'));
  }

  return (
    <Root $middle={columns.middle} $large={columns.large}>
      {entries.map(([key, card], i) => (
        <Card key={key}>
          {picture && (
            <Place>
              {picture(key)}
              <Branch
                isFromEnd
                narrow={wayFrom(i, 'narrow')}
                middle={wayFrom(i, 'middle')}
                large={wayFrom(i, 'large')}
              />
            </Place>
          )}
          <CardText {...card} size={columns.large === 4 ? 'column' : 'card'} />
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

    & > h3 { align-self: end; }
  }
`;

const Place = styled.div`
  position: relative;
  align-self: end;
  margin-block-end: ${theme.space[4]};

  ${theme.media.withoutDrawings} { display: none; }
`;
