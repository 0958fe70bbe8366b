import { createNormal, createRandom, range } from '../math.mjs';
import { dots, path, translucentArea } from '../svg.mjs';
import { polar, spline } from '../svgPath.mjs';
import { PANORAMA, panoramaDrawing } from './panorama.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/** A seasonal series wound into a spiral, one turn a year. The trail runs along the ground and is the last turn. */
function spiral(goesOn = true) {
  const { width, ground } = PANORAMA;
  const [years, steps, pitch, centre] = [6, 48, 16, 164];
  const outer = ground - centre;
  const normal = createNormal(createRandom(8));
  const noise = range(years * steps + 1).map(normal);
  /** A point of the series, or a point nearer to the centre, by `inwards`. */
  const pointOf = (/** @type {number} */ i, inwards = 0) => {
    const t = i / steps;
    // No seasonality or noise at the bottom of each turn, where the last one meets the ground.
    const foot = Math.sin(Math.PI * t) ** 2;
    const season = 0.45 * Math.cos(6 * Math.PI * t) - 0.55 * Math.cos(10 * Math.PI * t);
    const radius = outer - pitch * (years - t);
    const noisy = radius + foot * (season * (1.5 + t * 1.1) + 0.5 * Number(noise[i]));
    return polar([width / 2, centre], noisy - inwards, 0.25 - t);
  };
  const series = range(years * steps + 1).map((i) => pointOf(i));
  const latest = (years - 1) * steps;
  const along = (/** @type {number} */ i) => (i * width) / 14;
  /** @type {Point[]} */
  const trail = [
    ...range(7).map((i) => /** @type {Point} */ ([along(i), ground - (pitch * i * i) / 49])),
    ...series.slice(latest),
    ...range(goesOn ? 7 : 0).map((i) => /** @type {Point} */ ([along(i + 8), ground])),
  ];
  // Each area ends where it begins, so that no seam shows.
  const areas = range(years).map((year) => {
    const ring = range(steps + 1).map((i) => pointOf(year * steps + i, (pitch * i) / steps));
    return translucentArea(spline(ring), 0.2);
  });
  const end = dots(goesOn ? [] : trail.slice(-1), 'large-dot accent');
  const others = path(spline(series.slice(0, latest + 1)));
  return [...areas, others, path(spline(trail), 'accent'), end];
}

export const retainer = () => panoramaDrawing(spiral(), spiral(false));
