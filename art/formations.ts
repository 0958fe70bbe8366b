import { range } from 'd3-array';
import { fractalNoise } from './contourLines';
import { gaussian, smoothstep } from './math';
import { middle, type Point, smoothLine, triangleOn } from './paths';
import { area, type Box, drawing, group, land, lightLines } from './svg';
import { branch, MARGIN, trail } from './trail';

/**
 * The height of a formation above level land, in units of the wide drawing.
 * @param u from its left (-1) to its right (1)
 * @param near of the profile: 0 is the farthest, 1 that of the trail, and what is nearer is in front of it
 */
type Formation = (u: number, near: number) => number;

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
    return 165 * across ** 1.3 * Math.cos(2 * Math.PI * near) ** 4 * front(near);
  },

  /** Curves of many widths that meet in one summit. */
  workshops: (u, near) => {
    const width = 0.3 + 0.66 * (1 - near) + 0.86 * Math.max(0, near - 1);
    const bell = Math.max(0, 1 - (u / width) ** 2) ** 3;
    return (290 - levelAt(near) - 14 * Math.max(0, 1 - near)) * bell * front(near) ** 1.3;
  },

  /** A table mountain: a piece of ground with clear limits. Its foot is wider behind. */
  projects: (u, near) => {
    const far = Math.max(0, 1 - near);
    const slope = 0.3 + 0.4 * far + 0.2 * Math.max(0, near - 1);
    const height = 190 - levelAt(near) - 8 * far;
    return height * front(near) * smoothstep((0.54 + slope - Math.abs(u)) / slope);
  },
} satisfies Record<string, Formation>;

type Ground = {
  on: (keyof typeof formations)[];
  box: Box;
  /** The place of the first axis, and the distance to the next. */
  axis: number;
  pitch?: number;
  /** Half of the width of a formation. */
  spread?: number;
  /** How high everything is, 1 in the wide drawing. */
  scale?: number;
  /** The y of level land in the profile of the trail. */
  level: number;
  /** The distance of the points of a profile: all other places are multiples of it from the first axis. */
  step: number;
  /** How many profiles are farther away than that of the trail: a multiple of 3. */
  behind: number;
  /** The y where the trail leaves the margin, and the x where it arrives on its profile. Without it, it comes from the left. */
  from: number;
  start?: number;
  /** The x where the trail ends, with a triangle. Without it, the trail goes on to the right edge. */
  end?: number;
  /** The left edge of the card, if the drawing is that of a card in another column. */
  column?: number;
  /** Whether there is the sky of the page. */
  sky?: boolean;
  /** How many of the profiles are in the haze at both sides, or in the dark. */
  hazy?: number;
};

const roughLand = fractalNoise(3, 90);
const smoothLand = fractalNoise(6, 220);

/** Formations on one continuous ground: profiles through it, from far to near, and the trail along one of them. */
export function ground(options: Ground) {
  const { on, box, axis, pitch = 0, spread = 160, scale = 1, level, step, behind } = options;
  const [left, right] = [box.left, box.left + box.width];
  const last = axis + (on.length - 1) * pitch;
  const yAt = (x: number, near: number) => {
    const formed = on.reduce(
      (sum, key, i) => sum + formations[key]((x - axis - i * pitch) / spread, near),
      0,
    );
    const beside = smoothstep((Math.max(axis - x, x - last) - 170) / 230);
    const rough = 14 * (roughLand(x, 190 * near) + 0.5);
    const smooth = 56 * (smoothLand(x, 170 * near) + 0.7);
    const hills = Math.max(0, 1 - near) * (rough * (1 - beside) + smooth * beside);
    return level - scale * (levelAt(near) + formed + hills / (1 + formed / 30));
  };
  const pointsOf = (near: number, from: number, to: number) =>
    // Rounded for smoothLine().
    range(from - step / 2, to + step, step).map(
      (x): Point => [x, 0.4 * Math.round(yAt(x, near) / 0.4)],
    );
  const profiles = range(NEAREST * behind).map((row, _, { length }) => {
    const near = row / behind;
    const start = axis - step * Math.ceil((axis - left) / step);
    const line = smoothLine(pointsOf(near, start, right + step));
    const share = 0.38 + 0.62 * smoothstep(row / (length - 1));
    return land(`${line}V${level + 100}H${start}`, share);
  });
  const { from, start, end = right, column = 0, sky = false, hazy = 0 } = options;
  const way = pointsOf(1, start ?? left - step, end);
  const d = smoothLine(way);
  const mark = box.frame === 'wide' ? 1 : 0.6;
  const air = `M${left} 0H${right}V${level}H${left}z`;
  return drawing('page', { ...box, left: left - column }, [
    `<g transform="translate(${-column} 0)">`,
    sky ? group('sky', [area(air, 'fill-background')]) : '',
    hazy ? group('distance', [HAZE, lightLines(profiles.slice(0, hazy))]) : '',
    hazy ? group('air', [area(air, '', { fill: 'url(#haze)' })]) : '',
    group('mountains', [lightLines(profiles.slice(hazy))]),
    group('route', [
      start === undefined ? trail(d) : branch(MARGIN[box.frame], from, middle(way[0], way[1]), d),
    ]),
    options.end
      ? group('mark', [
          area(triangleOn(middle(way[way.length - 2], way[way.length - 1]), mark), 'fill-accent'),
        ])
      : '',
    '</g>',
  ]);
}

/** At both sides, distant land has the colour of the background. */
const HAZE = `<linearGradient id="haze">
  <stop class="stop-color-background"/>
  <stop class="stop-color-background" offset=".26" stop-opacity="0"/>
  <stop class="stop-color-background" offset=".74" stop-opacity="0"/>
  <stop class="stop-color-background" offset="1"/>
</linearGradient>`;
