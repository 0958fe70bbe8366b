import { max, pairs, range } from 'd3-array';
import { smoothstep } from './math';
import type { Point } from './paths';

/** How far a profile stands out from those in front of it, in units, where it is drawn: less would be a sliver. */
const IN_SIGHT = 5;

/** How far below the horizon the ends of profiles are: the curves that are drawn cut off the tips of summits. */
const SUNK = 20;

/** How many points a profile takes to rise out of the ones in front. */
const GROWTH = 7;

/** A profile that is out of sight for more points is not drawn there. */
const GAP = 22;

type Terrain = {
  /** How many profiles there are. */
  rows: number;
  /** The places of a profile's points, equally spaced from left to right. */
  xs: number[];
  /** The height of the summit in units. */
  peak: number;
  /** The height at a place, of order 1; `near` goes from far (0) to near (1). */
  heightAt: (x: number, near: number) => number;
  /** The y of height 0. */
  baseline: (x: number, near: number) => number;
};

/** A line through the terrain. */
type Profile = { near: number; line: Point[] };

/** How near the land of a profile looks, from 0 to 1. */
export const shareAt = (near: number): number => smoothstep((near - 0.42) / 0.48);

/** Profiles through a terrain, from far to near, each in front of those before it. */
export function terrainProfiles({ rows, xs, peak, heightAt, baseline }: Terrain) {
  // The gaps between profiles become wider towards the front.
  const nearness = range(rows).map((row) => (row / (rows - 1)) ** 1.25);
  const scale = peak / Number(max(nearness.flatMap((near) => xs.map((x) => heightAt(x, near)))));
  /** Maps a place in the terrain to the drawing. */
  const project = (x: number, near: number): Point => [
    x,
    baseline(x, near) - scale * heightAt(x, near),
  ];
  const profiles = nearness.map((near) => ({ near, line: xs.map((x) => project(x, near)) }));
  return { hills: inSight(profiles), front: profiles[rows - 1].line, project };
}

/** The parts of all profiles that are in sight, except the nearest, from far to near. */
function inSight(profiles: Profile[]) {
  const [nearest, ...others] = profiles.toReversed();
  /** At each place, the y above which what is farther away is in sight. */
  const horizon = new Map(nearest.line);
  const hills = others.flatMap(({ near, line }) => {
    const parts = runs(line.map((_, i) => rise(line, i, horizon) >= IN_SIGHT))
      .map(([first, end]) => sinkEnds(line.slice(first, end), horizon))
      .filter((part) => part.length > GROWTH);
    for (const [x, y] of parts.flat()) horizon.set(x, Math.min(y, yAt(horizon, x)));
    return parts.map((part) => ({ near, line: part }));
  });
  return hills.reverse();
}

/** Where values are true: from the first to the one after the last, apart from large gaps. */
function runs(values: boolean[]) {
  const places = range(values.length).filter((i) => values[i]);
  const gaps = pairs(places).filter(([end, start]) => start - end > GAP);
  // Beside a gap, there is room for sinking out of sight.
  const bounds = gaps.flatMap(([end, start]) => [end + 1 + GROWTH, start - GROWTH]);
  return pairs([places[0], ...bounds, places[places.length - 1] + 1]).filter((_, i) => i % 2 === 0);
}

const yAt = (line: Map<number, number>, x: number) => line.get(x) ?? Number.POSITIVE_INFINITY;

/** How far a line is above the horizon at a point, across the slope. */
function rise(line: Point[], i: number, horizon: Map<number, number>) {
  const [left, from] = line[Math.max(0, i - 1)];
  const [right, to] = line[Math.min(line.length - 1, i + 1)];
  const [x, y] = line[i];
  return (yAt(horizon, x) - y) / Math.hypot(1, (to - from) / (right - left));
}

/**
 * Lets a line rise gradually out of the profiles in front and sink back into them, so that no bundle of parallel lines
 * leads up to it. Its ends are below the horizon, out of sight.
 */
const sinkEnds = (line: Point[], horizon: Map<number, number>) =>
  line.map(([x, y], i): Point => {
    const low = yAt(horizon, x) + SUNK;
    return [x, low - (low - y) * smoothstep(Math.min(i, line.length - 1 - i) / GROWTH)];
  });
