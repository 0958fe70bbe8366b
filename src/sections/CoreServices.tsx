import styled from 'styled-components';
import { entriesOf } from '../components/entriesOf';
import { Heading } from '../components/Heading';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { coreServices } from '../content/home';
import wide from '../drawings/core-services.svg';
import narrow from '../drawings/core-services-narrow.svg';
import { type Drawing, DrawingImage } from '../drawings/DrawingImage';
import { theme } from '../theme/theme';

/** How far the crest of the rock is above its first layer, in units. It is above the first service, too. */
const CREST = { narrow: 26, wide: 40 };

/** An index of services, each beside its layer of a rock. The line in the margin is the drill. */
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
    align-content: center;
    row-gap: ${theme.space[2]};
    padding-block: ${theme.space[4]};
  }
  ${theme.media.withDrawings} {
    padding-inline-start: calc(${theme.units(narrow.left + narrow.width)} + ${theme.space[3]});
  }
  ${theme.media.from.md} {
    align-content: start;
    padding-block: ${theme.space[4]} ${theme.space[6]};
    padding-inline-start: ${theme.columns(4)};
    border-block-start: ${theme.border.thin} solid ${theme.color.edge};
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

/** Stretches a drawing to the height of the index, with the crest above that. */
const stretch = ({ height }: Drawing, crest: number) =>
  `inset-block: ${(-100 * crest) / (height - crest)}% 0;`;

const Core = styled(DrawingImage)`
  ${theme.media.screen} {
    position: absolute;
    z-index: 0; /* in front of the rules */
    inset-inline-start: 0;

    img { height: 100%; }
  }
  ${theme.media.below.md} { ${stretch(narrow, CREST.narrow)} }
  ${theme.media.from.md} { ${stretch(wide, CREST.wide)} }
`;
