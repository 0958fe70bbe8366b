import { normalFrom, randomFrom, range } from '../numbers.mjs';
import { polyline, spline } from '../paths.mjs';
import { dots, path, plate, tint } from '../svg.mjs';

/** @typedef {import('../paths.mjs').Point} Point */

/** A seasonal series wound into a spiral, a turn a year; the latest year is in the accent. */
export function retainer() {
  const [width, height, years, steps] = [448, 400, 9, 48];
  const normal = normalFrom(randomFrom(8));
  const polar = (/** @type {number} */ radius, /** @type {number} */ turn) => {
    const angle = 2 * Math.PI * turn;
    return /** @type {Point} */ ([
      width / 2 + radius * Math.cos(angle),
      height / 2 + 6 + radius * Math.sin(angle),
    ]);
  };
  const series = range(years * steps + 1).map((i) => {
    const t = i / steps;
    const season =
      Math.cos(2 * Math.PI * (t * 3 - 0.1)) + 0.55 * Math.cos(2 * Math.PI * (t * 5 + 0.2));
    return polar(18 + t * 16.4 + season * (1 + t * 1.6) + 0.3 * normal(), t - 0.25);
  });
  const latest = (years - 1) * steps;
  const months = range(12).map((i) => polyline([polar(12, i / 12), polar(184, i / 12)]));
  const areas = range(years).map((year) =>
    tint(spline(series.slice(year * steps, (year + 1) * steps + 1)), 0.12),
  );
  const content = [
    ...areas,
    path(months.join(''), 'b'),
    path(spline(series.slice(0, latest + 1))),
    path(spline(series.slice(latest)), 'a'),
    dots(series.slice(-1), 'e a'),
  ];
  return { ...plate(width, height, content), figures: { turns: years, pointsPerTurn: steps } };
}
