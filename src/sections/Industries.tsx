import styled from 'styled-components';
import { Card, CardSection, Cards, type PictureCardsProps } from '../components/Cards';
import { Figure } from '../components/Figure';
import { theme } from '../theme/theme';

/** Cards with an orange band behind their drawings. */
export function Industries(props: PictureCardsProps) {
  return (
    <CardSection {...props} size="panel" list={List} item={Card}>
      {({ picture }) => <Figure picture={picture} variant="ember" onTrail />}
    </CardSection>
  );
}

/* One band per card or, if there is room for three, one band with one continuous drawing. */
const List = styled(Cards)`
  ${theme.media.only.md} { grid-template-columns: minmax(0, 1fr); }
`;
