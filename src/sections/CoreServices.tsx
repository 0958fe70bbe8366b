import styled from 'styled-components';
import { CardText, type CardWords } from '../components/CardList';
import { QUARTER } from '../components/Container';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { TrailTarget, trailInto } from '../components/trail/TrailTarget';
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
      <ul>
        {cards.map(({ picture, ...words }, i) => (
          <Service key={words.title} data-plain={!picture || undefined}>
            {picture && (
              <Layer {...trailInto(picture, i === 0 ? 'branch' : undefined)}>
                <DrawingImage {...picture} />
              </Layer>
            )}
            <CardText {...words} size="panel" />
          </Service>
        ))}
      </ul>
    </Section>
  );
}

const Service = styled.li`
  --layer: min(5rem, 20vw);
  --indent: calc(var(--layer) + ${theme.layout.gutter});

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

  ${theme.media.from.md} { --layer: ${QUARTER}; }
  ${theme.media.from.lg} {
    p {
      font-size: ${theme.font.lead};
      line-height: 1.45;
    }
  }
  ${theme.media.print} { --layer: 5rem; }
`;

const Layer = styled(TrailTarget)`
  position: absolute;
  inset-block: -5.2% -4%; /* the middle of its uneven upper edge is on the line: see art/drawings/coreSample.mjs */
  inset-inline-start: 0;
  width: var(--layer);

  img { object-fit: fill; }
`;
