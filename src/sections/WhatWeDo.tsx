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
      from: 72,
      path: `S-15 147 0 147c12 0 24 0 36 2 12 2 24 6 35 1 12-6 24-20 36-37 12-17 24-36 36-53 12-17 24-33 36-42 12-9 24-8 35-6 12 2 24 8 36 13 12 5 24 9 36 9 11 1 23 1 34 1H400`,
    },
  },
  deployment: {
    image: deployment,
    narrow: {
      from: 2,
      path: 'S-10 58 27 77L160 143 293 77C313 66 327 63 366 63',
    },
  },
  consultancy: {
    image: consultancy,
    narrow: { from: 60, path: 'S-6 152 46 152C112 152 116 67 185 64', goals: [[185, 64]] },
  },
};

/** In wide windows, one way leads over all plates in a row, if they are these. */
const across = {
  over: 'development deployment consultancy',
  wide: {
    from: 134,
    path: `S-28 244 0 244c14 0 28 0 42 2 14 2 28 7 42 1 14-7 28-23 42-43 14-20 28-42 42-62 14-20 28-39 42-50 14-11 28-10 42-7 14 3 28 9 42 15 14 6 28 10 42 11 13 1 27 1 40 1H376c38 0 36 32.5 68 48.5L600 239 756 161c32-16 30-52 68-52c70 0 82 137.5 138 137.5s42-74 80-100`,
    goals: [[1042, 146]],
  } satisfies Way,
};

export function WhatWeDo() {
  const { title, cards } = whatWeDo;
  const wide = Object.keys(cards).join(' ') === across.over ? across.wide : undefined;
  return (
    <Section id="what-we-do" title={title}>
      <Cards
        cards={cards}
        picture={(key, index) => (
          <>
            <Plate image={plates[key].image} isCropped />
            <Branch narrow={plates[key].narrow} {...(index === 0 && { wide })} />
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
