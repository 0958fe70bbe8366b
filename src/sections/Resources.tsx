import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Picture, type PictureFile } from '../ui/Picture';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  panels: readonly { title: string; text: string; label: string; picture: PictureFile }[];
};

export function Resources({ id, title, panels }: Props) {
  return (
    <Section id={id} title={title} tone="raised">
      <List>
        {panels.map((panel) => (
          <Panel key={panel.title}>
            <Picture {...panel.picture} />
            <Words>
              <Title>{panel.title}</Title>
              <Text>{panel.text}</Text>
              <Label>{panel.label}</Label>
            </Words>
          </Panel>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.layout.gutter};

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Panel = styled.li`
  display: grid;
  border: ${theme.line.hair} solid ${theme.color.line};
  background: ${theme.color.paper};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: clamp(${theme.space[5]}, 3vw, 2.5rem);
`;

const Title = styled.h3`
  font-size: ${theme.font.panel};
  font-weight: 600;
  letter-spacing: -0.025em;
  line-height: 1.15;
`;

const Text = styled.p`
  max-width: 34em;
  color: ${theme.color.muted};
`;

const Label = styled.p`
  font-weight: 500;
`;
