import styled from 'styled-components';
import { Heading } from '../components/Heading';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { entriesOf } from '../content/entriesOf';
import { coreServices } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { theme } from '../theme/theme';

/** All layers are drawn in the same box. */
const { width, relief, bleed } = drawings.coreServices.advisory;

/** How large the layers are in narrow windows, and where they end, in units. */
const NARROW = { scale: 0.6, end: 40 };

/** An index of services, each beside its layer of a cliff. The line in the margin is the drill. */
export function CoreServices() {
  return (
    <Section id="services" title={coreServices.title}>
      <Index>
        {entriesOf(coreServices.cards).map(([key, { title, text }]) => (
          <Service key={key}>
            <Layer narrow={drawings.coreServices[key]} wide={drawings.coreServices[key]} />
            <Heading data-size="service">{title}</Heading>
            <Description>{text}</Description>
          </Service>
        ))}
      </Index>
    </Section>
  );
}

const Index = styled(List)`
  ${theme.media.screen} { display: grid; }
  ${theme.media.from.md} { grid-auto-rows: 1fr; }
`;

/* Its rule begins behind the layer, so that it emerges at the cliff. */
const Service = styled.li`
  ${theme.media.screen} {
    position: relative;
    isolation: isolate; /* its border is behind the layer, whose z-index is negative */
    display: grid;
    align-content: start;
    row-gap: ${theme.space[2]};
    padding-block: ${theme.space[3]};
    padding-inline-start: calc(${theme.units(NARROW.end)} + ${theme.space[3]});
  }
  ${theme.media.below.md} { line-height: 1.5; /* short lines */ }
  ${theme.media.from.md} {
    padding-block: ${theme.space[4]} ${theme.space[6]};
    padding-inline-start: ${theme.columns(4)};
    border-block-start: ${theme.border.thin} solid ${theme.color.edge};
  }
`;

/* All have the same measure, and the same number of lines. */
const Description = styled(Text)`
  max-width: 24em;
  text-wrap: balance;

  ${theme.media.from.lg} {
    max-width: 31em;
    text-wrap: pretty;
  }
`;

/* As high as the text beside it, in front of the rule above. The layer below covers its lower edge. */
const Layer = styled(DrawingImage)`
  ${theme.media.screen} {
    position: absolute;
    inset-block: calc(-${100 * relief}% - 1px) -${100 * bleed}%;
    inset-inline-start: 0;

    img { height: 100%; }
  }
  ${theme.media.below.md} {
    width: ${theme.units(NARROW.scale * width)};
    margin-inline-start: ${theme.units(NARROW.end - NARROW.scale * width)};
  }
`;
