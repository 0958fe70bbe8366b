import styled from 'styled-components';
import { Cards, columnsOf } from '../components/Cards';
import { Section } from '../components/Section';
import { Branch, type Way } from '../components/Trail';
import { engagement } from '../content/home';
import land from '../drawings/land.svg';
import { type Drawing, Picture } from '../drawings/Picture';
import projects from '../drawings/projects.svg';
import retainer from '../drawings/retainer.svg';
import shortTerm from '../drawings/short-term.svg';
import workshops from '../drawings/workshops.svg';
import { frame, grid } from '../theme/frame';
import { theme } from '../theme/theme';

type Formation = {
  image: Drawing;
  /** How wide the level ground is at both of its edges. */
  level: number;
  /** Its outline, from there up to the summit, and down to the level ground on the other side. */
  up: string;
  down: string;
  /** How high the summit is above the lower edge. */
  summit: number;
};

/** The formation of each card. They stand on the same land: at both edges, their strata are as high as those of the land. */
const formations: Record<keyof typeof engagement.cards, Formation> = {
  shortTerm: {
    image: shortTerm,
    level: 36,
    up: 'c81.6 0 89.4-62.6 103.5-207.6 2.4-23.9 9.7-110.4 15.5-110.4',
    down: 'c5.8 0 13.1 86.6 15.5 110.4 14.1 145.1 21.9 207.6 103.5 207.6',
    summit: 411,
  },
  retainer: {
    image: retainer,
    level: 50,
    up: 'c23.8 0 24.5-129 35-129 10.5 0 11.2 129 35 129 23.8 0 24.5-129 35-129',
    down: 'c10.5 0 11.2 129 35 129 23.8 0 24.5-129 35-129 10.5 0 11.2 129 35 129',
    summit: 222,
  },
  workshops: {
    image: workshops,
    level: 106,
    up: 'c23.5 0 32.3-258 49-258',
    down: 'c16.7 0 25.5 258 49 258',
    summit: 351,
  },
  projects: {
    image: projects,
    level: 60,
    up: 'c25.2 0 16.8-159 42-159l53 0',
    down: 'l53 0c25.2 0 16.8 159 42 159',
    summit: 252,
  },
};

/** How wide a formation is, and how high the level ground is that the trail runs on. */
const WIDTH = 310;
const GROUND = 93;

/** How wide and how high a unit of the formations is, in units of the frame: one alone is broad and low. */
const scales = { narrow: [1.02, 0.56], middle: [1.75, 1.05], large: [1, 1] } as const;

const keys = Object.keys(engagement.cards) as (keyof typeof formations)[];

const columns = { narrow: 1, ...columnsOf(keys.length) };

/** The height of the sky above the ground of the first row. */
const SKY = Math.max(...keys.map((key) => formations[key].image.height)) - 12;

/** The way over the formations of a row, which begins with this card: it ends on the last summit, or leaves the window. */
function wayOver(first: number, windows: keyof typeof scales): Way {
  const [wide, high] = scales[windows];
  const { content, trail } = frame[windows === 'narrow' ? 'narrow' : 'wide'];
  const pitch = (content + grid.gutter) / columns[windows];
  const left = (pitch - grid.gutter - WIDTH * wide) / 2;
  const enlarge = (path: string) =>
    path.replace(
      /(-?[\d.]+) ?(-?[\d.]+)/g,
      (_, x, y) => `${(x * wide).toFixed(1)} ${(y * high).toFixed(1)}`,
    );
  const row = keys.slice(first, first + columns[windows]);
  const isLast = first + row.length === keys.length;
  const y = -GROUND * high;
  const path = row.map((key, i) => {
    const { level, up, down } = formations[key];
    const end = isLast && i === row.length - 1 ? '' : down;
    return `H${left + i * pitch + level * wide}${enlarge(up + end)}`;
  });
  const goal = left + (row.length - 1) * pitch + (WIDTH * wide) / 2;
  return {
    from: y + 3 * trail,
    path: `${0.8 * trail} ${y} ${-0.4 * trail} ${y}${path.join('')}${isLast ? '' : 'H9999'}`,
    goals: isLast
      ? [[goal, -(formations[row.at(-1) as keyof typeof formations]?.summit ?? 0) * high]]
      : [],
  };
}

/** Cards on a ground, with a formation each. */
export function Engagement() {
  return (
    <Root id="engagement" title={engagement.title}>
      <Ground data-surface="spruce">
        <Cards
          cards={engagement.cards}
          picture={(key, i) => {
            const begins = (windows: keyof typeof scales) => i % columns[windows] === 0;
            const wayIn = (windows: keyof typeof scales) =>
              begins(windows) ? wayOver(i, windows) : undefined;
            return (
              <Scene $isFirst={i === 0}>
                <Land image={land} $isInMiddle={begins('middle')} $isInLarge={begins('large')} />
                <Standing image={formations[key].image} />
                <Branch
                  isFromEnd
                  narrow={wayIn('narrow')}
                  middle={wayIn('middle')}
                  large={wayIn('large')}
                />
              </Scene>
            );
          }}
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
const declareScale = ([wide, high]: readonly [number, number]) =>
  `--wide: ${theme.units(wide)}; --high: ${theme.units(high)};`;

const wide = (count: number) => `calc(${count} * var(--wide))`;
const high = (count: number) => `calc(${count} * var(--high))`;

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
      inset: ${high(SKY)} 0 0;
      background: ${theme.color.background};
    }
    ${theme.media.from.md} { ${declareScale(scales.middle)} }
    ${theme.media.from.lg} { ${declareScale(scales.large)} }
  }
`;

const Scene = styled.div<{ $isFirst: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  min-height: ${({ $isFirst }) => ($isFirst ? high(SKY + 12) : 0)};
`;

/** As wide and as high as the scales say. */
const Stretched = styled(Picture)`
  width: ${({ image }) => wide((image as Drawing).width)};
  height: ${({ image }) => high((image as Drawing).height)};
  aspect-ratio: auto;

  img { height: 100%; }
`;

/* In the middle of its column. */
const Standing = styled(Stretched)`
  justify-self: center;
`;

/* Behind all of a row, and beyond both edges of the window. */
const Land = styled(Stretched)<{ $isInMiddle: boolean; $isInLarge: boolean }>`
  position: absolute;
  z-index: -3;
  inset-block-end: 0;
  inset-inline-start: calc(${theme.units(frame.narrow.content / 2)} - ${wide(land.width / 2)});

  ${theme.media.from.md} {
    inset-inline-start: calc(${theme.units(frame.wide.content / 2)} - ${wide(land.width / 2)});
    visibility: ${({ $isInMiddle }) => ($isInMiddle ? 'visible' : 'hidden')};
  }
  ${theme.media.from.lg} { visibility: ${({ $isInLarge }) => ($isInLarge ? 'visible' : 'hidden')}; }
`;
