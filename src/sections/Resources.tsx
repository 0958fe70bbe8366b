import styled from 'styled-components';
import { CardText } from '../components/CardText';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { resources } from '../content/home';
import { theme } from '../theme/theme';

export function Resources() {
  return (
    <Section id="resources" title={resources.title}>
      <List>
        {Object.entries(resources.panels).map(([key, { label, ...words }]) => (
          <Panel key={key}>
            <CardText {...words} />
            <Label>{label}</Label>
          </Panel>
        ))}
      </List>
    </Section>
  );
}

const Panel = styled.li``;

/* Looks like a placeholder link, but is text. */
const Label = styled(Text)`
  font-weight: ${theme.weight.strong};
  line-height: ${theme.layout.touchTarget};
  text-decoration: underline dotted;
  text-decoration-thickness: ${theme.border.thin};
  text-underline-offset: 0.35em;
`;
