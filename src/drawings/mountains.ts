/* The mountains of Statistics, as high as their numbers. Places are in columns from the left edge, heights in lines. */
import { statistics } from '../content/home';
import { frame } from '../theme/frame';
import { curvesOf } from './curvesOf';
import type { Point } from './Picture';

/** A bell around 0: https://en.wikipedia.org/wiki/Gaussian_function. */
const bell = (x: number, height: number, width: number) => height * Math.exp(-((x / width) ** 2));

/** The shapes, in turn, from foot to foot, at -1 and 1. The summit is in the middle. */
const SHAPES = [
  (x: number) => bell(x, 0.24, 0.11) + bell(x, 0.5, 0.225) + bell(x - 0.33, 0.36, 0.28),
  (x: number) =>
    bell(x, 0.25, 0.13) +
    bell(x, 0.5, 0.34) +
    bell(x + 0.32, 0.12, 0.24) +
    bell(x - 0.34, 0.14, 0.28),
  (x: number) =>
    bell(x, 0.26, 0.11) +
    bell(x, 0.5, 0.27) +
    bell(x + 0.24, 0.22, 0.22) +
    bell(x - 0.3, 0.04, 0.18),
] as const;

/** The number of lines for which there is room. */
const HIGHEST = 86;

/** How many lines the mountain of a statistic has. */
function countOf({ value, lines }: { value: string; lines: number }): number {
  const [number] = /^\d+([.]\d+)?(?=[^\d,.]*$)/.exec(value) ?? [];
  const count = Math.round(Number(number) * lines);
  if (count >= 1 && count <= 300) return count;
  throw new Error(
    `The statistic “${value}” in src/content/home.ts cannot be a mountain of ${count} lines: it needs 1 to 300. Begin its value with a number as 86 or 4.8, without other commas or points, or change its \`lines\` and the caption, which says what a line is.`,
  );
}

const items = Object.values(statistics.items).map((item) => ({ ...item, count: countOf(item) }));

/** If there is a higher one, lines are closer together. */
const scale = Math.min(1, HIGHEST / Math.max(...items.map(({ count }) => count)));

const heights = items.map(({ label, value, count }, i) => {
  const shape = SHAPES[i % SHAPES.length] ?? SHAPES[0];
  const halfWidth = 0.92 + (0.38 * scale * count) / HIGHEST;
  /** Its shape, which gets lower toward the feet. */
  const heightAt = (x: number) => {
    const part = (x - i - 0.5) / halfWidth;
    return Math.abs(part) < 1 ? (count * (1 - part ** 2) ** 1.5 * shape(part)) / shape(0) : 0;
  };
  return { label, value, count, halfWidth, heightAt };
});

/** How high the land is: where mountains meet, it is higher than both, so that valleys are round. */
const landAt = (x: number) => Math.hypot(...heights.map(({ heightAt }) => heightAt(x)));

export const mountains = heights.map(({ heightAt, ...mountain }, i) => {
  /** Where it is the highest, and a little beyond, it is as high as the land: no gap is left in a valley. */
  const riseAt = (x: number) => {
    const highest = Math.max(...heights.map((other) => other.heightAt(x)));
    return landAt(x) * Math.min(1, (1.2 * heightAt(x)) / highest || 0);
  };
  const yAt = (step: number) =>
    (-100 * riseAt(i + 0.5 + (step / 20 - 1) * mountain.halfWidth)) / mountain.count;
  /** Its outline, 200 wide and 100 high, with the middle of its lower edge at 0 0. */
  return { ...mountain, outline: `M-100 0${curvesOf(trace(yAt, 40, 5))}` };
});

/** How far they reach beyond the content in narrow windows, in units of the frame. */
export const BEYOND = 18;

/** How large a column and a line are, in units of the frame (theme/frame.ts). */
export const sizes = {
  wide: { column: frame.wide.content / items.length, line: 5 * scale },
  narrow: { column: (frame.narrow.content + BEYOND) / items.length, line: 3.2 * scale },
};

/** The crest of the land, from its lower edge. */
export function skyline(name: keyof typeof sizes): Point[] {
  const { column, line } = sizes[name];
  return trace((step) => -line * landAt(step / 10), 10 * items.length + 5, column / 10);
}

/**
 * The points of curves along a function: https://en.wikipedia.org/wiki/Cubic_Hermite_spline.
 * @param yAt where it is after so many steps
 * @param width of a step
 */
function trace(yAt: (step: number) => number, steps: number, width: number): Point[] {
  const rise = (step: number) => (yAt(step + 1) - yAt(step - 1)) / 6; // in a third of a step
  const curves = Array.from({ length: steps }, (_, i): Point[] => [
    [(i + 1 / 3) * width, yAt(i) + rise(i)],
    [(i + 2 / 3) * width, yAt(i + 1) - rise(i + 1)],
    [(i + 1) * width, yAt(i + 1)],
  ]);
  return [[0, yAt(0)], ...curves.flat()];
}
