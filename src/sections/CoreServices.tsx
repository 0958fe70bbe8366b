import styled from 'styled-components';
import { theme } from '../theme/theme';
import { type CardContent, type CardList, CardSection, Cards, ThirdCard } from '../ui/Cards';
import { Glyph } from '../ui/Glyph';

/** A glyph is the address of a symbol in an SVG file. */
type Props = CardList<CardContent & { glyph: string }>;

export function CoreServices(props: Props) {
  return (
    <CardSection {...props} size="card" list={List} item={Item}>
      {({ glyph }) => (
        <Mark>
          <Glyph src={glyph} size="1em" />
        </Mark>
      )}
    </CardSection>
  );
}

/* One sheet divided by hairlines: one column on a phone, then a chessboard. */
const List = styled(Cards)`
  column-gap: 0;
  margin: 0;
  border: 0 solid ${theme.color.line};
  border-bottom-width: ${theme.line.hair};

  ${theme.media.medium} { border-width: ${theme.line.hair} 0 0 ${theme.line.hair}; }
`;

const Item = styled(ThirdCard)`
  padding-block: ${theme.space[4]};
  border: 0 solid ${theme.color.line};
  border-top-width: ${theme.line.hair};

  ${theme.media.narrow} {
    grid-row: auto;
    grid-template: auto / auto minmax(0, 1fr);
    column-gap: ${theme.space[4]};
  }

  ${theme.media.medium} {
    padding: ${theme.layout.inset};
    border-width: 0 ${theme.line.hair} ${theme.line.hair} 0;
  }

  ${theme.media.twofold} {
    &:nth-last-child(4n + 2), &:nth-last-child(4n + 3):not(:first-child) { background: ${theme.color.raised}; }
  }

  ${theme.media.wide} {
    &:nth-last-child(even) { background: ${theme.color.raised}; }
  }
`;

const Mark = styled.div`
  font-size: 4.5rem;

  ${theme.media.narrow} { grid-row: span 2; }

  ${theme.media.medium} {
    padding-block-end: ${theme.space[5]};
    font-size: 10rem;
  }
`;
