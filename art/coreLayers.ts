import { cross, range } from 'd3-array';
import { Delaunay } from 'd3-delaunay';
import { fractalNoise } from './contourLines';
import { across, below, type Core, type Layer } from './core';
import { createRandom, smoothstep } from './math';
import { type Point, polygon } from './paths';
import { dots, landAt, path } from './svg';

/** Hills of about this length, in grains. Each row is another line of hills. */
const HILL = 9;
export const roughness = fractalNoise(30, HILL);

/** Even beds: a plan. */
export const beds = (core: Core, count: number): Layer => {
  const share = 0.3;
  return {
    name: 'advisory',
    share,
    rise: (x) => 0.58 + 0.46 * roughness(x, 0),
    content: (top) =>
      range(1, count).map((i) => {
        const y = (x: number) => (core.height * i) / count + top(x) * (1 - i / count);
        return below(core, across(core, y, 2 * core.grain), share + 0.04 * (1 + (i % 2)));
      }),
  };
};

type Tree = {
  /** A point so far upstream from the first fork, and so far beside it. */
  at: (upstream: number, aside: number) => Point;
  /** From one fork to the next, on average. */
  reach: number;
  /** How often the streams fork. */
  forks: number;
  /** How far apart the outer springs are. */
  span: number;
  seed: number;
};

/** The width of a stream that forks so often. */
const widthOf = (forks: number) => ({ 'stroke-width': 1.2 + 0.5 * forks });

/**
 * Streams, each from its spring to the drill. Upstream they fork, never twice in the same way.
 * @param trunk path data of the stream in which all others meet
 * @param spring the diameter of a spring
 */
export const streams = (trunk: string, trees: Tree[], spring: number): Layer => ({
  name: 'analytics',
  share: 0.46,
  rise: (x) => 0.15 + 0.8 * smoothstep(Math.abs(x) / 20),
  content() {
    const most = Math.max(...trees.map(({ forks }) => forks));
    const lines: string[][] = range(most).map(() => []);
    const springs: Point[] = [];
    for (const { at, reach, forks, span, seed } of trees) {
      const random = createRandom(seed);
      const around = (size: number, spread: number) => size * (1 + spread * (random() - 0.5));
      /** Draws what flows into a point. */
      function fork([up, aside]: Point, width: number, left: number) {
        if (left === 0) return springs.push(at(up, aside));
        for (const turn of [-1, 1]) {
          const end: Point = [up + around(reach, 0.6), aside + turn * around(width / 4, 0.15)];
          const half = (up + end[0]) / 2;
          const bend = [at(half, aside), at(half, end[1]), at(...end)];
          lines[left - 1].push(`M${at(up, aside)}C${bend.join(' ')}`);
          fork(end, width / 2, left - 1);
        }
      }
      fork([0, 0], span, forks);
    }
    return [
      path(trunk, '', widthOf(most)),
      ...lines.map((d, i) => path(d.join(''), '', widthOf(i))),
      dots(springs, spring),
    ];
  },
});

type Crystals = {
  /** Where the new one is. */
  place: Point;
  /** From one crystal to the next, across and down. */
  pitch: [number, number];
  seed: number;
};

/** How far apart the rows of a regular lattice are, whose points are 1 apart. */
const ROW = Math.sqrt(0.75);

