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
      path: `S-15 147.2 0 147.2c11.9 0 23.8 0 35.7 1.8 11.9 1.8 23.8 6.2 35.7 .7 11.9-5.5 23.8-19.9 35.7-36.7 11.9-16.8 23.8-35.6 35.7-52.9 11.9-17.3 23.8-33.3 35.7-42.3 11.9-8.9 23.8-8.3 35.7-6.2 11.9 2.1 23.8 7.7 35.7 13 11.9 5.3 23.8 8.5 35.7 9.7 11.3 1.1 22.7 1 34 1H400`,
    },
  },
  deployment: {
    image: deployment,
    narrow: {
      from: 2,
      path: 'S-10.2 57.9 27.2 76.6L160.0 143.0 292.8 76.6C313.2 66.4 326.8 63.0 366.0 63.0',
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
    path: `S-28 244 0 244c14 0 28 0 42 2.1 14 2.1 28 7.3 42 .8 14-6.5 28-23.4 42-43.1 14-19.7 28-41.8 42-62.2 14-20.3 28-39.1 42-49.7
      14-10.5 28-9.8 42-7.3 14 2.5 28 9.1 42 15.3 14 6.2 28 10 42 11.4 13.3 1.3 26.7 1.2 40 1.2H376c38 0 36 32.5 68 48.5L600 239 756 161c32-16 30-52 68-52c70 0 82 137.5 138 137.5s42-74 80-100`,
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
