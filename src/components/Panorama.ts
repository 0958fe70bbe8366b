import styled from 'styled-components';
import { drawingLayout } from '../theme/drawingLayout';
import { theme } from '../theme/theme';
import { List } from './List';

const { content, gap } = drawingLayout.panorama;

/* In widths of the content: the land at the left of it, and a column. */
const side = (1 - content) / content / 2;
const columnWidth = (columns: number) => (1 + gap) / columns - gap;

/** The width of a panorama, and where the content begins in it, in widths of the content. */
export const panoramaImage = (columns: number, start: string | number = side) => `
  width: ${100 / content / columnWidth(columns)}%;
  max-width: none;
  margin-inline-start: calc(-100% * ${start} / ${columnWidth(columns)});
`;

/** Crops the drawing to the column of a card, and half of the space beside it. */
export const ownColumn = (columns: number) => {
  const [before, after] = [-gap / 2, columnWidth(columns) + gap / 2];
  return `clip-path: inset(0 calc(100% - ${100 * content}% * (var(--start) + ${after})) 0 calc(${100 * content}% * (var(--start) + ${before})));`;
};

/** Some cards side by side, as far apart as their columns of the drawing. The first shows the drawing for all. */
const row = (shown: number, { length }: readonly number[]) => {
  const distance = gap / columnWidth(length);
  return `
    grid-template-columns: repeat(${shown}, minmax(0, 1fr));
    column-gap: ${(100 * distance) / (shown + (shown - 1) * distance)}%;

    li { padding-block-start: calc(var(--height) + var(--gap)); }
    picture { inset-block-start: 0; }
    li:not(:nth-child(${shown}n + 1)) picture { display: none; }
  `;
};

type Props = {
  /** How high the land over each card is, as a fraction of the drawing's height. */
  $lands: readonly number[];
  /** How many cards are side by side where not all are. */
  $some: number;
};

/**
 * Cards below one wide drawing of the height `--height`, whose land reaches both edges of the window. In narrow windows,
 * each card shows its column of the drawing.
 */
export const Panorama = styled(List)<Props>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[6]};

  ${({ $lands }) => $lands.map((land, i) => `li:nth-child(${$lands.length}n + ${i + 1}) { --start: ${side + i * (columnWidth($lands.length) + gap)}; --land: ${land}; }`)}

  li {
    position: relative;
    padding-block-start: calc(var(--land) * var(--height) + var(--gap));
  }
  picture {
    position: absolute;
    z-index: ${theme.layer.land};
    inset: calc((var(--land) - 1) * var(--height)) 0 auto; /* the sky above the land takes no room */
    height: var(--height);
  }
  img { ${({ $lands }) => panoramaImage($lands.length, 'var(--start)')} }

  ${theme.media.from.md} { ${({ $some, $lands }) => row($some, $lands)} }
  ${theme.media.from.lg} { ${({ $lands }) => row($lands.length, $lands)} }
  ${theme.media.print} {
    li { padding: 0; }
    picture { display: none; }
  }
`;
