import styled from 'styled-components';
import { theme } from '../theme/theme';
import { List } from './List';

/** Cards: in wide windows, as many columns; in narrow windows, one below the other. */
export const Cards = styled(List)<{ $columns: number }>`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]} ${theme.layout.gutter};
  }
  ${theme.media.from.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    row-gap: ${theme.space[2]};
  }
`;

/** A card, with up to three parts that begin level with those of the cards beside it. */
export const Card = styled.li`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${theme.space[2]};
  }
  ${theme.media.from.md} {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`;
