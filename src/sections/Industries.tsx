import styled from 'styled-components';
import { theme } from '../theme/theme';
import { CardSection, Cards, type IllustratedCards, ThirdCard } from '../ui/Cards';
import { Figure } from '../ui/Figure';

/** On a band of colour: the one place where the page is warm all over. */
export function Industries(props: IllustratedCards) {
  return (
    <CardSection {...props} size="panel" list={List} item={Item}>
      {({ picture }) => <Figure picture={picture} variant="ember" />}
    </CardSection>
  );
}

/* Side by side, the drawings are one. */
const List = styled(Cards)`
  ${theme.media.medium} { column-gap: 0; }
`;

const Item = styled(ThirdCard)`
  ${theme.media.medium} { padding-inline-end: ${theme.layout.gutter}; }
`;
