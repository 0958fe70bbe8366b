import { Delaunay } from 'd3-delaunay';
import { randomFrom, range } from '../numbers.mjs';
import { polyline } from '../paths.mjs';
import { dots, path, plate, tint } from '../svg.mjs';

/** @typedef {import('../paths.mjs').Point} Point */

/** A plan of parcels, which are Voronoi cells; one is marked. */
export function projectBased() {
  const [width, height, beyond] = [640, 400, 80];
  const random = randomFrom(31);
  let sites = range(77).map(
    () =>
      /** @type {Point} */ ([
        random() * (width + 2 * beyond) - beyond,
        random() * (height + 2 * beyond) - beyond,
      ]),
  );
  const cells = () => {
    const box = [-beyond, -beyond, width + beyond, height + beyond];
    const diagram = Delaunay.from(sites).voronoi(
      /** @type {[number, number, number, number]} */ (box),
    );
    return sites.map((_, i) => /** @type {Point[]} */ (diagram.cellPolygon(i)).slice(0, -1));
  };
  // Each site moves to the middle of its cell, so that parcels become alike (Lloyd, 1982).
  for (const _ of range(5)) sites = cells().map(centroid);
  const isWithin = (/** @type {Point} */ [x, y], margin = 0) =>
    x > margin && x < width - margin && y > margin && y < height - margin;
  const parcels = cells()
    .map((ring, i) => ({ ring, site: /** @type {Point} */ (sites[i]) }))
    .filter(({ ring }) => ring.some((corner) => isWithin(corner)));
  const distance = (/** @type {Point} */ [x, y]) => Math.hypot(x - 372, y - 190);
  const marked = parcels.reduce((a, b) => (distance(a.site) < distance(b.site) ? a : b));
  // Four tones, by area.
  const bySize = parcels.toSorted((a, b) => area(a.ring) - area(b.ring));
  const tones = range(4).map((tone) =>
    bySize
      .slice((tone * bySize.length) / 4, ((tone + 1) * bySize.length) / 4)
      .map(({ ring }) => polyline(ring, true))
      .join(''),
  );
  const pegs = parcels.filter((parcel) => parcel !== marked && isWithin(parcel.site, 12));
  const content = [
    ...tones.map((d, tone) => tint(d, 0.06 + 0.2 * tone, '')),
    path(polyline(marked.ring, true), 'f'),
    dots(
      pegs.map(({ site }) => site),
      'd',
    ),
  ];
  return { ...plate(width, height, content), figures: { cells: parcels.length } };
}

/** The triangles between the origin and each edge. @param {Point[]} ring */
const triangles = (ring) =>
  ring.map(([ax, ay], i) => {
    const [bx, by] = /** @type {Point} */ (ring[(i + 1) % ring.length]);
    return { x: (ax + bx) / 3, y: (ay + by) / 3, area: (ax * by - bx * ay) / 2 };
  });

const area = (/** @type {Point[]} */ ring) =>
  Math.abs(triangles(ring).reduce((sum, { area }) => sum + area, 0));

/** @param {Point[]} ring @returns {Point} */
function centroid(ring) {
  let [total, cx, cy] = [0, 0, 0];
  for (const { x, y, area } of triangles(ring)) {
    [total, cx, cy] = [total + area, cx + x * area, cy + y * area];
  }
  return [cx / total, cy / total];
}
