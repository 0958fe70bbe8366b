import styled from 'styled-components';
import { Cards, columnsOf } from '../components/Cards';
import { Section } from '../components/Section';
import { Branch, leaveMargin, type Point, type Way } from '../components/Trail';
import { industries } from '../content/home';
import companies from '../drawings/companies.svg';
import { type Drawing, Picture } from '../drawings/Picture';
import researchers from '../drawings/researchers.svg';
import startups from '../drawings/startups.svg';
import { frame, grid } from '../theme/frame';
import { theme } from '../theme/theme';

/** The map of each audience. */
const maps: Record<keyof typeof industries.cards, Drawing> = { startups, researchers, companies };

/** The summit that the trail leads to, from the left and the lower edge of the map. */
const summitOf = ({
  width,
  height,
  crest: [x = width / 2, y = height / 2] = [],
}: Drawing): Point => [x, y - height];

/** How far all summits are from the left edge of their column, and how wide that is. */
const SUMMIT = 130;
const COLUMN = 376;

/** How large a unit of the maps is in narrow windows. */
const NARROW = 0.72;

const keys = Object.keys(industries.cards) as (keyof typeof maps)[];

const pitch = (frame.wide.content + grid.gutter) / keys.length;
const scale = (pitch - grid.gutter) / COLUMN;
/** One way leads over all maps where they are in a row; in narrow windows, each has its own. */
const across = leadTo(
  'wide',
  keys.map((key, i) => [i * pitch + SUMMIT * scale, summitOf(maps[key])[1] * scale]),
);

/** The way to some places, level in each of them. */
function leadTo(name: keyof typeof frame, places: Point[]): Way {
  const [first, ...others] = places as [Point, ...Point[]];
  const curves = others.map(([nextX, nextY], i) => {
    const [lastX, lastY] = places[i] as Point;
    const half = (nextX - lastX) / 2;
    return `c${half} 0 ${half} ${nextY - lastY} ${2 * half} ${nextY - lastY}`;
  });
  return { path: leaveMargin(name, first) + curves.join(''), goals: places };
}

export function Industries() {
  const { middle, large } = columnsOf(keys.length);
  const windows = middle === keys.length ? 'wide' : 'large';
  return (
    <Root id="industries" title={industries.title} surface="ember">
      <Cards
        cards={industries.cards}
        picture={(key, index) => (
          <>
            <AudienceMap image={maps[key]} />
            <Branch
              isFromEnd
              narrow={leadTo('narrow', [[SUMMIT * NARROW, summitOf(maps[key])[1] * NARROW]])}
              {...(index === 0 && large === keys.length && { [windows]: across })}
            />
          </>
        )}
      />
    </Root>
  );
}

/* In wide windows, a high map may rise beside the heading. */
const Root = styled(Section)`
  ${theme.media.withDrawings} {
    li > :first-child { margin-block-end: ${theme.space[5]}; }
    ${theme.media.from.md} {
      & > ul { margin-block-start: ${theme.units(-36)}; }
      li > :first-child { margin-block-end: ${theme.units(60)}; }
    }
  }
`;

/* A large one reaches over the edge of the window, but not over the next map. */
const AudienceMap = styled(Picture)`
  --unit: ${theme.units(NARROW)};
  inset-inline-start: calc(${({ image }) => SUMMIT - summitOf(image as Drawing)[0]} * var(--unit));
  width: calc(${({ image }) => (image as Drawing).width} * var(--unit));

  ${theme.media.from.md} {
    --unit: calc(100% / ${COLUMN});

    li:not(:last-child) & { mask-image: linear-gradient(to right, #000 ${theme.units(400)}, transparent ${theme.units(475)}); }
  }
`;
