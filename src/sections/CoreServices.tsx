import styled from 'styled-components';
import { entriesOf } from '../components/entriesOf';
import { Heading } from '../components/Heading';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { coreServices } from '../content/home';
import wide from '../drawings/core-services.svg';
import narrow from '../drawings/core-services-narrow.svg';
import { DrawingImage } from '../drawings/DrawingImage';
import { theme } from '../theme/theme';

/** How far the crest of the wide rock is above its first layer, and so above the first service, in units. */
const CREST = 40;

/** How far the hills of a layer of the narrow rock are above its service, in units. */
const HILLS = 16;

/**
 * The layers of the narrow rock lie one below the other in its file. Each is stretched to its service, if that is not of a
 * height that it fits, in units with the hills. What is left of a layer that fits several heights is not seen.
 */
const fits: Record<keyof typeof coreServices.cards, { from: number; to: number }> = {
  advisory: { from: 176, to: 176 },
  analytics: { from: 140, to: 290 }, // The tree and the cells keep their shape.
  implementation: { from: 140, to: 290 },
  optimisation: { from: 196, to: 196 },
  scalability: { from: 212, to: 212 },
  custom: { from: 176, to: 176 },
};

/** An index of services, each beside its layer of a rock. The line in the margin is the drill. */
export function CoreServices() {
  return (
    <Section id="services" title={coreServices.title}>
      <Body>
        <Index>
          {entriesOf(coreServices.cards).map(([key, { title, text }], i) => (
            <Service key={key}>
              <Layer narrow={narrow} $index={i} $fits={fits[key]} />
              <Heading data-size="service">{title}</Heading>
              <Description>{text}</Description>
            </Service>
          ))}
        </Index>
        <Core wide={wide} />
      </Body>
    </Section>
  );
}

/* Above it, there is room for the crest of the rock. */
const Body = styled.div`
  ${theme.media.from.md} {
    position: relative;
    margin-block-start: ${theme.space[6]};
  }
`;

/* In wide windows, its rows are equally high, as are the layers. */
const Index = styled(List)`
  ${theme.media.from.md} {
    display: grid;
    grid-auto-rows: 1fr;
  }
`;

/* Its rule begins behind the rock, so that it emerges at the cliff. */
const Service = styled.li`
  ${theme.media.screen} {
    display: grid;
    align-content: start;
    row-gap: ${theme.space[2]};
    padding-block: ${theme.space[3]} ${theme.space[4]};
    border-block-start: ${theme.border.thin} solid ${theme.color.edge};
  }
  ${theme.media.below.md} {
    position: relative;

    &:last-child { padding-block-end: 0; }
  }
  ${theme.media.withDrawings} {
    padding-inline-start: calc(${theme.units(narrow.left + narrow.width)} + ${theme.space[2]});
  }
  ${theme.media.from.md} {
    padding-block: ${theme.space[4]} ${theme.space[6]};
    padding-inline-start: ${theme.columns(4)};
  }
`;

/* All have the same number of lines. */
const Description = styled(Text)`
  max-width: 24em;

  ${theme.media.from.lg} {
    max-width: 31em;
    text-wrap: pretty;
  }
`;

type Part = { $index: number; $fits: { from: number; to: number } };

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Shows one layer of the narrow rock, from its hills to the end of its service. */
const layer = ({ $index, $fits: { from, to } }: Part) => `
  inset-block: clamp(${percent(-HILLS, from - HILLS)}, ${theme.units(-HILLS)}, ${percent(-HILLS, to - HILLS)}) 0;

  img {
    height: clamp(${percent(narrow.height, to)}, ${theme.units(narrow.height)}, ${percent(narrow.height, from)});
    translate: 0 ${percent(-$index, Object.keys(fits).length)};
  }
`;

const Layer = styled(DrawingImage)<Part>`
  ${theme.media.below.md} {
    position: absolute;
    z-index: 0; /* in front of the rules */
    inset-inline-start: 0;
    overflow: hidden;
    ${layer}
  }
`;

/** Stretches the rock to the height of the index, with the crest above that. */
const Core = styled(DrawingImage)`
  ${theme.media.from.md} {
    position: absolute;
    z-index: 0;
    inset-block: ${(-100 * CREST) / (wide.height - CREST)}% 0;
    inset-inline-start: 0;

    img { height: 100%; }
  }
`;
