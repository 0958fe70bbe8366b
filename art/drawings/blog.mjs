import { terrain } from '../field.mjs';
import { randomFrom, range } from '../numbers.mjs';
import { polyline, spline } from '../paths.mjs';
import { path, plate } from '../svg.mjs';

/** @typedef {import('../paths.mjs').Point} Point */

/** A page of handwriting: lines of noise, broken into words. */
export function blog() {
  const [width, height] = [640, 400];
  const random = randomFrom(77);
  const lines = range(9).map((row) => {
    const y = 52 + row * 38;
    const noise = terrain(100 + row, 26);
    const end = row % 3 === 2 ? 300 + 190 * random() : 560 + 36 * random();
    const words = [];
    for (let x = 44; x < end - 14; ) {
      const length = Math.min(end - x, 26 + 86 * random());
      const steps = Math.max(4, Math.round(length / 7));
      const word = range(steps + 1).map((i) => {
        const px = x + (length * i) / steps;
        return /** @type {Point} */ ([
          px,
          y - 13 * noise(px, row * 50) * Math.sin((Math.PI * i) / steps),
        ]);
      });
      words.push(spline(word));
      x += length + 15;
    }
    return words;
  });
  const rules = range(9).map((row) =>
    polyline([
      [44, 62 + row * 38],
      [596, 62 + row * 38],
    ]),
  );
  const [marked = [], ...others] = [lines[4], ...lines.toSpliced(4, 1)];
  const content = [
    path(rules.join(''), 'b'),
    path(others.flat().join('')),
    path(marked.join(''), 'a'),
  ];
  const figures = { lines: lines.length, words: lines.flat().length };
  return { ...plate(width, height, content), figures };
}
