import styled from 'styled-components';
import { Heading } from '../components/Heading';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { entriesOf } from '../content/entriesOf';
import { coreServices } from '../content/home';
import { DrawingImage, type Picture } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { bandEdges } from '../theme/bandEdges';
import { theme } from '../theme/theme';

/** The layer of each service in the core. */
const layers = {
  advisory: { narrow: drawings.advisoryLayerNarrow, wide: drawings.advisoryLayer },
  analytics: { narrow: drawings.analyticsLayerNarrow, wide: drawings.analyticsLayer },
  implementation: {
    narrow: drawings.implementationLayerNarrow,
    wide: drawings.implementationLayer,
  },
  optimisation: { narrow: drawings.optimisationLayerNarrow, wide: drawings.optimisationLayer },
  scalability: { narrow: drawings.scalabilityLayerNarrow, wide: drawings.scalabilityLayer },
  custom: { narrow: drawings.customLayerNarrow, wide: drawings.customLayer },
} satisfies Record<keyof typeof coreServices.cards, Picture>;

/** In wide windows, all layers are drawn in the same box. */
const { left, width, relief } = drawings.advisoryLayer;

/** An index of services, each beside its layer of a cliff, or below it. The line in the margin is the drill. */
export function CoreServices() {
  return (
    <Section id="services" title={coreServices.title}>
      <Index>
        {entriesOf(coreServices.cards).map(([key, { title, text }]) => (
          <Service key={key}>
            <Layer {...layers[key]} />
            <Heading data-size="card">{title}</Heading>
            <Description>{text}</Description>
          </Service>
        ))}
      </Index>
    </Section>
  );
}

/* In front of it is the line in the margin. */
const Index = styled(List)`
  ${theme.media.screen} {
    position: relative;
    z-index: ${theme.layer.land};
    display: grid;
    row-gap: ${theme.space[5]};
  }
  ${theme.media.from.md} {
    grid-auto-rows: 1fr;
    row-gap: 0;
    margin-block-start: ${theme.space[5]};
  }
`;

/* The rule begins behind the layer, so that it emerges at its cliff. */
const Service = styled.li`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    row-gap: ${theme.space[2]};
  }
  ${theme.media.from.md} {
    position: relative;
    padding-block: ${theme.space[5]};
    padding-inline-start: ${theme.units(left + width + 50)};
    border-block-start: ${theme.border.thin} solid ${theme.color.edge};
  }
`;

const Description = styled(Text)`
  ${theme.media.from.lg} {
    font-size: ${theme.fontSize.lead};
    line-height: 1.45;
  }
`;

/* As high as the text beside it, in front of the rule above, and overlapping the layer below, so that no gap shows. */
const Layer = styled(DrawingImage)`
  ${theme.media.below.md} {
    margin-block-end: ${theme.space[3]};
    ${bandEdges({ lower: [1, 2.5, 0.5, 2] })}
  }
  ${theme.media.from.md} {
    position: absolute;
    inset-block: calc(-${100 * relief}% - ${theme.border.thin}) -${theme.border.thin};
    inset-inline-start: 0;

    img { height: 100%; }
  }
`;
