import styled from 'styled-components';
import { Card, Cards } from '../components/Cards';
import { CardText } from '../components/CardText';
import { Section } from '../components/Section';
import { entriesOf } from '../content/entriesOf';
import { whatWeDo } from '../content/home';
import { DrawingImage, type Picture } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { theme } from '../theme/theme';

/** The picture of each card. The route leaves each of them where it enters the next one. */
const pictures = {
  development: { narrow: drawings.developmentNarrow, wide: drawings.development },
  deployment: { narrow: drawings.deploymentNarrow, wide: drawings.deployment },
  consultancy: { narrow: drawings.consultancyNarrow, wide: drawings.consultancy },
} satisfies Record<keyof typeof whatWeDo.cards, Picture>;

export function WhatWeDo() {
  return (
    <Section id="what-we-do" title={whatWeDo.title}>
      <Cards $columns={3}>
        {entriesOf(whatWeDo.cards).map(([key, words]) => (
          <Card key={key}>
            <Plate {...pictures[key]} />
            <CardText {...words} />
          </Card>
        ))}
      </Cards>
    </Section>
  );
}

const Plate = styled(DrawingImage)`
  margin-block-end: ${theme.space[2]};
`;
