import styled from 'styled-components';
import { CardText } from '../components/CardText';
import { DrawingImage } from '../components/DrawingImage';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { resources } from '../content/home';
import { theme } from '../theme/theme';

export function Resources() {
  return (
    <Section id="resources" title={resources.title}>
      <Cards>
        {resources.panels.map(({ label, picture, caption, ...words }, i) => (
          <Panel key={words.title} data-surface="raised">
            <figure>
              <DrawingImage {...picture} trail={i === 0 ? 'branch' : undefined} />
              <Caption>{caption}</Caption>
            </figure>
            <Body>
              <CardText {...words} />
              <Label>{label}</Label>
            </Body>
          </Panel>
        ))}
      </Cards>
    </Section>
  );
}

const Cards = styled(List)`
  --height: 12.25rem;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.layout.gutter};

  ${theme.media.from.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${theme.media.from.lg} { --height: 17.25rem; }
  ${theme.media.from.xl} { --height: 22.25rem; }
`;

const Panel = styled.li`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  /* Not a border: the picture covers it, so that the trail can enter. */
  box-shadow: inset 0 0 0 ${theme.border.thin} ${theme.color.line};
  background: ${theme.color.background};
  color: ${theme.color.ink};

  picture { height: var(--height); }

  ${theme.media.print} { grid-template: auto / min(12rem, 40%) minmax(0, 1fr); }
  ${theme.media.forcedColors} { border: ${theme.border.thin} solid; }
`;

const Caption = styled.figcaption`
  padding: ${theme.space[2]} ${theme.space.panel} 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.caption};
  line-height: 1.4;
`;

const Body = styled.div`
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space.panel};
`;

/* Looks like a placeholder link, but is text. */
const Label = styled(Text)`
  align-self: end;
  font-weight: ${theme.weight.strong};
  line-height: ${theme.layout.touchTarget};
  text-decoration: underline dotted;
  text-decoration-thickness: ${theme.border.thin};
  text-underline-offset: 0.35em;
`;
