import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Card } from '../ui/Card';
import { Cards } from '../ui/Cards';
import { type Illustration, Picture } from '../ui/Picture';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  panels: readonly {
    title: string;
    text: string;
    label: string;
    tone: 'paper' | 'spruce';
    picture: Illustration;
  }[];
};

export function Resources({ id, title, panels }: Props) {
  return (
    <Section id={id} title={title} heading="above" tone="raised">
      <List>
        {panels.map(({ tone, picture, label, ...card }) => (
          <Panel key={card.title} data-tone={tone}>
            <Picture {...picture} ground="panel" />
            <Words>
              <Card {...card} size="panel" rows="own">
                <Label>{label}</Label>
              </Card>
            </Words>
          </Panel>
        ))}
      </List>
    </Section>
  );
}

const List = styled(Cards)`
  row-gap: ${theme.layout.gutter};
`;

const Panel = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr;
  border: ${theme.line.hair} solid ${theme.color.line};
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  ${media.medium} {
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
`;

const Words = styled.div`
  display: flex;
  padding: ${theme.space[4]} ${theme.layout.inset} ${theme.layout.inset};
`;

const Label = styled.p`
  margin-top: auto;
  padding-top: ${theme.space[3]};
  font-weight: 600;
`;
