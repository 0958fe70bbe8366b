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
    row-gap: 0;
  }
`;

/** A card: an image, if it has one, and a CardText. In wide windows, titles and texts begin level. */
export const Card = styled.li`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${theme.media.from.md} {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`;
