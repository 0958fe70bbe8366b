import styled from 'styled-components';
import { Card, CardSection, Cards, type PictureCardsProps } from '../components/Cards';
import { Figure } from '../components/Figure';
import { theme } from '../theme/theme';

export function Engagement(props: PictureCardsProps) {
  return (
    <CardSection {...props} size="card" list={List} item={Item}>
      {({ picture }, i) => (
        <Figure picture={picture} variant={i ? 'thumbnail' : 'panorama'} onTrail />
      )}
    </CardSection>
  );
}

/* Side by side, the drawings form one panorama. */
const List = styled(Cards)`
  ${theme.media.from.md} { column-gap: 0; }
`;

/* On phones the first drawing is larger, and the others are beside the text. Otherwise drawings cover the gaps. */
const Item = styled(Card)`
  ${theme.media.only.sm} {
    &:not(:first-child) {
      grid-row: auto;
      grid-template: auto 1fr / 7.5rem minmax(0, 1fr);
      column-gap: ${theme.space[4]};
    }
  }

  ${theme.media.from.md} {
    --picture-reach: ${theme.space[7]};
    padding-inline-end: var(--picture-reach);
  }

  ${theme.media.from.lg} { grid-column: span 3; }
`;
