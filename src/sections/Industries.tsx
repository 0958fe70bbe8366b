import styled from 'styled-components';
import { Cards, type Column } from '../components/Cards';
import { Section } from '../components/Section';
import { industries } from '../content/home';
import companies from '../drawings/companies.svg';
import { type Drawing, Picture, type Point } from '../drawings/Picture';
import researchers from '../drawings/researchers.svg';
import startups from '../drawings/startups.svg';
import { theme } from '../theme/theme';

/** The map of each audience. */
const maps: Record<keyof typeof industries.cards, Drawing> = { startups, researchers, companies };

/** How far all summits are from the left edge of their column, and how wide that is. */
const SUMMIT = 130;
const COLUMN = 376;

/** How large a unit of the maps is in narrow windows. */
const NARROW = 0.72;

/** The summit of a map, or else the middle of it. */
const summitOf = ({ width, height, crest: [summit] = [] }: Drawing): Point =>
  summit ?? [width / 2, height / 2];

function crestOf(key: keyof typeof maps, { windows, width }: Column): Point[] {
  const scale = windows === 'narrow' ? NARROW : width / COLUMN;
  const [, y] = summitOf(maps[key]);
  return [[scale * SUMMIT, scale * (y - maps[key].height)]];
}

export function Industries() {
  return (
    <Root id="industries" title={industries.title} surface="ember">
      <Cards
        cards={industries.cards}
        picture={(key) => <AudienceMap image={maps[key]} />}
        crestOf={crestOf}
        goals="each"
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

/** So many units of a map, as a share of its width. */
const share =
  (count: number) =>
  ({ image }: { image: Drawing | string }) =>
    `${(100 * count) / (image as Drawing).width}%`;

/* A large one reaches over the edge of the window, but not over the next map. */
const AudienceMap = styled(Picture)`
  --unit: ${theme.units(NARROW)};
  inset-inline-start: calc(${({ image }) => SUMMIT - summitOf(image as Drawing)[0]} * var(--unit));
  width: calc(${({ image }) => (image as Drawing).width} * var(--unit));

  ${theme.media.from.md} {
    --unit: calc(100% / ${COLUMN});

    li:not(:last-child) & { mask-image: linear-gradient(to right, #000 ${share(400)}, transparent ${share(475)}); }
  }
`;
