import styled from 'styled-components';
import layers from '../../static/images/layers.svg';
import plannedRoute from '../../static/images/planned-route.svg';
import roomToGrow from '../../static/images/room-to-grow.svg';
import straightening from '../../static/images/straightening.svg';
import tributaries from '../../static/images/tributaries.svg';
import unsurveyed from '../../static/images/unsurveyed.svg';
import { CardText } from '../components/CardText';
import { DrawingImage } from '../components/DrawingImage';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { coreServices } from '../content/home';
import { drawings } from '../theme/drawings';
import { theme } from '../theme/theme';

const pictures = [
  { src: plannedRoute, ...drawings.plannedRoute },
  { src: tributaries, ...drawings.tributaries },
  { src: layers, ...drawings.layers },
  { src: straightening, ...drawings.straightening },
  { src: roomToGrow, ...drawings.roomToGrow },
  { src: unsurveyed, ...drawings.unsurveyed },
];

/** An index of services. Their drawings are the layers of a core sample, through which the trail runs down. */
export function CoreServices() {
  return (
    <Section id="services" title={coreServices.title}>
      <List>
        {coreServices.cards.map((words, i) => {
          const picture = pictures[i];
          return (
            <Service key={words.title}>
              {picture && (
                <LayerBox>
                  <DrawingImage {...picture} trail={i === 0 ? 'branch' : undefined} />
                </LayerBox>
              )}
              <CardText {...words} />
            </Service>
          );
        })}
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
  /* Its height is an even number of pixels, and that of its drawing an odd one: the trail is on whole pixels. */
  h3 { line-height: round(1.2em, 2px); }
  p { line-height: round(1.6em, 2px); }

  ${theme.media.from.lg} {
    p {
      font-size: ${theme.font.lead};
      line-height: round(1.45em, 2px);
    }
  }
  ${theme.media.print} { --indent: calc(5rem + ${theme.layout.gutter}); }
`;

const LayerBox = styled.div`
  position: absolute;
  inset-block: -12px -13px; /* so that its uneven upper edge is between two services */
  inset-inline-start: 0;
  width: calc(var(--indent) - ${theme.layout.gutter});

  /* A narrow box shows what is around the drill. */
  img {
    object-fit: cover;
    object-position: 26%;

    ${theme.media.from.md} { object-fit: fill; }
  }
`;
