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

/** The drawing has six layers, one for each service: with more or fewer services, it needs as many. */
const { narrow, wide } = drawings.coreServices;

/** Where the text begins in narrow windows, in units: the rock ends before it. */
const TEXT = narrow.left + narrow.width;

/** An index of services, each beside its layer of a cliff. The line in the margin is the drill. */
export function CoreServices() {
  return (
    <Section id="services" title={coreServices.title}>
      <Body>
        <Index>
          {entriesOf(coreServices.cards).map(([key, { title, text }]) => (
            <Service key={key}>
              <Heading data-size="service">{title}</Heading>
              <Description>{text}</Description>
            </Service>
          ))}
        </Index>
        <Core narrow={narrow} wide={wide} />
      </Body>
    </Section>
  );
}

/* Above it, there is room for the crest of the rock. */
const Body = styled.div`
  ${theme.media.screen} {
    position: relative;
    margin-block-start: ${theme.space[4]};
  }
  ${theme.media.from.md} { margin-block-start: ${theme.space[6]}; }
`;

/* Its rows are equally high, as are the layers. */
const Index = styled(List)`
  ${theme.media.screen} {
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
    padding-block: ${theme.space[3]};
    padding-inline-start: calc(${theme.units(TEXT)} + ${theme.space[3]});
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

/** As high as the index, and the crest: how far it is above that, as a share of the height of the index. */
const heightOf = (relief: number) => `inset-block: -${100 * relief}% 0;`;

const Core = styled(DrawingImage)`
  ${theme.media.screen} {
    position: absolute;
    z-index: 0; /* in front of the rules */
    inset-inline-start: 0;

    img { height: 100%; }
  }
  ${theme.media.below.md} { ${heightOf(narrow.relief)} }
  ${theme.media.from.md} { ${heightOf(wide.relief)} }
`;
