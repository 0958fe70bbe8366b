# d3-delaunay draws the Voronoi cells of 50 points in a square. The same points come in a smaller unit, so that the
# square has a side of 0.0001, as a town has in radians. How many cells are there?
#
# One would expect 50 in any unit: the picture is the same, and doubles are precise enough. In fact there are 15, and
# one if the side is 0.00001. cellPolygon() returns null for the others, without an error, because triangles with an
# area below a fixed limit count as straight lines. The triangles themselves are all right. Scale before, not after.
# Seen with d3-delaunay 6.0.6.
. "$(dirname "$0")/lib.sh"
packages d3-delaunay@6.0.6

cat >run.mjs <<'END'
import { Delaunay } from 'd3-delaunay';
let seed = 1;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const points = Array.from({ length: 50 }, () => [random(), random()]);
for (const side of [1, 0.001, 0.0001, 0.00001]) {
  const delaunay = Delaunay.from(points.map(([x, y]) => [side * x, side * y]));
  const voronoi = delaunay.voronoi([0, 0, side, side]);
  const cells = points.filter((_, i) => voronoi.cellPolygon(i)).length;
  console.log(`side ${side}: ${delaunay.triangles.length / 3} triangles, ${cells} cells`);
}
END
expect 'in a square' 'side 1: 88 triangles, 50 cells
side 0.001: 88 triangles, 50 cells
side 0.0001: 88 triangles, 15 cells
side 0.00001: 88 triangles, 1 cells' "$(node run.mjs)"
