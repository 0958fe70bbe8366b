import styled from 'styled-components';
import {
  CardItem,
  CardList,
  CardText,
  type CardWithPicture,
  panorama,
} from '../components/CardList';
import { Figure } from '../components/Figure';
import { Section } from '../components/Section';
import { theme } from '../theme/theme';

type Props = { id: string; title: string; cards: readonly CardWithPicture[] };

/** The drawings form one panorama. Its near land is the ground of the texts. */
export function Engagement({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} surface="paper">
      <List data-surface="spruce" data-trail="line">
        {cards.map(({ picture, ...words }) => (
          <Item key={words.title}>
            <Figure picture={picture} variant="panorama" trail="branch" />
            <CardText {...words} size="panel" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

/** From the top of a drawing to its farthest land. */
const HORIZON = '68.3%';

/* The first drawings stand before the paper, others before the ground of those above. */
const List = styled(CardList)`
  --height: 16rem;

  grid-column: full;
  row-gap: 0;
  margin-block: calc(-1 * ${theme.space[6]}) calc(-1 * ${theme.space.band});
  padding: 0 ${theme.layout.contentInset} calc(0.6 * ${theme.space.band});
  background: linear-gradient(transparent calc(var(--height) - 1rem), ${theme.color.background} 0);
  color: ${theme.color.ink};
  isolation: isolate;

  &::before { inset-block-start: calc(var(--height) - 1rem); }

  ${theme.media.from.md} {
    --height: 20rem;

    row-gap: ${theme.space[6]};
  }
  ${theme.media.from.lg} { --height: 22rem; }
  ${theme.media.from.xl} { --height: 28rem; }
  ${theme.media.print} { margin: 0; }
`;

const Item = styled(CardItem)`
  figure {
    height: var(--height);
    margin-block-end: ${theme.space[4]};

    &::before { inset-block-start: ${HORIZON}; } /* over the land, which covers the line in the margin */
  }

  ${panorama(4)}

  ${theme.media.from.lg} {
    grid-column: span 3;

    /* Long words reach into the gap to the next card. */
    h3 {
      max-width: none;
      margin-inline-end: calc(-0.5 * ${theme.layout.gutter});
      font-size: calc(0.68 * ${theme.font.panel});
    }
  }
`;
