import { media } from './media';
import { theme } from './theme';

/** How far an edge is inside of the band, in hills: at the window's left edge, and at equal distances from the trail to the right. */
type Edge = readonly number[];

/**
 * The upper and the lower edge of a band, as profiles that are level at each of their points, and do not cut the trail. The
 * path is a pixel outside of the box there, because browsers round boxes to whole pixels, but not this path. In browsers
 * without shape(), edges are straight.
 */
export function bandEdges({ upper = [0, 0], lower = [0, 0] }: { upper?: Edge; lower?: Edge }) {
  const there = pointsOf(upper, (depth) => `calc(${depth} * var(--hill) - 1px)`);
  const back = pointsOf(lower, (depth) => `calc(100% - ${depth} * var(--hill) + 1px)`).reverse();
  return `
    ${media.screen} {
      --hill: min(1rem, 1.1vw);
      --trail: ${theme.trail.start};
      clip-path: shape(${commands('from', there)}, ${commands('line to', back)});
    }
  `;
}

/** A point is as far from the trail to the right edge as its share says. */
type Point = { share: number; y: string };

function pointsOf([left = 0, ...depths]: Edge, yAt: (depth: number) => string): Point[] {
  const right = depths.map((depth, i) => ({ share: (i + 1) / depths.length, y: yAt(depth) }));
  return [{ share: -1, y: yAt(left) }, { share: 0, y: yAt(0) }, ...right];
}

/** The place of a share; at the left of the trail, they are negative. */
function xAt(share: number): string {
  if (share < 0) return `calc(${1 + share} * var(--trail))`;
  return `calc(${(1 - share).toFixed(3)} * var(--trail) + ${(100 * share).toFixed(1)}%)`;
}

/** The commands of shape() to the first point and, by smooth curves, to the others. */
const commands = (start: string, points: Point[]): string =>
  points
    .map(({ share, y }, i) => {
      const from = points[i - 1];
      if (!from) return `${start} ${xAt(share)} ${y}`;
      const middle = xAt((from.share + share) / 2);
      return `curve to ${xAt(share)} ${y} with ${middle} ${from.y} / ${middle} ${y}`;
    })
    .join(', ');
