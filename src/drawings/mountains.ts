/* The mountains of Statistics, as high as their numbers. Lengths are in units of the frame (theme/frame.ts). */
import type { Point, Way } from '../components/Trail';
import { statistics } from '../content/home';
import { frame } from '../theme/frame';

/**
 * The shapes, one after the other: the outline, as heights in percent at equal distances from the left foot to the right one,
 * with the summit in the middle; and where a fold runs down from it, in percent of the half width, at equal heights.
 */
const shapes = [
  {
    outline: [0, 0, 0, 0, 1, 5, 13, 28, 53, 80, 100, 85, 74, 66, 57, 44, 32, 22, 13, 6, 0],
    fold: [0, 3, 4, 10, 14, 17, 24, 21, 11],
  },
  {
    outline: [0, 2, 6, 12, 20, 26, 30, 41, 58, 83, 100, 92, 77, 61, 46, 32, 21, 13, 7, 3, 0],
    fold: [0, 2, 3, 3, 5, 5, 5, 14, 29],
  },
  {
    outline: [0, 3, 8, 16, 28, 43, 57, 66, 74, 85, 100, 84, 67, 50, 35, 24, 15, 9, 5, 2, 0],
    fold: [0, 2, 5, 4, 8, 13, 10, 7, 18],
  },
  {
    outline: [0, 3, 8, 15, 24, 30, 35, 47, 65, 90, 100, 87, 69, 55, 42, 31, 22, 14, 8, 3, 0],
    fold: [0, 2, 5, 13, 15, 13, 12, 21, 38],
  },
];

/** The space between two lines and, on phones, the least height between two numbers beside each other. */
const measures = { wide: { gap: 5, label: 0 }, narrow: { gap: 3.5, label: 84 } };

type FrameName = keyof typeof measures;

/** The highest mountain is never higher than one of so many lines. */
const HIGHEST = 86;

const MOST_LINES = 300;

/** How many lines each mountain has. */
const counts = Object.values(statistics.items).map(({ value, lines }) => {
  const count = Math.round(Number.parseFloat(value) * lines);
  if (count >= 1 && count <= MOST_LINES) return count;
  throw new Error(
    `The statistic “${value}” in src/content/home.ts would be a mountain of ${count} lines. It must begin with a number, and have 1 to ${MOST_LINES} lines: change \`lines\`, and the caption, which says what a line is.`,
  );
});

const scale = Math.min(1, HIGHEST / Math.max(...counts));

export const mountains = counts.map((lines, i) => {
  const { outline, fold } = shapes[i % shapes.length] as (typeof shapes)[number];
  const heights = {
    wide: lines * scale * measures.wide.gap,
    narrow: lines * scale * measures.narrow.gap,
  };
  return {
    lines,
    heights,
    /** Half of its width, as a share of its column. */
    halfWidth: 0.34 + 0.33 * scale * (lines / HIGHEST),
    outline,
    outlinePath: `M-100 0${smooth(outline.map((y, j) => [10 * j - 100, -y]))}`,
    foldPath: `M0-100${smooth(fold.map((x, j) => [x, 12.5 * j - 100]))}H-100V-100`,
    /** How high its number is: on its summit, but on phones above a lower number beside it. */
    labels: { wide: heights.wide, narrow: labelOf(i, 'narrow') },
  };
});

function labelOf(i: number, name: FrameName): number {
  const { gap, label } = measures[name];
  const lower = [i - 1, i + 1].filter((j) => isLower(j, i)).map((j) => labelOf(j, name));
  const height = (counts[i] ?? 0) * scale * gap;
  return lower
    .sort((a, b) => a - b)
    .reduce((y, other) => (Math.abs(y - other) < label ? other + label : y), height);
}

function isLower(j: number, i: number): boolean {
  const [one, other] = [counts[j], counts[i]];
  return one !== undefined && other !== undefined && (one < other || (one === other && j < i));
}

/** A smooth path through points, from the first one on: https://en.wikipedia.org/wiki/Catmull-Rom_spline. */
function smooth(points: Point[]): string {
  const at = (i: number) => points[Math.min(i, points.length - 1)] as Point;
  const round = (length: number) => Math.round(10 * length) / 10;
  /** From one place to another: short numbers make a small document. */
  const from = (start: Point, [x, y]: Point) =>
    [x, y].map((end, axis) => round(round(end) - round(start[axis] as number))).join(' ');
  return points
    .slice(1)
    .map((end, i) => {
      const [start, next] = [at(i), at(i + 2)];
      const control: Point = [end[0] - (next[0] - start[0]) / 6, end[1] - (next[1] - start[1]) / 6];
      return `${i === 0 ? 'c0 0 ' : 's'}${from(start, control)} ${from(start, end)}`;
    })
    .join('')
    .replaceAll(' -', '-')
    .replace(/\b0\./g, '.');
}

/** How high an outline is, in percent, at a place between its feet, which are at -1 and 1. */
function heightAt(outline: number[], place: number): number {
  const position = 10 * (place + 1);
  const i = Math.floor(position);
  if (i < 0 || i >= outline.length - 1) return 0;
  const at = (j: number) => outline[Math.min(Math.max(j, 0), outline.length - 1)] as number;
  const t = position - i;
  const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  return (
    from +
    0.5 *
      t *
      (to -
        before +
        t * (2 * before - 5 * from + 4 * to - after + t * (3 * (from - to) + after - before)))
  );
}

/** The way of the trail along the highest outline at each place, from the lower edge of the mountains. */
export function skyline(name: FrameName): Way {
  const { content, trail } = frame[name];
  const column = content / mountains.length;
  const heightsAt = (x: number) =>
    mountains.map(({ outline, halfWidth, heights }, i) => {
      const place = (x - (i + 0.5) * column) / (halfWidth * column);
      return (heights[name] * heightAt(outline, place)) / 100;
    });
  // Where a mountain is the highest, through the points of its outline.
  const points = mountains.flatMap(({ outline, halfWidth }, i) =>
    outline
      .map((_, j): Point => {
        const x = column * (i + 0.5 + halfWidth * (j / 10 - 1));
        return [x, -(heightsAt(x)[i] ?? 0)];
      })
      .filter(([x, y]) => x > 0 && -y >= Math.max(...heightsAt(x)) && y < -0.5),
  );
  const foot: Point = [-0.2 * trail, -Math.max(...heightsAt(-0.2 * trail))];
  return {
    from: foot[1] + 5 * trail,
    path: `S${0.5 * trail} ${foot[1]} ${foot[0]} ${foot[1]}${smooth([foot, ...points])}H${9 * content}`,
  };
}
