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
      <Panels>
        {resources.panels.map(({ label, picture, caption, ...words }) => (
          <Panel key={words.title}>
            <figure>
              <DrawingImage {...picture} />
              <Caption>{caption}</Caption>
            </figure>
            <CardText {...words} />
            <Label>{label}</Label>
          </Panel>
        ))}
      </Panels>
    </Section>
  );
}

/* In wide windows, the drawing of the first panel is above both. */
const Panels = styled(List)`
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]} 3%;

  picture { height: ${theme.trail.height('min(60vw, 20rem)')}; }

  ${theme.media.from.md} {
    --height: ${theme.trail.height('min(36vw, 28rem)')};

    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block-start: var(--height);

    picture {
      position: absolute;
      inset: 0 0 auto;
      height: var(--height);
    }
    li + li picture { display: none; }
  }
  ${theme.media.print} {
    picture { display: none; }
  }
`;

/* Figure, title, text and label are in four rows that a panel shares with the one beside it. */
const Panel = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template: subgrid / minmax(0, 1fr);

  ${theme.media.below.md} {
    & + & { margin-block-start: ${theme.space[6]}; }
  }
`;

/* The caption, with the sign of the line that it explains, as in the legend of a map. */
const Caption = styled.figcaption`
  display: flex;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.font.caption};
  line-height: 1.4;

  &::before {
    content: '';
    flex: none;
    width: 1.5rem;
    height: ${theme.trail.width};
    margin-block-start: 0.6em;
    background: ${theme.color.accent};
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
