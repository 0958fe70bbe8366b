import { pairs, range } from 'd3-array';
import { fractalNoise } from './contourLines';
import { gaussian, smoothstep } from './math';
import { middle, type Point, smoothLine } from './paths';
import { land } from './svg';

/**
 * The height of a formation above level land, in units of the wide drawing.
 * @param u from its left (-1) to its right (1)
 * @param near of the profile: 0 is the farthest, 1 that of the trail, and what is nearer is in front of it
 */
type Formation = (u: number, near: number) => number;

/** Half of the width of a formation. */
const SPREAD = 160;

/** How far above the trail's profile the farthest one is. */
const DEPTH = 90;

/** How near the nearest profile is. */
const NEAREST = 4 / 3;

/** How far a profile is above that of the trail, where the land is level. */
const levelAt = (near: number) => DEPTH * (1 - near ** 1.3);

/** How high a formation still is in front of the trail, from 1 to 0 at the nearest profile. */
const front = (near: number) => Math.min(1, (NEAREST - near) / (NEAREST - 1));

export const formations = {
  /** One sharp peak. */
  shortTerm: (u, near) =>
    (231 * gaussian(u, 0, 0.1) + 132 * gaussian(u, 0, 0.3)) *
    gaussian(near, 1, near > 1 ? 0.18 : 0.37),

  /** The same summits again and again, side by side and one behind the other. */
  retainer: (u, near) => {
    const across = Math.abs(u) < 0.9 ? Math.cos((5 / 3) * Math.PI * u) ** 2 : 0;
    return 165 * across ** 1.3 * Math.cos(2 * Math.PI * near) ** 2 * front(near);
  },

  /** Curves of many widths that meet in one summit. */
  workshops: (u, near) => {
    const width = 0.3 + 0.66 * (1 - near) + 0.86 * Math.max(0, near - 1);
    const bell = Math.max(0, 1 - (u / width) ** 2) ** 3;
    return (290 - levelAt(near)) * bell * front(near) ** 1.3;
  },

  /** A table mountain: a piece of ground with clear limits. */
  projects: (u, near) => {
    const edge = 0.84 + 0.2 * Math.max(0, near - 1);
    return near < 0.1 ? 0 : 160 * front(near) * smoothstep((edge - Math.abs(u)) / 0.3);
  },
} satisfies Record<string, Formation>;

type Landscape = {
  on: Formation[];
  /** The place of the first axis, and the distance to the next. */
  axis: number;
  pitch: number;
  /** How high everything is, 1 in the wide drawing. */
  scale: number;
  /** The y of level land in the profile of the trail. */
  level: number;
  /** The edges of the drawing. */
  left: number;
  right: number;
  /** The distance of the points of a profile: all other places are multiples of it from the first axis. */
  step: number;
  /** How many profiles are farther away than that of the trail: a multiple of 3. */
  behind: number;
};

const roughLand = fractalNoise(3, 90);
const smoothLand = fractalNoise(6, 220);

/** Profiles through land with formations, from far to near. */
export function landscape(options: Landscape) {
  const { on, axis, pitch, scale, level, left, right, step, behind } = options;
  const end = axis + (on.length - 1) * pitch;
  const yAt = (x: number, near: number) => {
    const formed = on.reduce(
      (sum, formation, i) => sum + formation((x - axis - i * pitch) / SPREAD, near),
      0,
    );
    const beside = smoothstep((Math.max(axis - x, x - end) - 170) / 230);
    const rough = 14 * (roughLand(x, 190 * near) + 0.5);
    const smooth = 56 * (smoothLand(x, 170 * near) + 0.7);
    const hills = Math.max(0, 1 - near) * (rough * (1 - beside) + smooth * beside);
    return level - scale * (levelAt(near) + formed + hills / (1 + formed / 30));
  };
  const pointsOf = (near: number, from: number, to: number) =>
    range(from - step / 2, to + step, step).map((x): Point => {
      const [left, here, right] = [x - step, x, x + step].map((at) => yAt(at, near));
      // As much farther out as the curve will be within its points, and rounded for smoothLine().
      const y = here - (left - 2 * here + right) / 8;
      return [x, 0.4 * Math.round(y / 0.4)];
    });
  const profiles = range(NEAREST * behind).map((row, _, { length }) => {
    const near = row / behind;
    const start = axis - step * Math.ceil((axis - left) / step);
    const line = smoothLine(pointsOf(near, start, right + step));
    const share = 0.38 + 0.62 * smoothstep(row / (length - 1));
    return land(`${line}V${level + 100}H${start}`, share);
  });
  /** The way along the profile of the trail, and both of its ends. */
  const way = (from: number, to: number) => {
    const line = pairs(pointsOf(1, from, to));
    return {
      d: smoothLine(pointsOf(1, from, to)),
      start: middle(...line[0]),
      end: middle(...line[line.length - 1]),
    };
  };
  return { profiles, way };
}
