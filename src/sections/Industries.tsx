import styled from 'styled-components';
import landscape from '../../static/images/industries.svg';
import { CardText } from '../components/CardText';
import { DrawingImage } from '../components/DrawingImage';
import { Panorama } from '../components/Panorama';
import { Section } from '../components/Section';
import { industries } from '../content/home';
import { drawingLayout } from '../theme/drawingLayout';
import { drawings } from '../theme/drawings';
import { setVariables, theme } from '../theme/theme';

export function Industries() {
  return (
    <Section
      id="industries"
      title={industries.title}
      surface="ember"
      layout="split"
      titleSize="display"
    >
      <List $columns={drawingLayout.industries.columns}>
        {industries.cards.map((words, i) => (
          <Card key={words.title}>
            <DrawingImage
              src={landscape}
              {...drawings.industries}
              trail={i === 0 ? 'branch' : undefined}
            />
            <CardText {...words} />
          </Card>
        ))}
      </List>
    </Section>
  );
}

/* In wide windows, the largest map is beside the heading. */
const List = styled(Panorama)`
  --height: 17.25rem;

  grid-column: content;

  ${theme.media.from.md} { --height: 19.25rem; }
  ${theme.media.from.lg} {
    --height: 25.25rem;

    margin-block-start: -10rem;
  }
  ${theme.media.from.xl} {
    --height: 32.25rem;

    margin-block-start: -13rem;
  }
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
