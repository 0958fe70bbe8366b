import styled from 'styled-components';
import { Card, CardSection, Cards, type PictureCardsProps } from '../components/Cards';
import { Figure } from '../components/Figure';
import { theme } from '../theme/theme';

export function WhatWeDo(props: PictureCardsProps) {
  return (
    <CardSection {...props} size="card" list={List} item={Item}>
      {({ picture }, i) => <Figure picture={picture} variant="card" onTrail={i === 0} />}
    </CardSection>
  );
}

const List = styled(Cards)`
  ${theme.media.only.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/* In large windows, the first of three cards is larger. */
const Item = styled(Card)`
  ${theme.media.from.lg} {
    &:first-child:nth-last-child(3) { grid-column: span 6; }
    &:first-child:nth-last-child(3) ~ & { grid-column: span 3; }
  }
`;
