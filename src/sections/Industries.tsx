import styled from 'styled-components';
import { theme } from '../theme/theme';
import { CardSection, Cards, type IllustratedCards, ThirdCard } from '../ui/Cards';
import { Figure } from '../ui/Figure';

/** On a band of colour: the one place where the page is warm all over. */
export function Industries(props: IllustratedCards) {
  return (
    <CardSection {...props} size="panel" list={List} item={ThirdCard}>
      {({ picture }) => <Figure picture={picture} variant="ember" isOnRoute />}
    </CardSection>
  );
}

/* One band a card, until there is room for three: then their drawings are one. */
const List = styled(Cards)`
  ${theme.media.twofold} { grid-template-columns: minmax(0, 1fr); }
`;
