import styled from 'styled-components';
import { Card, Cards } from '../components/Cards';
import { CardText } from '../components/CardText';
import { Section } from '../components/Section';
import { entriesOf } from '../content/entriesOf';
import { whatWeDo } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { theme } from '../theme/theme';

/** In wide windows, the plates of the cards touch, and the trail goes on from one to the next. */
export function WhatWeDo() {
  return (
    <Section id="what-we-do" title={whatWeDo.title}>
      <Cards $columns={3}>
        {entriesOf(whatWeDo.cards).map(([key, words]) => (
          <Card key={key}>
            <Plate {...drawings.whatWeDo[key]} />
            <CardText {...words} />
          </Card>
        ))}
      </Cards>
    </Section>
  );
}

const Plate = styled(DrawingImage)`
  margin-block-end: ${theme.space[4]};
`;
