import { terrain } from '../field.mjs';
import { kernel, range } from '../numbers.mjs';
import { spline } from '../paths.mjs';
import { land, onLand, path, plate } from '../svg.mjs';

/** @typedef {import('../paths.mjs').Point} Point */

/** Many quiet sections and one sharp peak, whose ridge is in the accent. */
export function shortTerm() {
  const [width, height, summitRow] = [640, 400, 11];
  const noise = terrain(3, 70);
  const sections = range(24).map((row) => {
    const base = 112 + row * 12;
    const rise = kernel(row, summitRow, 2.6);
    const line = range(67).map((i) => {
      const x = (i - 1) * 10;
      const sharp = 212 * rise * (0.7 * kernel(x, 372, 19) + 0.3 * kernel(x, 372, 56));
      return /** @type {Point} */ ([x, base - sharp - 3.2 * noise(x, row * 22) * (0.6 + rise)]);
    });
    const area = spline(line, `V${height * 2 + 20}H-20`);
    const shade = kernel(row, summitRow, row < summitRow ? 3 : 6);
    const ridge = row === summitRow ? path(spline(line), 'a o') : '';
    const section = land(area, 0.95 * shade) + ridge;
    return shade > 0.35 ? onLand([section]) : `<g class="m">${section}</g>`;
  });
  return { ...plate(width, height, sections), figures: { sections: sections.length } };
}
