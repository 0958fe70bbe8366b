import { range } from 'd3-array';
import { distanceFrom } from './coastline';
import { contourPaths, fractalNoise } from './contourLines';
import { createRandom } from './math';
import { curve, everyNth, type Point } from './paths';
import { riverNetwork } from './riverNetwork';
import { area, type Box, path } from './svg';

/** The widths of streams by their Strahler number, from 1. */
const WIDTHS = [0.9, 1.7, 2.6, 3.5];

/** The greens of basins. */
const GREENS = ['land6', 'land12', 'land18'];

type Land = {
  seed: number;
  /** Where there are rivers, if they are within the land. */
  box: Box;
  spacing: number;
  trunk: Point[];
  confluences: Point[];
  mouths: Point[];
  /** How far inside of the basins a place is; outside, it is negative. */
  extent: (at: Point) => number;
  isLand: (at: Point) => boolean;
  /** The number of each basin's green. */
  greens: number[];
};

/** Land with rivers, and their basins in several greens. */
export function land({ seed, box, spacing, extent, isLand, greens, ...rivers }: Land): string[] {
  const random = createRandom(seed);
  const jitter = () => 0.9 * spacing * (random() - 0.5);
  const fromTrunk = distanceFrom(rivers.trunk);
  const noise = fractalNoise(seed, 6 * spacing);
  const { streams, basinAt } = riverNetwork({
    ...rivers,
    spacing,
    places: range(box.left, box.left + box.width, spacing)
      .flatMap((x) => range(0, box.height, spacing).map((y): Point => [x + jitter(), y + jitter()]))
      .filter((at) => isLand(at) && extent(at) > 8 && Math.abs(fromTrunk(at)) > 0.8 * spacing),
    roughness: ([x, y]) => 2 + 1.6 * noise(x, y),
  });
  const shift = ([x, y]: Point): Point => [x + box.left, y];
  /** Where a field is positive. */
  const areaOf = (field: (at: Point) => number) =>
    contourPaths(
      (x, y) => field(shift([x, y])),
      { ...box, cell: 1.2 * spacing, levels: [0] },
      shift,
    ).join('');
  const outline = areaOf(extent);
  const [green, ...others] = GREENS;
  // Outlines hide the gaps between basins.
  const basins = others.map((other, i) =>
    path(
      areaOf((at) => (greens[basinAt(at)] === i + 1 ? 1 : -1)),
      `fill-spruce-${other} stroke-spruce-${other}`,
    ),
  );
  const lines = WIDTHS.map((width, i) =>
    path(
      streams
        .map((stream) => stream.filter(({ order }) => order > i).map(({ at }) => at))
        .filter(({ length }) => length > 2)
        .map((stream) => curve(everyNth(3, stream)))
        .join(''),
      'stroke-spruce-edge',
      { 'stroke-width': width },
    ),
  );
  return [
    `<clipPath id="land"><path d="${outline}"/></clipPath>`,
    area(outline, `fill-spruce-${green}`),
    `<g clip-path="url(#land)">${basins.join('')}</g>`,
    ...lines,
  ];
}
