import { theme } from '../theme/theme';

/** The hills along the edge of a section: where they are, and their depths below it, from 0 to 1. Each section has its own. */
function hillsOf(id: string): [x: number, depth: number][] {
  // The generator of Park and Miller: https://doi.org/10.1145/63039.63042
  const [multiplier, modulus] = [48271, 2 ** 31 - 1];
  const next = (seed: number) => (multiplier * seed) % modulus;
  let seed = [...id].reduce((sum, character) => next(sum + character.charCodeAt(0)), 1);
  const random = () => {
    seed = next(seed);
    return seed / modulus;
  };
  const count = 3 + Math.floor(4 * random());
  return Array.from({ length: count + 1 }, (_, i) => {
    const isInside = i > 0 && i < count;
    const x = (i + (isInside ? 0.6 * (random() - 0.5) : 0)) / count;
    return [x, (i % 2) * 0.7 + 0.3 * random()];
  });
}

/**
 * The outline of a section. Browsers round its box, but not this path, so it ends a pixel below. In browsers without
 * shape(), the upper edge is straight.
 */
export function outline(id: string): string {
  const at = (x: number, depth: number) =>
    `${(100 * x).toFixed(1)}% calc(${depth.toFixed(2)} * ${theme.layout.hills})`;
  const hills = hillsOf(id);
  const curves = hills.map(([x, depth], i) => {
    const [beforeX, before] = hills[i - 1] ?? [];
    if (beforeX === undefined || before === undefined) return `from ${at(x, depth)}`;
    const middle = (beforeX + x) / 2;
    return `curve to ${at(x, depth)} with ${at(middle, before)} / ${at(middle, depth)}`;
  });
  return `shape(${curves.join(', ')}, vline to calc(100% + 1px), hline to 0%, close)`;
}
