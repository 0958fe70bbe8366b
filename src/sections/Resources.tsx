import styled from 'styled-components';
import { CardText } from '../components/CardText';
import { entriesOf } from '../components/entriesOf';
import { outline } from '../components/hills';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { resources } from '../content/home';
import blog from '../drawings/blog-narrow.svg';
import { type Drawing, DrawingImage } from '../drawings/DrawingImage';
import research from '../drawings/research-narrow.svg';
import landscape from '../drawings/resources.svg';
import type { Surface } from '../theme/palettes';
import { theme } from '../theme/theme';

/** The surface of each panel, and its own drawing for narrow windows. */
const panels: Record<keyof typeof resources.panels, { surface: Surface; drawing?: Drawing }> = {
  blog: { surface: 'spruce' },
  research: { surface: 'water', drawing: research },
};

/** From the top of the heading to the titles of the panels, in units: there are the rivers, and the soundings. */
const HEIGHT = { narrow: 172, wide: 358 };

/** The rivers of Blog are behind the heading; in wide windows, the sea of Research lies beside them. */
export function Resources() {
  return (
    <Root id="resources" title={resources.title} surface="spruce">
      <Panels>
        {entriesOf(resources.panels).map(([key, { caption, ...words }]) => (
          <Panel key={key} data-surface={panels[key].surface}>
            <DrawingImage narrow={panels[key].drawing} />
            {caption && <Caption aria-hidden>{caption}</Caption>}
            <CardText {...words} withoutHref="text" />
          </Panel>
        ))}
      </Panels>
      <DrawingImage narrow={blog} wide={landscape} edge="start" />
    </Root>
  );
}

/* Its land is lighter than that of the section above, as in the drawings, but dark enough for text. */
const Root = styled(Section)`
  ${theme.media.screen} {
    row-gap: ${theme.space[5]};
    margin-block-start: calc(-1px - ${theme.layout.hills}); /* without paper between both lands */
    padding-block-end: 0;
    background: color-mix(in srgb, ${theme.color.background}, ${theme.color.middleLand} 12%);
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

const Panel = styled.li`
  color: ${theme.color.ink};

  /* The shore of the next section: a line along its hills. */
  ${theme.media.withDrawings} {
    &[data-surface='water']::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: calc(${theme.layout.hills} + ${theme.border.thick});
      background: ${theme.color.middleLand};
      clip-path: ${outline('contact')}; /* the id of that section */
    }
  }

  ${theme.media.below.md} {
    padding: 0 ${theme.contentInset} ${theme.space[6]};

    &[data-surface='water'] {
      isolation: isolate; /* its drawing is in front of its background */
      padding-block-end: ${theme.space.band};
      background: ${theme.color.background};
    }
    & > picture { margin-block-start: -1px; } /* without water above its land */
  }
  ${theme.media.from.md} {
    display: grid;
    grid-row: 1 / span 3;
    grid-template-rows: subgrid;

    & > h3 {
      grid-row: 2;
      margin-block-start: ${theme.space[6]};
    }
    & > h3 + * { grid-row: 3; }

    /* Behind the landscape, so that text can be read without it: the sea, in the right half of the window. */
    &[data-surface='water']::before {
      content: '';
      position: absolute;
      z-index: -2;
      inset: 0 0 0 50%;
      background: ${theme.color.background};
    }
  }
  ${theme.media.withoutDrawings} { background: none; }
`;

const Caption = styled(Text)`
  font-size: ${theme.fontSize.caption};
  line-height: 1.4;
  text-wrap: balance;

  ${theme.media.below.md} { margin-block-end: ${theme.space[5]}; }
  ${theme.media.from.md} { align-self: end; }
`;
