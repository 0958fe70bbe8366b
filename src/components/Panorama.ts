import styled from 'styled-components';
import { drawingLayout } from '../theme/drawingLayout';
import { theme } from '../theme/theme';
import { List } from './List';

const { content, gap } = drawingLayout.panorama;

/* In widths of the content: the land at the left of it, and a column. */
const side = (1 - content) / content / 2;
const columnWidth = ({ length }: readonly number[]) => (1 + gap) / length - gap;

/**
 * Cards below one wide drawing of the height `--height`, whose land reaches both edges of the window. In narrow windows,
 * each card shows its column of the drawing; in wide ones, the first card shows all of it.
 */
export const Panorama = styled(List)<{ $columns: readonly number[] }>`
  --shown: ${({ $columns }) => columnWidth($columns)}; /* of the drawing over the content */

  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[4]};

  ${({ $columns }) => $columns.map((height, i) => `li:nth-child(${$columns.length}n + ${i + 1}) { --start: ${side + i * (columnWidth($columns) + gap)}; --land: ${height}; }`)}

  picture {
    position: relative;
    z-index: ${theme.layer.land};
    height: var(--height);
    margin-block-start: calc((var(--land) - 1) * var(--height)); /* the sky above it takes no room */
  }
  img {
    width: calc(${100 / content}% / var(--shown));
    max-width: none;
    margin-inline-start: calc(-100% * var(--start) / var(--shown));
  }

  ${theme.media.from.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns.length}, minmax(0, 1fr));
    column-gap: ${100 * gap}%;
    padding-block-start: var(--height);

    li:first-child { --shown: 1; }
    picture {
      position: absolute;
      inset: 0 0 auto;
      margin: 0;
    }
    li + li picture { display: none; }
  }
  ${theme.media.print} {
    picture { display: none; }
  }
`;
