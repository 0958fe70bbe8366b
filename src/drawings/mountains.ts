/* The mountains of Statistics, as high as their numbers. Lengths are in units of the frame (theme/frame.ts). */
import type { Point, Way } from '../components/Trail';
import { statistics } from '../content/home';
import { frame } from '../theme/frame';

/** The shapes, in turn: heights in percent, at equal distances from the left foot over the summit to the right foot. */
const OUTLINES = [
  [0, 0, 0, 0, 1, 5, 13, 28, 53, 80, 100, 85, 74, 66, 57, 44, 32, 22, 13, 6, 0],
  [0, 2, 6, 12, 20, 26, 30, 41, 58, 83, 100, 92, 77, 61, 46, 32, 21, 13, 7, 3, 0],
  [0, 3, 8, 16, 28, 43, 57, 66, 74, 85, 100, 84, 67, 50, 35, 24, 15, 9, 5, 2, 0],
  [0, 3, 8, 15, 24, 30, 35, 47, 65, 90, 100, 87, 69, 55, 42, 31, 22, 14, 8, 3, 0],
];

/** From one line to the next, and the least height from one number to another beside it, where they have little room. */
const SPACE = { wide: { line: 5, number: 0 }, narrow: { line: 3.5, number: 84 } };

type FrameName = keyof typeof SPACE;

/** A mountain of more lines has them closer together. */
const HIGHEST = 86;

/** How many lines each mountain has. */
const counts = Object.values(statistics.items).map(({ value, lines }) => {
  const count = Math.round(Number.parseFloat(value) * lines);
  if (count >= 1 && count <= 300) return count;
  throw new Error(
    `The statistic “${value}” in src/content/home.ts cannot be a mountain of ${count} lines: it needs 1 to 300. Begin its value with a number, or change its \`lines\` and the caption, which says what a line is.`,
  );
});

const scale = Math.min(1, HIGHEST / Math.max(...counts));

export const mountains = counts.map((count, i) => {
  const outline = OUTLINES[i % OUTLINES.length] as number[];
  return {
    count,
    outline,
    path: `M-100 0${smooth(
      outline.map((y, j) => [10 * j - 100, -y]),
      10,
    )}`,
    /** Half of its width, as a share of its column. */
    halfWidth: 0.36 + (0.4 * scale * count) / HIGHEST,
    height: { wide: heightOf(count, 'wide'), narrow: heightOf(count, 'narrow') },
    /** Where its number stands: on its summit or, if that is too near to a lower number beside it, above that. */
    number: { wide: numberOf(i, 'wide'), narrow: numberOf(i, 'narrow') },
  };
});

function heightOf(count: number, name: FrameName): number {
  return count * scale * SPACE[name].line;
}

function numberOf(i: number, name: FrameName): number {
  const count = counts[i] as number;
  const lower = [i - 1, i + 1].filter(
    (j) => (counts[j] ?? count) < count || (counts[j] === count && j < i),
  );
  return lower
    .map((j) => numberOf(j, name))
    .sort((a, b) => a - b)
    .reduce(
      (y, other) => (Math.abs(y - other) < SPACE[name].number ? other + SPACE[name].number : y),
      heightOf(count, name),
    );
}

/**
 * A smooth path from the first of some points to the last: https://en.wikipedia.org/wiki/Catmull-Rom_spline.
 * @param parts in how many parts of a unit lengths are given
 */
function smooth(points: Point[], parts: number): string {
  const at = (i: number) => points[Math.min(i, points.length - 1)] as Point;
  const round = (length: number) => Math.round(parts * length) / parts;
  /** From one place to another, as short as possible. */
  const step = (start: Point, end: Point) =>
    start.map((from, axis) => round(round(end[axis] as number) - round(from))).join(' ');
  const curves = points.slice(1).map((end, i) => {
    const [start, next] = [at(i), at(i + 2)];
    const control: Point = [end[0] - (next[0] - start[0]) / 6, end[1] - (next[1] - start[1]) / 6];
    return `${i === 0 ? 'c0 0 ' : 's'}${step(start, control)} ${step(start, end)}`;
  });
  return curves.join('').replaceAll(' -', '-').replace(/\b0\./g, '.');
}

/** The way of the trail along the highest outline at each place, from the lower edge of the mountains. */
export function skyline(name: FrameName): Way {
  const { content, trail } = frame[name];
  const column = content / mountains.length;
  /** The points of an outline. */
  const outlines = mountains.map(({ outline, halfWidth, height }, i) =>
    outline.map(
      (y, j): Point => [column * (i + 0.5 + halfWidth * (j / 10 - 1)), (-height[name] * y) / 100],
    ),
  );
  /** How high an outline is between its points, about. */
  const yAt = (points: Point[], x: number) => {
    const i = points.findIndex(([right]) => right > x);
    const [left, right] = [points[i - 1], points[i]];
    if (!left || !right) return 0;
    return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]);
  };
  const foot: Point = [-0.2 * trail, Math.min(...outlines.map((own) => yAt(own, -0.2 * trail)))];
  const highest = outlines.flatMap((own) =>
    own.filter(
      ([x, y]) =>
        x > foot[0] &&
        y < -0.5 &&
        outlines.every((other) => other === own || yAt(other, x) > 0.8 * y),
    ),
  );
  return {
    from: foot[1] + 5 * trail,
    path: `S${0.5 * trail} ${foot[1]} ${foot[0]} ${foot[1]}${smooth([foot, ...highest], 1)}H${9 * content}`,
  };
}
