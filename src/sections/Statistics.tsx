import styled from 'styled-components';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { statistics } from '../content/home';
import { theme } from '../theme/theme';
import { upperEdge } from '../theme/upperEdge';

export function Statistics() {
  return (
    <Root id="statistics" title={statistics.title} text={statistics.text} surface="spruce">
      <List>
        {Object.entries(statistics.items).map(([key, { label, value }]) => (
          <div key={key}>
            <Label as="dt">{label}</Label>
            <Value>{value}</Value>
          </div>
        ))}
      </List>
    </Root>
  );
}

/* Low hills. */
const Root = styled(Section)`${upperEdge([0.9, 1.5, 2.6, 1.1, 2.7, 1, 0.1, 1.2])}`;

const List = styled.dl``;

const Label = styled(Text)``;

const Value = styled.dd`
  font-size: ${theme.fontSize.statistic};
  font-weight: ${theme.weight.strong};
  line-height: 1;
`;
