import styled from 'styled-components';
import { CardItem, CardList, CardText, type CardWords } from '../components/CardList';
import { CONTENT_INSET } from '../components/Container';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { TrailTarget, trailInto } from '../components/trail/geometry';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  cards: readonly CardWords[];
  /** A drawing on an orange background, below the title. */
  picture?: Drawing;
};

export function Industries({ id, title, cards, picture }: Props) {
  return (
    <Section
      id={id}
      title={title}
      layout="stacked"
      titleSize={picture && 'display'}
      emberPicture={
        picture && (
          <Picture {...trailInto(picture, 'branch')}>
            <DrawingImage {...picture} />
          </Picture>
        )
      }
    >
      <CardList>
        {cards.map((words) => (
          <Item key={words.title}>
            <CardText {...words} size="panel" />
          </Item>
        ))}
      </CardList>
    </Section>
  );
}

/* On phones, the drawing begins with the content and ends at the edge of the window. */
const Picture = styled(TrailTarget)`
  margin-inline-start: ${CONTENT_INSET};

  ${theme.media.from.md} { margin-inline-end: ${CONTENT_INSET}; }
  ${theme.media.forcedColors} { display: none; }
  ${theme.media.print} { display: none !important; } /* GlobalStyle shows each <div> as a block. */
`;

const Item = styled(CardItem)`
  grid-row: span 3;
`;
