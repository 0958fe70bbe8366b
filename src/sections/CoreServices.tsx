import styled from 'styled-components';
import { CardText, type CardWords } from '../components/CardText';
import { type Drawing, DrawingImage } from '../components/DrawingImage';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { TrailTarget, trailInto } from '../components/TrailTarget';
import { drawingLayout } from '../theme/drawingLayout';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  cards: readonly (CardWords & { picture?: Drawing })[];
};

/** An index of services. Their drawings are the layers of a core sample, through which the trail runs down. */
export function CoreServices({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} surface="paper">
      <List>
        {cards.map(({ picture, ...words }, i) => (
          <Service key={words.title} data-plain={!picture || undefined}>
            {picture && (
              <LayerBox {...trailInto(picture, i === 0 ? 'branch' : undefined)}>
                <DrawingImage {...picture} />
              </LayerBox>
            )}
            <CardText {...words} />
          </Service>
        ))}
      </List>
    </Section>
  );
}

/** The width of three of the content's twelve columns. */
const QUARTER = `calc(25% - 0.75 * ${theme.layout.gutter})`;

const Service = styled.li`
  /* The drawing and the gap. Long words need a column of 10.75rem, so if text is enlarged, the drawing is narrower or left out. */
  --indent: clamp(0px, 100% - 10.75rem, min(3rem, 12vw) + ${theme.layout.gutter});

  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${theme.space[2]};
  min-height: 8rem;
  padding-block: ${theme.space[5]};
  padding-inline-start: var(--indent);

  &[data-plain] { --indent: 0px; }

  /* Not a border, so that the drawings of two services touch. */
  & + &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: var(--indent) 0;
    height: ${theme.border.thin};
    background: ${theme.color.edge};
  }

  ${theme.media.from.md} { --indent: calc(${QUARTER} + ${theme.layout.gutter}); }
  ${theme.media.from.lg} {
    p {
      font-size: ${theme.font.lead};
      line-height: 1.45;
    }
  }
  ${theme.media.print} { --indent: calc(5rem + ${theme.layout.gutter}); }
`;

const LayerBox = styled(TrailTarget)`
  position: absolute;
  inset-block: ${-100 * drawingLayout.coreSample.overlap}%;
  inset-inline-start: 0;
  width: calc(var(--indent) - ${theme.layout.gutter});

  img {
    object-position: ${100 * drawingLayout.coreSample.drill}%;

    ${theme.media.from.md} { object-fit: fill; }
  }
`;
