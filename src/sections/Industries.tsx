import styled from 'styled-components';
import { CardItem, CardList, CardText, type CardWords, panorama } from '../components/CardList';
import { Figure, type Illustration } from '../components/Figure';
import { Section } from '../components/Section';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  /** A picture is a map on the orange background, above its card. */
  cards: readonly (CardWords & { picture?: Illustration })[];
};

export function Industries({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} surface="ember" layout="split" titleSize="display">
      <List>
        {cards.map(({ picture, ...words }) => (
          <Item key={words.title}>
            {picture && <Figure picture={picture} variant="panorama" trail="branch" />}
            <Panel data-surface="raised">
              <CardText {...words} size="panel" />
            </Panel>
          </Item>
        ))}
      </List>
    </Section>
  );
}

/* In wide windows, the third map, the largest, is beside the heading. */
const List = styled(CardList)`
  grid-column: content;
  row-gap: ${theme.space[7]};

  ${theme.media.from.lg} {
    &:has(> :nth-child(3)) { margin-block-start: calc(-1.9 * ${theme.space.band}); }
  }
`;

const Item = styled(CardItem)`
  row-gap: 0;

  figure { align-self: end; }

  ${panorama(3)}

  /* A card that is alone in its row has its map beside it. */
  ${theme.media.only.md} {
    &:last-child:nth-child(odd) {
      grid-row: auto;
      grid-column: 1 / -1;
      grid-template: 1fr auto auto auto / subgrid;

      figure { grid-row: 1 / -1; }
      figure + * { grid-column: 2; }
    }
  }
`;

const Panel = styled.div`
  display: grid;
  position: relative; /* above the trail */
  grid-row: -4 / -1;
  grid-template: subgrid / minmax(0, 1fr);
  row-gap: ${theme.space[2]};
  padding: ${theme.space.panel};
  background: ${theme.color.background};
  color: ${theme.color.ink};

  h3 { font-size: calc(0.85 * ${theme.font.panel}); } /* so that long words fit beside the padding */

  ${theme.media.print} { padding: 0; }
`;
