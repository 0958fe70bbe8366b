import styled from 'styled-components';
import { CardItem, CardList, CardText, type CardWords } from '../components/CardList';
import { CONTENT_INSET } from '../components/Container';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { trailHeight, trailInto } from '../components/trail/geometry';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  cards: readonly CardWords[];
  /** A drawing on an orange band, below the title. Without it, the title is beside the cards. */
  picture?: Drawing;
};

export function Industries({ id, title, cards, picture }: Props) {
  return (
    <Section
      id={id}
      title={title}
      layout={picture ? 'stacked' : 'sidebar'}
      titleSize={picture && 'display'}
      banner={
        picture && (
          <Picture {...trailInto(picture, 'branch')}>
            <DrawingImage {...picture} />
          </Picture>
        )
      }
    >
      <List data-below-picture={picture && ''}>
        {cards.map((words) => (
          <Item key={words.title}>
            <CardText {...words} size="panel" />
          </Item>
        ))}
      </List>
    </Section>
  );
}

/* On phones, the drawing begins with the content and ends at the edge of the window. */
const Picture = styled.div<{ $trailY?: number }>`
  ${trailHeight}

  margin-inline-start: ${CONTENT_INSET};

  ${theme.media.from.md} { margin-inline-end: ${CONTENT_INSET}; }
  ${theme.media.forcedColors} { display: none; }
  ${theme.media.print} { display: none !important; }
`;

/* Beside the heading, there are three columns. Below the drawing, the last card is wider, like its part of the drawing. */
const List = styled(CardList)`
  ${theme.media.from.lg} {
    &:not([data-below-picture]) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    &[data-below-picture] { margin-block-start: calc(${theme.space[7]} - ${theme.space.band}); }
  }
`;

const Item = styled(CardItem)`
  grid-row: span 3;

  ${theme.media.from.lg} {
    :not([data-below-picture]) > & { grid-column: auto; }
    &:nth-child(-n + 2):nth-last-child(-n + 3) { grid-column: span 3; }
    &:nth-child(3):last-child { grid-column: span 6; }
  }
`;
