import styled from 'styled-components';
import {
  CardItem,
  CardList,
  CardText,
  type CardWithPicture,
  pictureBeside,
} from '../components/CardList';
import { HALF } from '../components/Container';
import { Figure } from '../components/Figure';
import { Section } from '../components/Section';
import { theme } from '../theme/theme';

type Props = { id: string; title: string; cards: readonly CardWithPicture[] };

/** In wide windows, the drawings form one panorama above the texts. In others, each is beside its text or, on phones, above. */
export function Engagement({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} surface="paper">
      <List>
        {cards.map(({ picture, ...words }) => (
          <Item key={words.title}>
            <Figure picture={picture} variant="panorama" trail="branch" />
            <CardText {...words} size="card" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

const List = styled(CardList)`
  ${theme.media.only.md} { grid-template-columns: minmax(0, 1fr); }
`;

const Item = styled(CardItem)`
  figure { margin-block-end: ${theme.space[2]}; }

  ${theme.media.only.md} {
    ${pictureBeside(HALF, '28vw')} /* the height grows with the width, so that no drawing is cut */
  }

  /*
   * The pictures cover the gaps between the columns, and a bit more, because at fractional pixel ratios the trail would
   * have a gap between two edges.
   */
  ${theme.media.from.lg} {
    grid-column: span 3;

    h3 { max-width: 9em; } /* Each title is two lines long, so that every text begins right below its title. */

    figure {
      margin-block-end: ${theme.space[4]};
      margin-inline-end: calc(-1 * ${theme.layout.gutter} - 4px);
    }
    &:nth-child(4n) figure, &:last-child figure { margin-inline-end: 0; }
    &:not(:nth-child(4n + 1)) figure::before { content: none; } /* The trail comes from the picture before. */
  }
`;
