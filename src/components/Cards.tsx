import styled from 'styled-components';
import { DrawingImage, type Picture } from '../drawings/DrawingImage';
import { theme } from '../theme/theme';
import { type CardContent, CardText } from './CardText';
import { entriesOf } from './entriesOf';
import { List } from './List';

type Props<Key extends string> = {
  cards: Record<Key, CardContent>;
  /** The picture of each card. */
  pictures?: Record<Key, Picture>;
};

/**
 * Cards with a picture, if there are any. In wide windows, up to three stand side by side, four two by two or in a row, and more
 * in rows of two or three. There, titles and texts begin level.
 */
export function Cards<Key extends string>({ cards, pictures }: Props<Key>) {
  const entries = entriesOf(cards);
  const count = Math.min(entries.length, 5);
  return (
    <Root data-count={count}>
      {entries.map(([key, card]) => (
        <Card key={key}>
          {pictures && <DrawingImage {...pictures[key]} />}
          <CardText {...card} size={count === 4 ? 'column' : 'card'} />
        </Card>
      ))}
    </Root>
  );
}

/* In wide windows, it is the margin of cards: a gap would divide them, too, because their rows are those of the grid. */
const ROW_GAP = theme.space[7];

const Root = styled(List)`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${ROW_GAP} ${theme.gutter};
  }
  ${theme.media.from.md} {
    row-gap: 0;
    margin-block-end: calc(-1 * ${ROW_GAP});

    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-count='1'] { grid-template-columns: minmax(0, 1fr); }
    &[data-count='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  ${theme.media.from.lg} {
    &[data-count='4'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    &[data-count='5'] { grid-template-columns: repeat(3, minmax(0, 1fr)); } /* or more */
  }
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
  & > picture { margin-block-end: ${theme.space[4]}; }
`;
