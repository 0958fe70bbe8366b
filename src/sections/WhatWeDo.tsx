import styled from 'styled-components';
import { CardText } from '../components/CardText';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { whatWeDo } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { theme } from '../theme/theme';

/** The picture of each card. The route leaves each of them where it enters the next one. */
const pictures = {
  development: { narrow: drawings.developmentNarrow, wide: drawings.development },
  deployment: { narrow: drawings.deploymentNarrow, wide: drawings.deployment },
  consultancy: { narrow: drawings.consultancyNarrow, wide: drawings.consultancy },
} satisfies Record<keyof typeof whatWeDo.cards, unknown>;

export function WhatWeDo() {
  return (
    <Section id="what-we-do" title={whatWeDo.title}>
      <Cards>
        {Object.entries(whatWeDo.cards).map(([key, words]) => (
          <Card key={key}>
            <Plate {...pictures[key as keyof typeof pictures]} />
            <CardText {...words} />
          </Card>
        ))}
      </Cards>
    </Section>
  );
}

/* In wide windows, columns as wide as the plates. */
const Cards = styled(List)`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]} ${theme.units(36)};
  }
  ${theme.media.from.md} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Card = styled.li`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    row-gap: ${theme.space[2]};
  }
`;

const Plate = styled(DrawingImage)`
  margin-block-end: ${theme.space[3]};
`;
