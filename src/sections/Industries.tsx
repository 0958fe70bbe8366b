import styled from 'styled-components';
import { CardItem, CardList, CardText, type CardWords } from '../components/CardList';
import { CONTENT_INSET } from '../components/Container';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { TrailTarget, trailInto } from '../components/trail/TrailTarget';
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
      surface={picture ? 'ember' : 'raised'}
      titleSize={picture && 'display'}
    >
      {picture && (
        <Picture {...trailInto(picture, 'branch')}>
          <DrawingImage {...picture} />
        </Picture>
      )}
      <Texts data-surface="raised" data-trail="line">
        <CardList>
          {cards.map((words) => (
            <Item key={words.title}>
              <CardText {...words} size="panel" />
            </Item>
          ))}
        </CardList>
      </Texts>
    </Section>
  );
}

/* On phones, the drawing begins with the content and ends at the edge of the window. */
const Picture = styled(TrailTarget)`
  grid-column: content-start / full-end;

  ${theme.media.from.md} { grid-column: content; }
  ${theme.media.forcedColors} { display: none; }
  ${theme.media.print} { display: none !important; } /* GlobalStyle shows each <div> as a block. */
`;

/* Below the orange background, as wide as the window. */
const Texts = styled.div`
  grid-column: full;
  isolation: isolate;
  margin-block-end: calc(-1 * ${theme.space.band});
  padding: min(${theme.space[7]}, ${theme.space.band}) ${CONTENT_INSET} ${theme.space.band};
  background: ${theme.color.background};
  color: ${theme.color.ink};

  :where(${Picture}) + & { margin-block-start: calc(-1 * ${theme.space[6]}); }
`;

const Item = styled(CardItem)`
  grid-row: span 3;
`;
