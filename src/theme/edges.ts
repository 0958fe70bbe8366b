import { media } from './media';
import { theme } from './theme';

/**
 * The upper edge of a band: a smooth profile, level at each of its points, and in the left margin, where the trail is.
 * It ends a pixel outside of the box on both sides, because browsers round boxes to whole pixels, but not this path. In
 * browsers without shape(), the edge is straight.
 * @param depths how far down the points are, in hills, from the left of the content to the window's right edge
 */
export const upperEdge = (depths: readonly number[]): string => `
  ${media.screen} {
    ${lengths(depths.length)}
    clip-path: shape(from 0% -1px, ${profile(depths)}, vline to calc(100% + 1px), hline to 0%);
  }
`;

/**
 * The lower edge of a band, with a shoreline in the band's own colour, which shows where something else covers the band.
 * See upperEdge().
 * @param depths how far down the points are, in hills
 */
export const lowerEdge = (depths: readonly number[]): string => `
  ${media.screen} {
    ${lengths(depths.length)}
    clip-path: shape(from 0% calc(100% + 1px), ${profile(depths)}, vline to -1px, hline to 0%);

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: ${theme.color.background};
      clip-path: shape(from 0% calc(100% - 1px), ${profile(depths)}, vline to calc(100% + 1px), hline to 0%);
    }

    /* The trail is in front of it. */
    &::before { z-index: 1; }
  }
`;

const lengths = (hills: number) => `
    --hill: min(1rem, 1.1vw);
    --step: calc((100% - ${theme.layout.contentInset}) / ${hills});`;

/** The commands of shape() from the window's left edge to its right one. */
function profile(depths: readonly number[]): string {
  const hills = depths.map((depth, i) => {
    const down = `calc(${depth - (depths[i - 1] ?? 0)} * var(--hill))`;
    return `curve by var(--step) ${down} with calc(0.5 * var(--step)) 0px / calc(0.5 * var(--step)) ${down}`;
  });
  return `hline to ${theme.layout.contentInset}, ${hills.join(', ')}`;
}
