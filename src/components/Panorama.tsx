import styled from 'styled-components';
import { drawingLayout } from '../theme/drawingLayout';
import { theme } from '../theme/theme';
import { List } from './List';
import { TrailTarget } from './TrailTarget';

const { content, gap } = drawingLayout.panorama;

/** An element with a drawing of the height `--height`, whose land reaches both edges of the window. */
export const Land = styled(TrailTarget)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  picture {
    position: relative;
    z-index: -3; /* below the trail */
    justify-self: center;
    width: calc(100% / ${content});
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
export const PanoramaList = styled(List)<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[4]};

  ${theme.media.from.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    column-gap: ${100 * gap}%;

    li::before, picture { display: none; } /* the drawings of the cards, and the trail that enters them */
  }
  ${theme.media.print} {
    picture { display: none; }
  }
`;
