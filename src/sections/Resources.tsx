import styled from 'styled-components';
import { CardText } from '../components/CardText';
import { entriesOf } from '../components/entriesOf';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { Branch, type Way } from '../components/Trail';
import { resources } from '../content/home';
import blog from '../drawings/blog.svg';
import blogNarrow from '../drawings/blog-narrow.svg';
import { type Drawing, Picture } from '../drawings/Picture';
import research from '../drawings/research.svg';
import researchNarrow from '../drawings/research-narrow.svg';
import type { Surface } from '../theme/palettes';
import { theme } from '../theme/theme';

type Scenery = {
  surface: Surface;
  image: Drawing;
  /** Where it begins in wide windows, from the left edge of the content, and where the text is. */
  left: number;
  column: 1 | 2;
  narrow: Drawing;
  way: Way;
};

/** What each panel shows: the rivers of Blog, and the sea of Research with its coast. */
const sceneries: Record<keyof typeof resources.panels, Scenery> = {
  blog: {
    surface: 'spruce',
    image: blog,
    left: -720,
    column: 1,
    narrow: blogNarrow,
    way: {
      from: 40,
      path: `S5 137.6 50 143c24.7 3 49.3 4.5 74 4 20.7-.4 41.3-8.1 62-11 18-2.5 36-5.1 54-4 20
        1.2 40 9 60 11 24 2.4 48-.1 72-3`,
    },
  },
  research: {
    surface: 'water',
    image: research,
    left: 460,
    column: 2,
    narrow: researchNarrow,
    way: {
      from: 88,
      path: `S-6 170.6 34 172.2c8.7.3 17.3 1.4 26 .9 13.3-.8 26.7 1 40-.9 16.7-2.4 33.3-6.7
        50-13.1 16.7-6.4 33.3-12.1 50-17.1 16.7-5 33.3-8 50-10.5 15-2.2 30-5.4 45-7.1 10-1.2 20-5.4 30-5.4`,
      goals: [[325, 119]],
    },
  },
};

/** In wide windows, along the river of Blog to the sea, and through the soundings of Research. */
const across = {
  over: 'blog research',
  wide: {
    from: 64,
    path: `S-25 217 14 246c32.7 24.3 65.3 37.2 98 48 40 13.2 80 28 120 28 32.7 0 65.3-12.2 98-20 30-7.2 60-13.5 90-12
      28.3 1.4 56.7 19.3 85 32 21.7 9.8 43.3 17.8 65 23 23.3 5.6 46.7 5.8 70 5.8 25 0 50 2.6 75-3.7 28.3-7.1
      56.7-19.2 85-35.2 26.7-15.1 53.3-32.4 80-46.5 23.3-12.4 46.7-22.7 70-27.8 26.7-5.9 53.3-4 80-1.3 20 2 40 1.9
      60 1.6 18.7-.3 37.3-6.9 56-6.9`,
    goals: [[1146, 231]],
  } satisfies Way,
};

/** From the top of the heading to the titles of the panels, in units: there are the rivers, and the soundings. */
const HEIGHT = { narrow: 172, wide: 358 };

export function Resources() {
  const { title, panels } = resources;
  const wide = Object.keys(panels).join(' ') === across.over ? across.wide : undefined;
  return (
    <Root id="resources" title={title} surface="spruce">
      <Panels>
        {entriesOf(panels).map(([key, { caption, ...words }], i) => {
          const { surface, image, left, column, narrow, way } = sceneries[key];
          return (
            <Panel key={key} data-surface={surface} $column={column}>
              <Scene>
                <View image={image} narrow={narrow} $left={left} />
                <Branch narrow={way} {...(i === 0 && { wide })} />
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
    row-gap: ${theme.space[5]};
    padding-block-end: 0;
    background: ${LAND};

    & > svg { fill: ${LAND}; }
  }
  ${theme.media.from.md} {
    row-gap: 0;
    padding-block-end: ${theme.space.band};
  }
  ${theme.media.withDrawings} {
    grid-template-rows: minmax(${theme.units(HEIGHT.narrow)}, auto);
    ${theme.media.from.md} { grid-template-rows: minmax(${theme.units(HEIGHT.wide)}, auto); }
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

const Panel = styled.li<{ $column: number }>`
  color: ${theme.color.ink};

  ${theme.media.below.md} {
    padding: 0 ${theme.contentInset} ${theme.space[6]};

    &[data-surface='water'] {
      position: relative;
      padding-block-end: ${theme.space.band};

      /* The sea below the coast, so that text can be read without the picture. */
      &::before {
        content: '';
        position: absolute;
        z-index: -3;
        inset: ${theme.units(150)} 0 0;
        background: ${theme.color.background};
      }
    }
  }
  ${theme.media.from.md} {
    display: grid;
    grid-area: 1 / ${({ $column }) => $column} / span 3;
    grid-template-rows: subgrid;

    & > h3 {
      grid-row: 2;
      margin-block-start: ${theme.space[6]};
    }
    & > h3 + * { grid-row: 3; }

    /* Below the coast. */
    &[data-surface='water']::before {
      content: '';
      position: absolute;
      z-index: -3;
      inset: ${theme.units(420)} 0 0 50%;
      background: ${theme.color.background};
    }
  }
  ${theme.media.withoutDrawings} { background: none; }
`;

/* It begins where the content does, at the top of its panel or, where it lies behind the heading, of the section. */
const Scene = styled.div`
  pointer-events: none;

  ${theme.media.below.md} {
    position: relative;

    [data-surface='spruce']:first-child > & {
      position: absolute;
      inset: 0 ${theme.contentInset};
    }
  }
  ${theme.media.from.md} {
    position: absolute;
    inset: 0 ${theme.contentInset};
  }
`;

const View = styled(Picture)<{ $left: number }>`
  inset-inline-start: ${theme.units(-40)};
  width: ${theme.units(400)};

  ${theme.media.from.md} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${({ $left }) => theme.units($left)};
    width: ${({ image }) => theme.units((image as Drawing).width)};
    aspect-ratio: auto;
    overflow: hidden;
  }
`;

const Caption = styled(Text)`
  font-size: ${theme.fontSize.caption};
  line-height: 1.4;
  text-wrap: balance;

  ${theme.media.below.md} { margin-block-end: ${theme.space[5]}; }
  ${theme.media.from.md} { align-self: end; }
`;
