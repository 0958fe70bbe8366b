import { media } from './media';
import { theme } from './theme';

/**
 * The lower edge of a band, with a shoreline in the band's own colour, which shows where something else covers the band.
 * See upperEdge().
 * @param heights how far up the points are, in hills
 */
export function lowerEdge(heights: readonly number[]): string {
  const hills = heights.map((height, i) => {
    const down = `calc(${(heights[i - 1] ?? 0) - height} * var(--hill))`;
    return `curve by var(--step) ${down} with calc(0.5 * var(--step)) 0px / calc(0.5 * var(--step)) ${down}`;
  });
  const edge = `hline to ${theme.layout.contentInset}, ${hills.join(', ')}`;
  return `
    ${media.screen} {
      --hill: min(1rem, 1.1vw);
      --step: calc((100% - ${theme.layout.contentInset}) / ${hills.length});
      clip-path: shape(from 0% calc(100% + 1px), ${edge}, vline to -1px, hline to 0%);

      &::after {
        content: '';
        position: absolute;
        inset: 0;
        background: ${theme.color.background};
        clip-path: shape(from 0% calc(100% - 1px), ${edge}, vline to calc(100% + 1px), hline to 0%);
      }

      /* The trail is in front of it. */
      &::before { z-index: 1; }
    }
  `;
}
