import styled from 'styled-components';
import { media } from '../theme/media';
import { onSpruce, theme } from '../theme/theme';
import { Card } from '../ui/Card';
import { Picture, type PictureFile } from '../ui/Picture';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  panels: readonly {
    title: string;
    text: string;
    label: string;
    tone: 'paper' | 'spruce';
    picture: PictureFile;
  }[];
};

export function Resources({ id, title, panels }: Props) {
  return (
    <Section id={id} title={title} heading="above" tone="raised">
      <List>
        {panels.map(({ tone, picture, label, ...card }) => (
          <Panel key={card.title} data-tone={tone}>
            <Picture {...picture} />
            <Words>
              <Card {...card} size="panel">
                <Label>{label}</Label>
              </Card>
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

  ${media.wide} { grid-template-columns: 1fr 1fr; }
`;

const Panel = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  &[data-tone='spruce'] {
    ${onSpruce}
  }
`;

const Words = styled.div`
  display: flex;
  border: ${theme.line.hair} solid ${theme.color.line};
  border-top-width: 0;
  padding: ${theme.layout.inset};

  /* On paper there is no picture whose frame it could share. */
  ${media.print} { border-top-width: ${theme.line.hair}; }
`;

const Label = styled.p`
  margin-top: auto;
  padding-top: ${theme.space[3]};
  font-weight: 600;
`;
