import { range } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { CORE, coreLayer, DRILL, GRAIN, roughness } from '../../coreLayer';
import { createRandom } from '../../math';
import { type Point, polygon } from '../../paths';
import { landAt, path } from '../../svg';

const SHARE = 0.6;

/** Crystals: a new one, at the drill, among those that were there before. */
export const draw = () =>
  coreLayer({
    share: SHARE,
    rise: (x) => 0.5 + 0.34 * roughness(2.5 * x, 2),
    cliff: { from: 346, to: 362, swell: 10 },
    content() {
      const { left, right, height, relief } = CORE;
      const random = createRandom(8);
      const [columns, rows] = [Math.round((right - left) / (2.7 * GRAIN)), 4];
      const centres = range(columns * rows).map(
        (i): Point => [
          left + (((i % columns) + 0.1 + 0.8 * random()) * (right - left)) / columns,
          ((Math.floor(i / columns) + 0.1 + 0.8 * random()) * height) / rows,
        ],
      );
      const bounds = [left - GRAIN, -relief, right + GRAIN, height + GRAIN] as const;
      const voronoi = Delaunay.from([...centres, [DRILL, height / 2]]).voronoi([...bounds]);
      const outline = (i: number) =>
        polygon(voronoi.cellPolygon(i).map(([x, y]) => [Math.round(x), Math.round(y)]));
      const shades = [-0.12, -0.04, 0.04, 0.12].map((lighter, shade, { length }) =>
        path(
          range(shade, centres.length, length).map(outline).join(''),
          `fill-${landAt(SHARE + lighter)}`,
        ),
      );
      return [...shades, path(outline(centres.length), 'fill-accent')];
    },
  });
