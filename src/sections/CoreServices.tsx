import styled from 'styled-components';
import { CardText, type CardWords } from '../components/CardText';
import { QUARTER } from '../components/Container';
import { type Drawing, DrawingImage } from '../components/DrawingImage';
import { Section } from '../components/Section';
import { TrailTarget, trailInto } from '../components/TrailTarget';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  title: string;
  /** A drawing is larger than its service, at the top and at the bottom by `overlap`, as a fraction of the height. */
  cards: readonly (CardWords & { picture?: Drawing & { overlap: number } })[];
};

/** An index of services. Their drawings are the layers of a core sample, through which the trail runs down. */
export function CoreServices({ id, title, cards }: Props) {
  return (
    <Section id={id} title={title} surface="paper">
      <ul>
        {cards.map(({ picture, ...words }, i) => (
          <Service key={words.title} data-plain={!picture || undefined}>
            {picture && (
              <Layer
                {...trailInto(picture, i === 0 ? 'branch' : undefined)}
                $overlap={picture.overlap}
              >
                <DrawingImage {...picture} />
              </Layer>
            )}
            <CardText {...words} />
          </Service>
        ))}
      </ul>
    </Section>
  );
}

const Service = styled.li`
  /* The drawing and the gap. Long words need a column of 10.75rem, so if text is enlarged, the drawing is narrower or left out. */
  --indent: clamp(0px, 100% - 10.75rem, min(2.5rem, 10vw) + ${theme.layout.gutter});

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

const Layer = styled(TrailTarget)<{ $overlap: number }>`
  position: absolute;
  inset-block: ${({ $overlap }) => -100 * $overlap}%;
  inset-inline-start: 0;
  width: calc(var(--indent) - ${theme.layout.gutter});

  img { object-fit: fill; }
`;
