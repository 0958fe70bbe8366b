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

/** A landscape whose near land is the ground of the texts. */
export function Engagement() {
  return (
    <Section id="engagement" title={engagement.title}>
      <Ground data-surface="spruce" data-trail="line">
        <List $columns={drawingLayout.engagement.columns}>
          {engagement.cards.map((words, i) => (
            <Item key={words.title}>
              <DrawingImage
                src={landscape}
                {...drawings.engagement}
                trail={i === 0 ? 'branch' : undefined}
              />
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
  --height: 12.25rem;
  /* The trail on the land has the colour for spruce. */
  --trail-start: calc(${drawingLayout.engagement.horizon} * var(--height));

  grid-column: full;
  margin-block: calc(-1 * ${theme.space[6]}) calc(-1 * ${theme.space.band});
  padding: 0 ${theme.layout.contentInset} calc(0.6 * ${theme.space.band});
  background: linear-gradient(transparent calc(var(--height) - 1rem), ${theme.color.background} 0);
  color: ${theme.color.ink};

  ${theme.media.from.md} { --height: 18.25rem; }
  ${theme.media.from.lg} { --height: 22.25rem; }
  ${theme.media.from.xl} { --height: 28.25rem; }
  ${theme.media.print} {
    margin: 0;
    padding: 0;
    background: none; /* Even from white to white, a gradient prints a line where its colours meet. */
  }
`;

const List = styled(Panorama)`
  ${theme.media.from.md} { padding-block-start: calc(var(--height) + ${theme.space[5]}); }
`;

/* Titles are as large as the column allows for the longest, so that two never read as one line. */
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  row-gap: ${theme.space[2]};

  ${theme.media.from.md} { ${setVariables('font', { card: '1.25rem' })} }
  ${theme.media.from.lg} { ${setVariables('font', { card: '1.75rem' })} }
  ${theme.media.from.xl} { ${setVariables('font', { card: '2.25rem' })} }
`;
