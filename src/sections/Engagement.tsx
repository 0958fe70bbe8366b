import styled from 'styled-components';
import { Card, CardSection, Cards, type IllustratedCardSectionProps } from '../components/Cards';
import { Figure } from '../components/Figure';
import { theme } from '../theme/theme';

export function Engagement(props: IllustratedCardSectionProps) {
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

/* On phones the first drawing is larger, and the others are beside the text. Left-over cards fill the first row. */
const Item = styled(Card)`
  ${theme.media.only.sm} {
    &:not(:first-child) {
      grid-row: auto;
      grid-template: auto 1fr / 7.5rem minmax(0, 1fr);
      column-gap: ${theme.space[4]};
    }
  }

  ${theme.media.from.md} { padding-inline-end: ${theme.layout.gutter}; }

  ${theme.media.from.lg} {
    grid-column: span 3;

    &:first-child:nth-last-child(4n + 1) { grid-column: 1 / -1; }
    &:first-child:nth-last-child(4n + 2), &:nth-child(2):nth-last-child(4n + 1) { grid-column: span 6; }
    &:first-child:nth-last-child(4n + 3), &:nth-child(2):nth-last-child(4n + 2), &:nth-child(3):nth-last-child(4n + 1) {
      grid-column: span 4;
    }
  }
`;
