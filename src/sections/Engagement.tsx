import styled from 'styled-components';
import { Cards, type Column, columnsOf } from '../components/Cards';
import { Section } from '../components/Section';
import { engagement } from '../content/home';
import land from '../drawings/land.svg';
import { type Drawing, Picture, type Point } from '../drawings/Picture';
import projects from '../drawings/projects.svg';
import retainer from '../drawings/retainer.svg';
import shortTerm from '../drawings/short-term.svg';
import workshops from '../drawings/workshops.svg';
import { theme } from '../theme/theme';

/** The formation of each card. They stand on the same land: at both edges, their strata are as high as those of the land. */
const formations: Record<keyof typeof engagement.cards, Drawing> = {
  shortTerm,
  retainer,
  workshops,
  projects,
};

const keys = Object.keys(engagement.cards) as (keyof typeof formations)[];

const columns = columnsOf(keys.length);

/** How wide and how high a unit of the formations is, in units of the frame: on phones and in two columns, they are broad and low. */
const scales = {
  narrow: [1.02, 0.56],
  middle: [columns.middle < 3 ? 1.75 : 1.25, 1.05],
  large: [1, 1],
} as const;

/** How high the highest formation is, for which there is room in the first row. */
const HIGHEST = Math.max(...keys.map((key) => formations[key].height));

/** The crest of a formation: of the last one, up to its summit or, if several are as high, to that in the middle. */
function crestOf(key: keyof typeof formations, { windows, width, isLast }: Column) {
  const { crest, ...box } = formations[key];
  const [scaleX, scaleY] = scales[windows];
  const ends = crest?.map(([, y], i) => (i % 3 === 0 ? y : Infinity)) ?? [];
  const summits = [...ends.keys()].filter((i) => ends[i] === Math.min(...ends));
  const summit = summits[Math.floor(summits.length / 2)] ?? 0;
  const points = isLast ? crest?.slice(0, summit + 1) : crest;
  return points?.map(
    ([x, y]): Point => [width / 2 + scaleX * (x - box.width / 2), scaleY * (y - box.height)],
  );
}

/** Cards on a ground, with a formation each. */
export function Engagement() {
  return (
    <Root id="engagement" title={engagement.title}>
      <Ground data-surface="spruce">
        <Cards
          cards={engagement.cards}
          picture={(key) => (
            <Scene>
              <Land image={land} />
              <Scaled image={formations[key]} />
            </Scene>
          )}
          crestOf={crestOf}
        />
      </Ground>
    </Root>
  );
}

const Root = styled(Section)`
  ${theme.media.screen} { padding-block-end: 0; }
  ${theme.media.withDrawings} { row-gap: ${theme.space[6]}; }
`;

/** Declares how large a unit of the formations is. */
const declareScale = ([x, y]: readonly [number, number]) =>
  `--x: ${theme.units(x)}; --y: ${theme.units(y)};`;

const across = (count: number) => `calc(${count} * var(--x))`;
const up = (count: number) => `calc(${count} * var(--y))`;

const Ground = styled.div`
  color: ${theme.color.ink};

  ${theme.media.screen} {
    grid-column: full;
    padding: 0 ${theme.contentInset} ${theme.space.band};
  }

  /* Above the ground of the first row, there is the sky of the section. */
  ${theme.media.withDrawings} {
    ${declareScale(scales.narrow)}
    position: relative;

    &::before {
      content: '';
      position: absolute;
      z-index: -4;
      inset: ${up(HIGHEST - 12)} 0 0;
      background: ${theme.color.background};
    }
    ${theme.media.from.md} { ${declareScale(scales.middle)} }
    ${theme.media.from.lg} { ${declareScale(scales.large)} }
  }
`;

const Scene = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: end center;

  li:first-child > * > & { min-height: ${up(HIGHEST)}; }
`;

/** As wide and as high as the scales say. */
const Scaled = styled(Picture)`
  width: ${({ image }) => across((image as Drawing).width)};
  height: ${({ image }) => up((image as Drawing).height)};
  aspect-ratio: auto;

  img { height: 100%; }
`;

/* One behind each row, and beyond both edges of the window. */
const Land = styled(Scaled)`
  position: absolute;
  z-index: -3;
  inset-block-end: 0;
  inset-inline-start: calc(0.5 * ${theme.trail.content} - ${across(land.width / 2)});

  ${theme.media.from.md} {
    ${theme.media.below.lg} { li:not(:nth-child(${columns.middle}n + 1)) & { visibility: hidden; } }
  }
  ${theme.media.from.lg} { li:not(:nth-child(${columns.large}n + 1)) & { visibility: hidden; } }
`;
