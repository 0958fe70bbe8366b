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

/** How far the layers of the narrow rock lie apart in its file, and how far the hills of one are above its service, in units. */
const LAYER = 400;
const HILLS = 16;

/** An index of services, each beside its layer of a rock. The trail drills through it. */
export function CoreServices() {
  return (
    <Section id="services" title={coreServices.title}>
      <Body>
        <Index>
          {entriesOf(coreServices.cards).map(([key, { title, text }], i) => (
            <Service key={key}>
              <Layer narrow={narrow} $index={i} />
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

  ${theme.media.from.lg} { max-width: 31em; }
`;

/** Shows one layer of the narrow rock, as much of it as its service is high. */
const Layer = styled(DrawingImage)<{ $index: number }>`
  ${theme.media.below.md} {
    position: absolute;
    z-index: 0; /* in front of the rules */
    inset-block: ${theme.units(-HILLS)} 0;
    inset-inline-start: 0;
    overflow: hidden;

    img { translate: 0 ${({ $index }) => theme.units(-$index * LAYER)}; }

    /* The last one fades out, and may do so below its service. */
    :last-child > & { inset-block-end: ${theme.units(-LAYER)}; }
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
