import styled from 'styled-components';
import { Card, type CardContent, CardSection, Cards, type CardsProps } from '../components/Cards';
import { Glyph } from '../components/Glyph';
import { theme } from '../theme/theme';

/** `glyph` is the URL of a symbol in an SVG file. */
type Props = CardsProps<CardContent & { glyph: string }>;

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

/* Cells separated by thin lines: one column on phones, then a chequered grid. */
const List = styled(Cards)`
  column-gap: 0;
  margin: 0;
  border: 0 solid ${theme.color.line};
  border-block-end-width: ${theme.border.thin};

  ${theme.media.from.md} {
    border-width: ${theme.border.thin} 0 0;
    border-inline-start-width: ${theme.border.thin};
  }
`;

const Item = styled(Card)`
  padding-block: ${theme.space[4]};
  border: 0 solid ${theme.color.line};
  border-block-start-width: ${theme.border.thin};

  ${theme.media.below.md} {
    grid-row: auto;
    grid-template: auto / auto minmax(0, 1fr);
    column-gap: ${theme.space[3]};
  }

  ${theme.media.from.md} {
    padding: ${theme.layout.inset};
    border-width: 0 0 ${theme.border.thin};
    border-inline-end-width: ${theme.border.thin};
  }

  ${theme.media.only.md} {
    &:nth-child(4n), &:nth-child(4n + 1) { background: ${theme.color.raised}; }
  }

  ${theme.media.from.lg} {
    &:nth-child(odd) { background: ${theme.color.raised}; }
  }
`;

const Mark = styled.div`
  font-size: 4.5rem;

  ${theme.media.below.md} { grid-row: span 2; }

  ${theme.media.from.md} {
    padding-block-end: ${theme.space[5]};
    font-size: 11.5rem;
  }
`;
