import styled from 'styled-components';
import { Cards } from '../components/Cards';
import { Section } from '../components/Section';
import { Branch, type Way } from '../components/Trail';
import { whatWeDo } from '../content/home';
import consultancy from '../drawings/consultancy.svg';
import deployment from '../drawings/deployment.svg';
import development from '../drawings/development.svg';
import { type Drawing, Picture } from '../drawings/Picture';
import { theme } from '../theme/theme';

/** The picture of each card and, in narrow windows, the way of the trail over it. */
const plates: Record<keyof typeof whatWeDo.cards, { image: Drawing | string; narrow?: Way }> = {
  development: {
    image: development,
    narrow: {
      path: 'M-27 9.9V72C-27 134.1 -15 147 0 147 46 147 42 152 60 152 109 152 146 11 203 11 243 11 231 35 320 35H400',
    },
  },
  deployment: {
    image: deployment,
    narrow: {
      path: 'M-27 -60.1V2C-27 64.1 -10 58 27 78.5L160 144.5 293 78.5C313 67 327 63 366 63',
    },
  },
  consultancy: {
    image: consultancy,
    narrow: {
      path: 'M-27 -2.1V60C-27 122.1 -6 152 46 152 112 152 116 67 185 64',
      goals: [[185, 64]],
    },
  },
};

/** In wide windows, one way leads over all plates in a row, if they are these. */
const isDrawnRow = Object.keys(whatWeDo.cards).join(' ') === 'development deployment consultancy';
const across: Way = {
  path: `M-42.5 36.3V134C-42.5 231.8 -28 244 0 244 55 244 50 250 70 250 122 250 182 83 234 83 280 83 330 104 376 128.5L600 240.5
      788 146.5C828 125 846 112 872 112 920 112 918 246 966 246S1010 172 1042 146`,
  goals: [[1042, 146]],
};

export function WhatWeDo() {
  return (
    <Section id="what-we-do" title={whatWeDo.title}>
      <Cards
        cards={whatWeDo.cards}
        picture={(key, index) => (
          <>
            <Plate image={plates[key].image} isCropped />
            <Branch narrow={plates[key].narrow} wide={index === 0 && isDrawnRow && across} />
          </>
        )}
      />
    </Section>
  );
}

/* In narrow windows, plates show the middle of their pictures. */
const Plate = styled(Picture)`
  aspect-ratio: 376 / 424;

  ${theme.media.below.md} { aspect-ratio: 4 / 3; }
`;
