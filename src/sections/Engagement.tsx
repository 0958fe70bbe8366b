import styled from 'styled-components';
import landscape from '../../static/images/engagement.svg';
import { CardText } from '../components/CardText';
import { DrawingImage } from '../components/DrawingImage';
import { Panorama } from '../components/Panorama';
import { Section } from '../components/Section';
import { engagement } from '../content/home';
import { drawingLayout } from '../theme/drawingLayout';
import { drawings } from '../theme/drawings';
import { setVariables, theme } from '../theme/theme';

const { horizon } = drawingLayout.engagement;
const { lands } = drawings.engagement;

/** A landscape whose near land is the ground of the texts. */
export function Engagement() {
  return (
    <Section id="engagement" title={engagement.title}>
      <Ground data-surface="spruce" data-trail="line">
        <List $lands={lands} $some={2}>
          {engagement.cards.map((words) => (
            <Item key={words.title}>
              <DrawingImage src={landscape} {...drawings.engagement} />
              <CardText {...words} />
            </Item>
          ))}
        </List>
      </Ground>
    </Section>
  );
}

/* The ground of the texts. Its upper part, the sky of the drawing, is transparent. */
const Ground = styled.div`
  --height: ${theme.trail.height('min(12rem, 50vw)')};
  /* The trail on the land has the colour for spruce. */
  --trail-start: calc(${horizon + lands[0] - 1} * var(--height) - 1px);

  grid-column: full;
  margin-block-end: calc(-1 * ${theme.space.band});
  padding: 0 ${theme.layout.contentInset} calc(0.6 * ${theme.space.band});
  background: linear-gradient(transparent calc(0.85 * var(--height)), ${theme.color.background} 0);
  color: ${theme.color.ink};

  ${theme.media.from.md} {
    --height: ${theme.trail.height('22rem')};
    --trail-start: calc(${horizon} * var(--height) - 1px);
  }
  ${theme.media.from.lg} { --height: ${theme.trail.height('26rem')}; }
  ${theme.media.from.xl} { --height: ${theme.trail.height('28.25rem')}; }
  ${theme.media.print} {
    margin: 0;
    padding: 0;
    background: none; /* Even from white to white, a gradient prints a line where its colours meet. */
  }
`;

const List = styled(Panorama)`
  --gap: ${theme.space[4]};

  ${theme.media.from.md} {
    --gap: ${theme.space[6]};

    row-gap: 0;
  }
`;

/* Titles are as large as the column allows for the longest, so that two never read as one line. */
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  row-gap: ${theme.space[2]};

  p { text-wrap: balance; }
  ${theme.media.from.lg} { ${setVariables('font', { card: '1.75rem' })} }
  ${theme.media.from.xl} { ${setVariables('font', { card: '2.25rem' })} }
`;
