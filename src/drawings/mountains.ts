/* The mountains of Statistics, as high as their numbers. Places are in columns from the left edge, heights in lines. */
import type { Way } from '../components/Trail';
import { statistics } from '../content/home';
import { frame } from '../theme/frame';

/**
 * The shapes, in turn. Each is a sum of kernels: where it is between the feet, at -1 and 1, how high, and how wide. The summit
 * is in the middle.
 */
const SHAPES = [
  [
    [0, 0.2, 0.08],
    [0, 0.5, 0.26],
    [0.3, 0.32, 0.28],
  ],
  [
    [0, 0.25, 0.1],
    [0, 0.5, 0.34],
    [-0.32, 0.16, 0.2],
    [0.34, 0.14, 0.26],
  ],
  [
    [0, 0.25, 0.085],
    [0, 0.5, 0.28],
    [-0.26, 0.26, 0.22],
  ],
] as const;

/** The number of lines for which there is room. */
const HIGHEST = 86;

/** How many lines each mountain has. */
const counts = Object.values(statistics.items).map(({ value, lines }) => {
  const count = Math.round(Number.parseFloat(value) * lines);
  if (count >= 1 && count <= 300) return count;
  throw new Error(
    `The statistic “${value}” in src/content/home.ts cannot be a mountain of ${count} lines: it needs 1 to 300. Begin its value with a number, or change its \`lines\` and the caption, which says what a line is.`,
  );
});

/** If there is a higher one, lines are closer together. */
const scale = Math.min(1, HIGHEST / Math.max(...counts));

const heights = counts.map((count, i) => {
  const kernels = SHAPES[i % SHAPES.length] ?? [];
  const sum = (x: number) =>
    kernels.reduce(
      (y, [at, height, width]) => y + height * Math.exp(-(((x - at) / width) ** 2)),
      0,
    );
  const halfWidth = 0.7 + (0.45 * scale * count) / HIGHEST;
  /** From foot to foot: https://en.wikipedia.org/wiki/Gaussian_function, and toward the feet, less of it. */
  const heightAt = (x: number) => {
    const part = (x - i - 0.5) / halfWidth;
    return Math.abs(part) < 1 ? (count * (1 - part ** 2) * sum(part)) / sum(0) : 0;
  };
  return { count, halfWidth, heightAt };
});

/** How high the land is: where mountains meet, it is higher than both, so that valleys are round. */
const landAt = (x: number) =>
  heights.reduce((sum, { heightAt }) => sum + heightAt(x) ** 4, 0) ** 0.25;

export const mountains = heights.map(({ count, halfWidth, heightAt }, i) => {
  /** Where it is the highest, it is as high as the land. */
  const riseAt = (x: number) =>
    (heightAt(x) * landAt(x)) / Math.max(...heights.map((other) => other.heightAt(x))) || 0;
  const shape = (part: number) => riseAt(i + 0.5 + part * halfWidth) / count;
  return {
    count,
    halfWidth,
    /** Its outline, 200 wide and 100 high, with the middle of its lower edge at 0 0. */
    outline: `M-100 0${trace(shape, { from: -1, to: 1, steps: 32, width: 100, height: 100 })}`,
  };
});

/** How large a column and a line are, in units of the frame (theme/frame.ts). */
export const sizes = {
  wide: { column: frame.wide.content / counts.length, line: 5 * scale },
  narrow: { column: frame.narrow.content / counts.length, line: 3.1 * scale },
};

/** The way of the trail over the land, from its lower edge. */
export function skyline(name: keyof typeof sizes): Way {
  const { column, line } = sizes[name];
  const { content, trail } = frame[name];
  const to = counts.length + 0.5;
  const yAt = (x: number) => round(-line * landAt(x));
  const ridge = trace(landAt, { from: 0, to, steps: 8 * to, width: column, height: line });
  return { from: 5 * trail, path: `${0.8 * trail} ${yAt(0)} 0 ${yAt(0)}${ridge}H${9 * content}` };
}

function round(length: number): number {
  return Number(length.toFixed(1));
}

type Stretch = { from: number; to: number; steps: number; width: number; height: number };

/**
 * The commands of a path along a function, after its first point: https://en.wikipedia.org/wiki/Cubic_Hermite_spline.
 * @param width how much 1 of x is on the path, and `height` of y
 */
function trace(yAt: (x: number) => number, { from, to, steps, width, height }: Stretch): string {
  const step = (to - from) / steps;
  const slopeAt = (x: number) => (yAt(x + step) - yAt(x - step)) / 2;
  /** A point of the path or, with a part of a step, one on its tangent there. */
  const point = (x: number, part = 0) => [
    round((x + part * step) * width),
    round(-height * (yAt(x) + part * slopeAt(x))),
  ];
  return Array.from({ length: steps }, (_, i) => {
    const [start, end] = [from + i * step, from + (i + 1) * step];
    const [left = 0, top = 0] = point(start);
    const controls = i === 0 ? [point(start, 1 / 3), point(end, -1 / 3)] : [point(end, -1 / 3)];
    const lengths = [...controls, point(end)].map(
      ([x = 0, y = 0]) => `${round(x - left)} ${round(y - top)}`,
    );
    return (i === 0 ? 'c' : 's') + lengths.join(' ');
  })
    .join('')
    .replaceAll(' -', '-');
}
