import styled from 'styled-components';
import { Caption } from '../components/Caption';
import { CardText } from '../components/CardText';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { resources } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { bandEdges } from '../theme/bandEdges';
import { theme } from '../theme/theme';

const { blog, research } = resources.panels;

/** In wide windows, one drawing is behind the whole section. It begins as plain land, and goes on below. */
export function Resources() {
  return (
    <Root id="resources" title={resources.title} surface="spruce">
      <Panels>
        <Panel>
          <Rivers narrow={drawings.blogNarrow} wide={drawings.resources} />
          <CardText title={blog.title} text={blog.text} />
          <Label>{blog.label}</Label>
        </Panel>
        <Panel data-surface="water">
          <Soundings narrow={drawings.researchNarrow} />
          <Legend>{research.caption}</Legend>
          <CardText title={research.title} text={research.text} />
          <Label>{research.label}</Label>
        </Panel>
      </Panels>
    </Root>
  );
}

const Root = styled(Section)`
  filter: opacity(1); /* cuts land and sea as one: each for itself, some of the land would show along the sea */
  ${bandEdges({ lower: [0.25, 1, 0.1, 0.8, 0.2, 0.9] })}

  ${theme.media.screen} {
    row-gap: 0;
    padding-block-end: 0;
  }
  ${theme.media.from.md} {
    grid-template-rows: ${theme.units(460)};
    padding-block: ${theme.units(100)} ${theme.units(76)};
  }
  ${theme.media.plain} {
    grid-template-rows: auto;
    row-gap: ${theme.space[5]};
  }
`;

const Panels = styled(List)`
  ${theme.media.screen} {
    display: grid;
    grid-column: full;
    grid-template-columns: minmax(0, 1fr);
  }
  ${theme.media.from.md} {
    grid-template-columns: ${theme.units(500)} ${theme.units(550)};
    gap: ${theme.units(150)};
    padding-inline: ${theme.layout.contentInset};
  }
`;

const Panel = styled.li`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    row-gap: ${theme.space[2]};
    color: ${theme.color.ink};

    &[data-surface] { background: ${theme.color.background}; }
  }
  ${theme.media.below.md} {
    padding: 0 ${theme.layout.contentInset};

    &:last-child { padding-block-end: ${theme.space.band}; }
  }
`;

const Rivers = styled(DrawingImage)`
  ${theme.media.from.md} {
    position: absolute;
    inset-block-start: 0;
    z-index: ${theme.layer.land};
  }
`;

/* Its upper part is land. It begins a pixel higher, so that no water shows above. */
const Soundings = styled(DrawingImage)`
  margin-block-start: -1px;
`;

const Legend = styled(Caption)`
  background: ${theme.color.background}; /* readable without the drawing */
  font-size: ${theme.fontSize.caption};
  line-height: 1.4;
  text-wrap: balance;

  ${theme.media.below.md} { margin-block-end: ${theme.space[3]}; }
  ${theme.media.from.md} {
    position: absolute;
    inset-block-start: ${theme.units(426)};
    max-width: ${theme.units(340)};
    margin-inline-start: ${theme.units(190)};
  }
`;

/* Looks like a placeholder link, but is text. */
const Label = styled(Text)`
  font-weight: ${theme.weight.strong};
  line-height: ${theme.layout.touchTarget};
  text-decoration: underline dotted;
  text-decoration-thickness: ${theme.border.thin};
  text-underline-offset: 0.35em;
`;
