import styled from 'styled-components';
import landscape from '../../static/images/industries.svg';
import { CardText } from '../components/CardText';
import { DrawingImage } from '../components/DrawingImage';
import { ownColumn, Panorama } from '../components/Panorama';
import { Section } from '../components/Section';
import { industries } from '../content/home';
import { drawingLayout } from '../theme/drawingLayout';
import { drawings } from '../theme/drawings';
import { setVariables, theme } from '../theme/theme';

const { width, height, lands, phoneHeight } = drawings.industries;

export function Industries() {
  return (
    <Section
      id="industries"
      title={industries.title}
      surface="ember"
      layout="split"
      titleSize="display"
    >
      <List $lands={lands} $some={lands.length}>
        {industries.cards.map((words) => (
          <Card key={words.title}>
            <DrawingImage src={landscape} {...drawings.industries} />
            <CardText {...words} />
          </Card>
        ))}
      </List>
    </Section>
  );
}

/** The width of the content in the drawing. */
const CONTENT = drawingLayout.panorama.content * width;

/** The largest width of a map on phones. */
const PHONE = '22rem';

const { container, margin } = theme.layout;

/* Maps keep their proportions. In wide windows, the largest is beside the heading. */
const List = styled(Panorama)`
  --gap: ${theme.space[2]};
  --height: ${theme.trail.height(`${phoneHeight} * min(100vw - 2 * ${margin}, ${PHONE})`)};

  grid-column: content;

  ${theme.media.below.md} {
    picture { width: min(100%, ${PHONE}); }
    img { ${ownColumn(lands.length)} }
  }
  ${theme.media.from.md} { --height: ${theme.trail.height(`${height / CONTENT} * min(${container}, 100vw - 2 * ${margin})`)}; }
  ${theme.media.from.lg} { margin-block-start: -10rem; }
  ${theme.media.from.xl} { margin-block-start: -13rem; }
`;

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[2]};

  ${theme.media.from.md} {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
  ${theme.media.only.md} { ${setVariables('font', { card: '1.375rem' })} }
`;
