import styled from 'styled-components';
import { theme } from '../theme/theme';
import type { Drawing } from './DrawingImage';
import { List } from './List';
import { TrailTarget } from './TrailTarget';

/** A drawing for a row of cards. */
export type PanoramaDrawing = Drawing & {
  /** How much of its width is over the content, as a fraction. Beside that is only land. */
  content: number;
  columns: number;
  /** The gap between two columns, as a fraction of the content's width. */
  gap: number;
};

/** An element with a drawing of the height `--height`, whose land reaches both edges of the window. */
export const Land = styled(TrailTarget)<{ $content: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  picture {
    position: relative;
    z-index: -3; /* below the trail */
    justify-self: center;
    width: calc(100% / ${({ $content }) => $content});
    max-width: none;
    height: var(--height);
  }
  img { object-fit: fill; }

  ${theme.media.print} {
    picture { display: none; }
  }
`;

/** One drawing for a row of cards. In narrow windows, each card shows its own. */
export const Panorama = styled(Land)`
  ${theme.media.below.md} { display: none; }
`;

/** The cards of a panorama, each below its part of the drawing. */
export const PanoramaList = styled(List)<{ $columns: number; $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[4]};

  ${theme.media.from.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    column-gap: ${({ $gap }) => 100 * $gap}%;

    li::before, picture { display: none; } /* the drawings of the cards, and the trail that enters them */
  }
  ${theme.media.print} {
    picture { display: none; }
  }
`;
