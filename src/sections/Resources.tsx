import styled from 'styled-components';
import { CardText } from '../components/CardText';
import { entriesOf } from '../components/entriesOf';
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

/** What each panel is on, and its drawing for narrow windows. */
const panels: Record<keyof typeof resources.panels, { on: Surface; drawing: Drawing }> = {
  blog: { on: 'spruce', drawing: blog },
  research: { on: 'water', drawing: research },
};

/** Where text may begin in the landscape, in units from its upper edge: below that, there is nothing but land and sea. */
const CLEAR = 350;

/** Land and sea: in wide windows, in one landscape; in narrow ones, each panel has its own drawing. */
export function Resources() {
  return (
    <Root id="resources" title={resources.title} surface="spruce">
      <Panels>
        {entriesOf(resources.panels).map(([key, { caption, ...words }]) => (
          <Panel key={key} data-surface={panels[key].on}>
            <DrawingImage narrow={panels[key].drawing} />
            {caption && <Caption aria-hidden>{caption}</Caption>}
            <CardText {...words} withoutHref="text" />
          </Panel>
        ))}
      </Panels>
      <DrawingImage wide={landscape} edge="start" />
    </Root>
  );
}

/* It begins without hills, because the land of the section above goes on. */
const Root = styled(Section)`
  ${theme.media.screen} {
    margin-block-start: 0;
    clip-path: none;
    row-gap: ${theme.space[5]};
    padding-block-end: 0;
  }
  ${theme.media.from.md} {
    row-gap: 0;
    padding-block-end: ${theme.space.band};
  }
  ${theme.media.withDrawings} {
    ${theme.media.from.md} { padding-block-start: ${theme.units(CLEAR)}; }
  }
`;

/*
 * In wide windows, below CLEAR:
 *
 *     columns 1 to 5   column 6   columns 7 to 12
 *     Resources         coast     caption
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

  ${theme.media.below.md} {
    isolation: isolate; /* its drawing is in front of its background */
    padding: 0 ${theme.contentInset} ${theme.space[6]};
    background: ${theme.color.background};

    &:last-child { padding-block-end: ${theme.space.band}; }
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

    /* Behind the landscape, so that text can be read without it: the sea, from the coast to the edge. */
    &[data-surface='water']::before {
      content: '';
      position: absolute;
      z-index: -2;
      inset: ${theme.units(CLEAR)} 0 0 46.5%;
      background: ${theme.color.background};
    }
  }
  ${theme.media.withoutDrawings} { background: none; }
`;

const Caption = styled(Text)`
  font-size: ${theme.fontSize.caption};
  line-height: 1.4;

  ${theme.media.below.md} { margin-block-end: ${theme.space[6]}; }
`;
