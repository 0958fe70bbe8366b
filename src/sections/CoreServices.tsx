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
const { width, relief } = drawings.coreServices.advisory;

/** How large the layers are in narrow windows, and where they end, in units. */
const NARROW = { scale: 0.6, end: 42 };

/** An index of services, each beside its layer of a cliff. The line in the margin is the drill. */
export function CoreServices() {
  return (
    <Section id="services" title={coreServices.title}>
      <Index>
        {entriesOf(coreServices.cards).map(([key, { title, text }]) => (
          <Service key={key}>
            <Layer narrow={drawings.coreServices[key]} wide={drawings.coreServices[key]} />
            <Heading data-size="service">{title}</Heading>
            <Text>{text}</Text>
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
    display: grid;
    align-content: start;
    row-gap: ${theme.space[2]};
    padding-block: ${theme.space[3]} ${theme.space[4]};
    padding-inline-start: ${theme.units(NARROW.end + 4)};
  }
  ${theme.media.from.md} {
    padding-block: ${theme.space[4]} ${theme.space[6]};
    padding-inline-start: ${theme.columns(4)};
    border-block-start: ${theme.border.thin} solid ${theme.color.edge};
  }
`;

/* As high as the text beside it, in front of the rule above, and overlapping the layer below, so that no gap shows. */
const Layer = styled(DrawingImage)`
  ${theme.media.screen} {
    position: absolute;
    inset-block: calc(-${100 * relief}% - 1px) -1px;
    inset-inline-start: 0;

    img { height: 100%; }
  }
  ${theme.media.below.md} {
    width: ${theme.units(NARROW.scale * width)};
    margin-inline-start: ${theme.units(NARROW.end - NARROW.scale * width)};
  }
`;
