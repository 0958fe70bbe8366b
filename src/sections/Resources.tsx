import styled from 'styled-components';
import { Caption } from '../components/Caption';
import { CardText } from '../components/CardText';
import { Link } from '../components/Link';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { entriesOf } from '../content/entriesOf';
import { resources } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { Landscape } from '../drawings/Landscape';
import type { Surface } from '../theme/palettes';
import { theme } from '../theme/theme';

/** What each panel is on. */
const surfaces: Record<keyof typeof resources.panels, Surface> = {
  blog: 'spruce',
  research: 'water',
};

/** Land and sea: in wide windows, in one landscape; in narrow ones, each panel has its own drawing. */
export function Resources() {
  return (
    <Root id="resources" title={resources.title} surface="spruce">
      <Panels>
        {entriesOf(resources.panels).map(([key, { title, text, caption, label, href }]) => (
          <Panel key={key} data-surface={surfaces[key]}>
            <DrawingImage {...drawings.panels[key]} />
            {caption && <Legend>{caption}</Legend>}
            <CardText title={title} text={text}>
              {href === undefined ? (
                <Label>{label}</Label>
              ) : (
                <Link label={label} href={href} place="text" />
              )}
            </CardText>
          </Panel>
        ))}
      </Panels>
      <Landscape {...drawings.resources} edge="start" />
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
  ${theme.media.drawn} {
    ${theme.media.from.md} { padding-block-start: ${theme.units(drawings.resources.wide.clear)}; }
  }
`;

/*
 * In wide windows, the first row is the title of the section and the caption; then come the panels' titles, and their
 * texts. The coast is in the column between both.
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
  isolation: isolate; /* its drawing is in front of its background */
  color: ${theme.color.ink};

  ${theme.media.below.md} {
    padding: 0 ${theme.layout.contentInset} ${theme.space[6]};
    background: ${theme.color.background};

    &:last-child { padding-block-end: ${theme.space.band}; }
  }
  ${theme.media.from.md} {
    display: grid;
    grid-row: 1 / span 3;
    grid-template-rows: subgrid;

    & > h3 {
      grid-row: 2;
      margin-block-start: ${theme.space[5]};
    }
    & > h3 + * { grid-row: 3; }
  }
  ${theme.media.plain} { background: none; }
`;

const Legend = styled(Caption)`
  font-size: ${theme.fontSize.caption};
  line-height: 1.4;

  ${theme.media.below.md} { margin-block-end: ${theme.space[3]}; }
`;

/* Looks like a placeholder link, but is text. */
const Label = styled(Text)`
  font-weight: ${theme.weight.strong};
  line-height: ${theme.layout.touchTarget};
  text-decoration: underline dotted;
  text-decoration-thickness: ${theme.border.thin};
  text-underline-offset: 0.35em;
`;
