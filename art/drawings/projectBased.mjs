import { Delaunay } from 'd3-delaunay';
import { createRandom, range } from '../math.mjs';
import { land, opaqueGroup, path } from '../svg.mjs';
import { curve, pointsAt, polar, polygon } from '../svgPath.mjs';
import { PANORAMA, panoramaDrawing } from './panorama.mjs';

/** @typedef {import('../svgPath.mjs').Point} Point */

/** Left of the middle, because the page crops the right of the last drawing in a row. */
const CENTRE = 136;

/** Basalt pillars on the cells of a Voronoi diagram; one is highlighted. */
export function projectBased() {
  const { ground } = PANORAMA;
  const [radius, count] = [100, 24];
  const random = createRandom(31);
  let sites = range(count).map(() => polar([0, 0], radius * Math.sqrt(random()), random()));
  // Extra sites around the others keep the outer cells closed.
  const around = range(26).map((i) => polar([0, 0], radius + 16, i / 26));
  const cells = () => {
    const diagram = Delaunay.from([...sites, ...around]).voronoi([-200, -200, 200, 200]);
    return sites.map((_, i) => /** @type {Point[]} */ (diagram.cellPolygon(i)).slice(0, -1));
  };
  // Each site moves to the middle of its cell, so that cells become alike (Lloyd, 1982).
  for (const _ of range(6)) sites = cells().flatMap((ring) => pointsAt(...meansOf(ring)));
  const marked = Delaunay.from(sites).find(-6, 78);
  const pillars = cells()
    .map((ring, i) => {
      const [x = 0, y = 0] = sites[i] ?? [];
      const rise = 34 + 92 * Math.exp(-((x + 12) ** 2 + (y + 30) ** 2) / 4200) + 30 * random();
      return { ring, y, rise, isMarked: i === marked };
    })
    .sort((a, b) => a.y - b.y);
  const project = (/** @type {Point} */ [x, y], lift = 0) =>
    /** @type {Point} */ ([CENTRE + 1.12 * x, ground - 46 + 0.42 * y - lift]);
  const drawn = pillars.map(({ ring, rise, isMarked }) => {
    // Edges run clockwise on screen: those that run left face the viewer.
    const faces = ring.flatMap((a, i) => {
      const b = /** @type {Point} */ (ring[(i + 1) % ring.length]);
      if (b[0] >= a[0]) return [];
      const shade = 0.3 + 0.3 * ((a[1] - b[1]) / Math.hypot(b[0] - a[0], b[1] - a[1]));
      const face = polygon(project(a), project(b), project(b, rise), project(a, rise));
      return isMarked ? path(face, 'accent-area') : land(face, Math.max(0.08, shade));
    });
    const top = polygon(...ring.map((corner) => project(corner, rise)));
    return faces.join('') + (isMarked ? path(top, 'accent-area') : land(top, 0.7));
  });
  // The trail ends at the highlighted pillar.
  const trail = curve(
    pointsAt(0, ground, CENTRE - 30, ground, CENTRE - 7, ground, CENTRE - 7, ground - 12),
  );
  return panoramaDrawing([path(trail, 'accent'), opaqueGroup(drawn)]);
}

/** The means of both coordinates. @param {Point[]} ring */
const meansOf = (ring) =>
  [0, 1].map((axis) => ring.reduce((sum, corner) => sum + Number(corner[axis]) / ring.length, 0));
