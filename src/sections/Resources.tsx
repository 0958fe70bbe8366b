import styled from 'styled-components';
import { theme } from '../theme/theme';
import { type CardContent, CardWords } from '../ui/Cards';
import { Figure, type Illustration } from '../ui/Figure';
import { Section } from '../ui/Section';
import { Text } from '../ui/Text';

type Props = {
  id: string;
  title: string;
  /** A link without an address is plain text. */
  panels: readonly (Required<CardContent> & { picture: Illustration })[];
};

export function Resources({ id, title, panels }: Props) {
  return (
    <Section id={id} title={title} heading="above">
      <List>
        {panels.map(({ link, picture, ...words }, i) => (
          <Panel key={words.title} data-tone={i % 2 ? 'spruce' : undefined}>
            <Figure picture={picture} variant="panel" />
            <Words>
              <CardWords {...words} link={link.href ? link : undefined} size="panel" />
              {!link.href && <Label>{link.label}</Label>}
            </Words>
          </Panel>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.layout.gutter};

  ${theme.media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${theme.media.print} { display: block; }
`;

const Panel = styled.li`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  border: ${theme.line.hair} solid ${theme.color.line};
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  ${theme.media.medium} {
    &:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[5]};
`;

/* The foot of the panel, set as captions are: it is no link. */
const Label = styled(Text).attrs({ 'data-size': 'small' })`
  align-self: end;
  margin-block-start: ${theme.space[3]};
  padding-block-start: ${theme.space[3]};
  border-block-start: ${theme.line.hair} solid ${theme.color.line};
`;
