import styled from 'styled-components';
import { entriesOf } from '../components/entriesOf';
import { Heading } from '../components/Heading';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { coreServices } from '../content/home';
import advisory from '../drawings/advisory.svg';
import analytics from '../drawings/analytics.svg';
import analyticsNarrow from '../drawings/analytics-narrow.svg';
import custom from '../drawings/custom.svg';
import fade from '../drawings/fade.svg';
import implementation from '../drawings/implementation.svg';
import implementationNarrow from '../drawings/implementation-narrow.svg';
import optimisation from '../drawings/optimisation.svg';
import { type Drawing, Picture } from '../drawings/Picture';
import scalability from '../drawings/scalability.svg';
import { theme } from '../theme/theme';

/** The layer of each service. In narrow windows, only its right end is seen: some have another drawing for that. */
const layers: Record<
  keyof typeof coreServices.cards,
  { image: Drawing | string; narrow?: Drawing }
> = {
  advisory: { image: advisory },
  analytics: { image: analytics, narrow: analyticsNarrow },
  implementation: { image: implementation, narrow: implementationNarrow },
  optimisation: { image: optimisation },
  scalability: { image: scalability },
  custom: { image: custom },
};

/** How wide a layer is, and how far its hills rise above its service. */
const WIDTH = 1112;
const RISE = 20;

/** How far below the last service the picture begins in which the rock ends: its outline continues that of the cliff there. */
const END = 42;

/** An index of services, each beside its layer of a rock. The trail drills through it. */
export function CoreServices() {
  const entries = entriesOf(coreServices.cards);
  return (
    <Section id="services" title={coreServices.title}>
      <Index>
        {entries.map(([key, { title, text }], i) => (
          <Service key={key}>
            <Layer {...layers[key]} />
            {i === entries.length - 1 && <Fade image={fade} />}
            <Heading data-size="column">{title}</Heading>
            <Description>{text}</Description>
          </Service>
        ))}
      </Index>
    </Section>
  );
}

/* In wide windows, its rows are equally high. Above it, there is room for hills. */
const Index = styled(List)`
  ${theme.media.from.md} {
    display: grid;
    grid-auto-rows: 1fr;
    margin-block-start: ${theme.space[5]};
  }
`;

const Service = styled.li`
  position: relative;

  /* Its rule begins behind the rock, so that it emerges at the cliff. */
  &::after {
    content: '';
    position: absolute;
    z-index: -3;
    inset: 0 0 auto;
    border-block-start: ${theme.border.thin} solid ${theme.color.edge};
  }
  ${theme.media.screen} {
    display: grid;
    align-content: start;
    row-gap: ${theme.space[2]};
    padding-block: ${theme.space[3]} ${theme.space[4]};
  }
  ${theme.media.withDrawings} {
    padding-inline-start: calc(${theme.units(40)} + ${theme.space[3]});
    ${theme.media.from.md} { padding-inline-start: ${theme.columns(4)}; }
  }
  ${theme.media.from.md} { padding-block: ${theme.space[4]} ${theme.space[6]}; }
`;

/* All have the same number of lines. */
const Description = styled(Text)`
  max-width: 24em;

  ${theme.media.from.lg} { max-width: 31em; }
`;

/*
 * A part of the rock. --unit is how large a unit of it is, and --cliff where its cliff is, 32 from its right edge, from the left
 * edge of the content.
 */
const Rock = styled(Picture)`
  --unit: ${theme.units(0.6)};
  --cliff: ${theme.units(31)};
  position: absolute;
  inset-inline-end: calc(${theme.trail.content} - var(--cliff) - 32 * var(--unit));
  width: calc(${({ narrow }) => narrow?.width ?? WIDTH} * var(--unit));

  ${theme.media.from.md} {
    --unit: ${theme.units(1)};
    --cliff: ${theme.units(352)};
    width: calc(${WIDTH} * var(--unit));
  }
`;

/* As much of the layer is seen as its service is high: the next one begins over it. The last one ends with the rock. */
const Layer = styled(Rock)`
  inset-block: calc(${-RISE} * var(--unit)) 0;
  aspect-ratio: auto;
  overflow: hidden;

  :last-child > & {
    inset-block-end: auto;
    height: calc(${RISE + END + fade.height} * var(--unit) - 2px);
  }
`;

/* The end of the rock, over the last layer. */
const Fade = styled(Rock)`
  inset-block-start: calc(${END} * var(--unit));
`;
