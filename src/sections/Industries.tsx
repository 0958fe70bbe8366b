import styled from 'styled-components';
import { CardItem, CardList, CardText, type CardWords } from '../components/CardList';
import { CONTENT_INSET } from '../components/Container';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  cards: readonly CardWords[];
  /** A drawing on an orange band. */
  picture?: Drawing;
};

export function Industries({ id, title, cards, picture }: Props) {
  return (
    <Section
      id={id}
      title={title}
      layout="sidebar"
      opening={
        picture && (
          <Band data-trail="band" $trailY={picture.trailY}>
            <DrawingImage {...picture} />
          </Band>
        )
      }
    >
      <List>
        {cards.map((words) => (
          <Item key={words.title}>
            <CardText {...words} size="panel" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

/* On phones, the drawing ends at the edge of the window. */
const Band = styled.div<{ $trailY?: number }>`
  --trail-y: ${({ $trailY = 0 }) => 100 * $trailY}%;

  padding-inline-start: ${CONTENT_INSET};
  background: ${theme.color.ember};

  ${theme.media.from.md} { padding-inline-end: ${CONTENT_INSET}; }
  ${theme.media.forcedColors} { display: none; }
  ${theme.media.print} { display: none !important; }
`;

/* Beside the heading there is room for three cards. */
const List = styled(CardList)`
  ${theme.media.from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-block-start: ${theme.space[5]}; /* level with the heading, which is below the scale */
  }
`;

const Item = styled(CardItem)`
  grid-row: span 3;

  ${theme.media.from.lg} { grid-column: auto; }
`;
