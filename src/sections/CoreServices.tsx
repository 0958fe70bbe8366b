import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Card } from '../ui/Card';
import { Cards } from '../ui/Cards';
import { Cell } from '../ui/Cell';
import { Glyph } from '../ui/Glyph';
import type { GlyphName } from '../ui/glyphNames';
import { onSharedRows } from '../ui/onSharedRows';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  cards: readonly { glyph: GlyphName; title: string; text: string }[];
};

export function CoreServices({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} heading="above" tone="paper">
      <List data-columns={12}>
        {cards.map(({ glyph, ...card }) => (
          <Item key={card.title}>
            <Figure>
              <Glyph name={glyph} size="1em" />
            </Figure>
            <Card {...card} size="card" rows="shared" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

/* One sheet that hairlines divide: on a phone one under the other, then a chessboard. */
const List = styled(Cards)`
  column-gap: 0;
  border-bottom: ${theme.line.hair} solid ${theme.color.line};

  ${media.medium} {
    border-top: ${theme.line.hair} solid ${theme.color.line};
    border-inline-start: ${theme.line.hair} solid ${theme.color.line};
    border-bottom: 0;
  }
`;

const Item = styled(Cell)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-content: start;
  padding-block: ${theme.space[5]};
  border: 0 solid ${theme.color.line};
  border-top-width: ${theme.line.hair};

  ${media.medium} {
    ${onSharedRows(3)}
    padding: ${theme.layout.inset};
    border-width: 0 ${theme.line.hair} ${theme.line.hair} 0;
  }

  ${media.twofold} {
    &:nth-last-child(4n + 2), &:nth-last-child(4n + 3):not(:first-child) { background: ${theme.color.raised}; }
  }

  ${media.wide} {
    &:nth-last-child(even) { background: ${theme.color.raised}; }
  }
`;

const Figure = styled.div`
  font-size: 4.5rem;
  line-height: 1;

  ${media.medium} {
    padding-block-end: ${theme.space[5]};
    font-size: 10rem;
  }
`;
