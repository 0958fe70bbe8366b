import { media } from './media';
import { theme } from './theme';

/**
 * The upper edge of a band: a smooth profile, level at each of its points, and in the left margin, where the trail is.
 * It ends a pixel outside of the box on both sides, because browsers round boxes to whole pixels, but not this path. In
 * browsers without shape(), the edge is straight.
 * @param depths how far down the points are, in hills, from the left of the content to the window's right edge
 */
export function upperEdge(depths: readonly number[]): string {
  const hills = depths.map((depth, i) => {
    const down = `calc(${depth - (depths[i - 1] ?? 0)} * var(--hill))`;
    return `curve by var(--step) ${down} with calc(0.5 * var(--step)) 0px / calc(0.5 * var(--step)) ${down}`;
  });
  return `
    ${media.screen} {
      --hill: min(1rem, 1.1vw);
      --step: calc((100% - ${theme.layout.contentInset}) / ${hills.length});
      clip-path: shape(from 0% -1px, hline to ${theme.layout.contentInset}, ${hills.join(', ')}, vline to calc(100% + 1px), hline to 0%);
    }
  `;
}
