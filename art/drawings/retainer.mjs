import { normalFrom, randomFrom, range } from '../math.mjs';
import { path, sprucePlate, tint } from '../svg.mjs';
import { spline } from '../svgPath.mjs';
import { PANORAMA } from './panorama.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/** A seasonal series wound into a spiral, a turn a year. The line comes along the ground and makes the latest turn. */
export function retainer() {
  const { width, height, ground } = PANORAMA;
  const [years, steps, pitch, centre] = [6, 48, 16, 164];
  const outer = ground - centre;
  const normal = normalFrom(randomFrom(8));
  const polar = (/** @type {number} */ radius, /** @type {number} */ turn) => {
    const angle = 2 * Math.PI * turn;
    return /** @type {Point} */ ([
      width / 2 + radius * Math.sin(angle),
      centre + radius * Math.cos(angle),
    ]);
  };
  const series = range(years * steps + 1).map((i) => {
    const t = i / steps;
    // No season and no noise at the foot of each turn, where the last one meets the ground.
    const foot = Math.sin(Math.PI * t) ** 2;
    const season = 0.45 * Math.cos(6 * Math.PI * t) - 0.55 * Math.cos(10 * Math.PI * t);
    const radius = outer - pitch * (years - t);
    return polar(radius + foot * (season * (1.5 + t * 1.1) + 0.5 * normal()), t);
  });
  const latest = (years - 1) * steps;
  const along = (/** @type {number} */ i) => (i * width) / 14;
  /** @type {Point[]} */
  const trail = [
    ...range(7).map((i) => /** @type {Point} */ ([along(i), ground - (pitch * i * i) / 49])),
    ...series.slice(latest),
    ...range(7).map((i) => /** @type {Point} */ ([along(i + 8), ground])),
  ];
  const areas = range(years).map((year) =>
    tint(spline(series.slice(year * steps, (year + 1) * steps + 1)), 0.2),
  );
  const content = [...areas, path(spline(series.slice(0, latest + 1))), path(spline(trail), 'a')];
  return {
    ...sprucePlate(width, height, content),
    numbers: { turns: years, pointsPerTurn: steps },
    trailY: ground / height,
  };
}
