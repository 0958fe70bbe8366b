import styled from 'styled-components';
import { CardText } from '../components/CardText';
import { entriesOf } from '../components/entriesOf';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { Branch } from '../components/Trail';
import { wayOver } from '../components/wayOver';
import { resources } from '../content/home';
import blog from '../drawings/blog.svg';
import blogNarrow from '../drawings/blog-narrow.svg';
import { type Drawing, Picture, type Point } from '../drawings/Picture';
import research from '../drawings/research.svg';
import researchNarrow from '../drawings/research-narrow.svg';
import type { Surface } from '../theme/palettes';
import { theme } from '../theme/theme';

type Scenery = { surface: Surface; image: Drawing; narrow: Drawing };

/** What each panel shows: the rivers of Blog, and the sea of Research with its coast. */
const sceneries: Record<keyof typeof resources.panels, Scenery> = {
  blog: { surface: 'spruce', image: blog, narrow: blogNarrow },
  research: { surface: 'water', image: research, narrow: researchNarrow },
};

/** The crest of a drawing, from the left edge of the content. */
const crestOf = ({ x: left, crest }: Drawing) => crest?.map(([x, y]): Point => [left + x, y]);

export function Resources() {
  const { title, panels } = resources;
  const entries = entriesOf(panels);
  /** In wide windows, one way leads along the river of Blog to the sea, and through the soundings of Research. */
  const crests = entries.map(([key]) => crestOf(sceneries[key].image));
  return (
    <Root id="resources" title={title} surface="spruce">
      <Panels>
        {entries.map(([key, { caption, ...words }], i) => {
          const { surface, image, narrow } = sceneries[key];
          return (
            <Panel key={key} data-surface={surface}>
              <Scene>
                <View image={image} narrow={narrow} />
                <Branch
                  narrow={wayOver('narrow', [crestOf(narrow)])}
                  wide={i === 0 ? wayOver('wide', crests) : undefined}
                />
              </Scene>
              {caption && <Caption aria-hidden>{caption}</Caption>}
              <CardText {...words} withoutHref="text" />
            </Panel>
          );
        })}
      </Panels>
    </Root>
  );
}

/** Dark enough for text. */
const LAND = `color-mix(in srgb, ${theme.color.background}, ${theme.color.middleLand} 12%)`;

const Root = styled(Section)`
  ${theme.media.screen} {
    background: ${LAND};

    & > svg { fill: ${LAND}; }
  }
  ${theme.media.below.md} {
    row-gap: ${theme.space[5]};
    padding-block-end: 0;
  }
  ${theme.media.from.md} { row-gap: 0; }

  /* From the top of the heading to the titles of the panels, there are the rivers, and the soundings. */
  ${theme.media.withDrawings} {
    grid-template-rows: minmax(${theme.units(172)}, auto);
    ${theme.media.from.md} { grid-template-rows: minmax(${theme.units(358)}, auto); }
  }
`;

/*
 * In wide windows:
 *
 *     columns 1 to 5   column 6   columns 7 to 12
 *     Resources         coast     caption, below the soundings
 *     Blog              coast     Research
 *     text, link        coast     text, link
 */
const Panels = styled(List)`
  ${theme.media.screen} {
    display: grid;
    grid-column: full;
    grid-template-columns: minmax(0, 1fr);
  }
  ${theme.media.from.md} {
    grid-area: 1 / content / span 3;
    grid-template: subgrid / ${theme.columns(5)} minmax(0, 1fr);
    column-gap: ${theme.columns(1)};
  }
`;

const Panel = styled.li`
  color: ${theme.color.ink};

  /* The sea below the coast, so that text can be read without the picture. */
  &[data-surface='water']::before {
    content: '';
    position: absolute;
    z-index: -3;
    inset: ${theme.units(150)} 0 0;
    background: ${theme.color.background};

    ${theme.media.from.md} { inset: ${theme.units(380)} 0 0 50%; }
  }
  ${theme.media.below.md} {
    padding: 0 ${theme.contentInset} ${theme.space[6]};

    &[data-surface='water'] {
      position: relative;
      padding-block-end: ${theme.space.band};
    }
  }
  ${theme.media.from.md} {
    display: grid;
    grid-area: 1 / 1 / span 3;
    grid-template-rows: subgrid;

    &[data-surface='water'] { grid-column: 2; } /* the sea is on the right */
    & > h3 {
      grid-row: 2;
      margin-block-start: ${theme.space[6]};
    }
    & > h3 + * { grid-row: 3; }
  }
`;

/* It begins where the content does, at the top of its panel or, where it lies behind the heading, of the section. */
const Scene = styled.div`
  position: absolute;
  inset: 0 ${theme.contentInset};
  pointer-events: none;

  ${theme.media.below.md} {
    :not([data-surface='spruce']:first-child) > & {
      position: relative;
      inset: 0;
    }
  }
`;

const View = styled(Picture)`
  inset-inline-start: ${theme.units(-40)};
  width: ${theme.units(400)};

  ${theme.media.from.md} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${({ image }) => theme.units((image as Drawing).x)};
    width: ${({ image }) => theme.units((image as Drawing).width)};
    aspect-ratio: auto;
    overflow: hidden;
  }
`;

const Caption = styled(Text)`
  font-size: ${theme.fontSize.caption};
  line-height: 1.4;
  margin-block: ${theme.units(-10)} ${theme.space[6]};

  ${theme.media.from.md} {
    align-self: end;
    margin-block-end: ${theme.units(20)};
  }
`;
