import styled from 'styled-components';
import { Cards, type Column } from '../components/Cards';
import { Section } from '../components/Section';
import { whatWeDo } from '../content/home';
import consultancy from '../drawings/consultancy.svg';
import deployment from '../drawings/deployment.svg';
import development from '../drawings/development.svg';
import { type Drawing, Picture, type Point } from '../drawings/Picture';
import { theme } from '../theme/theme';

/** The picture of each card: a drawing, or the address of a photograph. */
const plates: Record<keyof typeof whatWeDo.cards, Drawing | string> = {
  development,
  deployment,
  consultancy,
};

/** The format of plates. */
const FORMAT = { narrow: 4 / 3, wide: 376 / 424 };

/** The crest of a plate, as that is cropped, or else its middle. */
function crestOf(key: keyof typeof plates, { windows, width }: Column): Point[] {
  const plate = plates[key];
  const height = width / FORMAT[windows === 'narrow' ? 'narrow' : 'wide'];
  if (typeof plate === 'string' || !plate.crest) return [[width / 2, -height / 2]];
  const scale = Math.max(width / plate.width, height / plate.height);
  return plate.crest.map(([x, y]) => [
    width / 2 + scale * (x - plate.width / 2),
    -height / 2 + scale * (y - plate.height / 2),
  ]);
}

export function WhatWeDo() {
  return (
    <Section id="what-we-do" title={whatWeDo.title}>
      <Cards
        cards={whatWeDo.cards}
        picture={(key) => <Plate image={plates[key]} isCropped />}
        crestOf={crestOf}
      />
    </Section>
  );
}

const Plate = styled(Picture)`
  aspect-ratio: ${FORMAT.wide};

  ${theme.media.below.md} { aspect-ratio: ${FORMAT.narrow}; }
`;
