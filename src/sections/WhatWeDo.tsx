import styled from 'styled-components';
import { theme } from '../theme/theme';
import { CardSection, Cards, type IllustratedCards, ThirdCard } from '../ui/Cards';
import { Figure } from '../ui/Figure';

export function WhatWeDo(props: IllustratedCards) {
  return (
    <CardSection {...props} size="card" list={List} item={Item}>
      {({ picture }, i) => <Figure picture={picture} variant="card" isOnRoute={i === 0} />}
    </CardSection>
  );
}

const List = styled(Cards)`
  ${theme.media.paired} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/* Two a row on phones, too; of three, the first is big. */
const Item = styled(ThirdCard)`
  ${theme.media.wide} {
    &:first-child:nth-last-child(3) { grid-column: span 6; }
    &:nth-child(2):nth-last-child(2), &:nth-child(3):nth-last-child(1) { grid-column: span 3; }
  }
`;