/** Crystals: a new one, at the drill, among those that were there before. */
export const crystals = (core: Core, { place, pitch, seed }: Crystals): Layer => {
  const share = 0.6;
  return {
    name: 'implementation',
    share,
    rise: (x) => 0.5 + 0.34 * roughness(2.5 * x, 2),
    content(top) {
      const { left, right, height, relief, grain } = core;
      const random = createRandom(seed);
      // They grow in a regular lattice, which is stretched: its rows and columns, from the new one.
      const [x0, x1] = [left, right].map((x) => (x - place[0]) / pitch[0]);
      const [y0, y1] = [-relief, height].map((y) => (y - place[1]) / pitch[1]);
      const centres = cross(range(Math.floor(x0) - 1, x1 + 1), range(Math.ceil(y0 + 0.4), y1)).map(
        ([column, y]): Point => {
          const x = column + (y % 2 === 0 ? 0 : 0.5);
          // The nearer to the new one, the more regular.
          const freedom = 0.75 * smoothstep(Math.hypot(x, y) / 2.5);
          const shift = () => freedom * (random() - 0.5);
          return [x + shift(), ROW * (y + shift())];
        },
      );
      const voronoi = Delaunay.from(centres).voronoi([x0 - 2, ROW * y0, x1 + 2, ROW * y1]);
      const cells = centres.map((_, i) =>
        voronoi
          .cellPolygon(i)
          .map(
            ([x, y]): Point => [
              Math.round(place[0] + pitch[0] * x),
              Math.round(place[1] + (pitch[1] * y) / ROW),
            ],
          ),
      );
      const isNew = (i: number) => centres[i][0] === 0 && centres[i][1] === 0;
      const isVisible = (i: number) => cells[i].some(([x]) => x > left && x < right);
      const lighter = [-0.12, -0.04, 0.04, 0.12];
      const kinds = centres.map(() => Math.floor(lighter.length * random()));
      const outlines = (isOne: (i: number) => boolean) =>
        range(cells.length)
          .filter((i) => isVisible(i) && isOne(i))
          .map((i) => polygon(cells[i]))
          .join('');
      return [
        `<clipPath id="vein"><path d="${across(core, top)}V${height}H${left - grain}z"/></clipPath>`,
        '<g clip-path="url(#vein)">',
        ...lighter.map((more, kind) =>
          path(
            outlines((i) => kinds[i] === kind && !isNew(i)),
            `fill-${landAt(share + more)}`,
          ),
        ),
        path(outlines(isNew), 'fill-accent'),
        '</g>',
        path(across(core, top)),
      ];
    },
  };
};

/** From one bend to the next, in grains, on average. */
const BEND = 2;

/** A winding way becomes straight. */
export const folds = (core: Core, count: number): Layer => {
  const share = 0.66;
  /** How much the straight way still rises and falls. */
  const swell = (x: number) => 0.25 * core.grain * roughness(x / (2 * core.grain), 80);
  return {
    name: 'optimisation',
    share,
    // No bend is as long or as deep as another.
    rise: (x) =>
      (0.36 + 0.12 * roughness(x, 40)) *
      (1 - Math.cos((Math.PI * x) / BEND + 1.6 * roughness(x / 2, 60))),
    content: (top) =>
      range(1, count).map((i) => {
        const done = i / count;
        const y = (x: number) => core.height * done + top(x) * (1 - done) ** 1.5 + done * swell(x);
        return below(core, across(core, y, core.grain / 2), share + 0.1 * (i % 2));
      }),
  };
};

/** Ridges that grow from row to row, in height and in width. */
export const ridges = (core: Core, heights: number[]): Layer => {
  const share = 0.72;
  return {
    name: 'scalability',
    share,
    rise: (x) => 0.2 + 0.12 * roughness(x / 2, 20),
    content: () =>
      heights.map((size, row) => {
        const foot = (core.height * (row + 2)) / (heights.length + 1);
        const ridge = (x: number) => 0.5 + 0.5 * roughness((0.3 * HILL * x) / size, 100 * row);
        const line = across(core, (x) => foot - size * ridge(x), size / 2);
        return below(core, line, share + ((1 - share) * (row + 1)) / heights.length);
      }),
  };
};

/** Surveyed ground. */
export const ground: Layer = {
  name: 'custom',
  share: 1,
  rise: (x) => 0.2 + 0.15 * roughness(x, 5),
  content: () => [],
};

/** The diameters of the dots in each row. */
const SIZES = [8.5, 6.8, 5.2, 3.8, 2.6];

/**
 * Ground that no map shows yet, in rows of dots along the edge of what is surveyed: the deeper, the less is known. They are
 * dashes of length zero, which stay round and equally far apart when the drawing is stretched.
 * @param floor the y of the edge
 * @param end where the first row ends
 * @param gap from one dot to the next
 */
export const unknown = (core: Core, floor: (x: number) => number, end: number, gap: number) =>
  SIZES.map((size, row) =>
    path(
      across(
        { ...core, right: end - (row * gap) / 2 - 2 * core.grain },
        (x) => floor(x) + (row + 0.7) * 0.9 * gap,
      ),
      `stroke-${landAt(0.68 - 0.11 * row)}`,
      {
        'stroke-width': size,
        'stroke-dasharray': `0 ${gap}`,
        'stroke-dashoffset': (row % 2) * (gap / 2),
      },
    ),
  );
