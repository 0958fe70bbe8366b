import { max, range } from 'd3-array';
import { smoothstep } from './math';
import type { Point } from './paths';

/** A profile is drawn where it is this many pixels above the ones in front. */
const IN_SIGHT = 5;

/** How many points a profile takes to rise out of the ones in front. */
const GROWTH = 7;

type Terrain = {
  width: number;
  height: number;
  /** How many profiles there are. */
  rows: number;
  /** How many points a profile has. */
  points: number;
  /** The height of the summit in pixels. */
  peak: number;
  /** The height at a place: across the drawing (0 to 1), and from far (0) to near (1). */
  heightAt: (across: number, near: number) => number;
  /** The y of height 0. */
  baseline: (near: number, across: number) => number;
  /** Writes a line as path data. */
  curve: (line: Point[]) => string;
};

/** A line through the terrain, and how high each of its points is above the baseline, in pixels. */
type Profile = { near: number; line: Point[]; rises: number[] };

/** The share of land() for a profile. Far land is not pale: beside a dark summit it would look like a fault. */
export const shareAt = (near: number): number => Math.max(0.45, smoothstep((near - 0.06) / 0.84));

/** Profiles through a terrain, from far to near, each hiding those behind it. */
export function terrainProfiles(terrain: Terrain) {
  const { width, height, rows, points, peak, heightAt, baseline, curve } = terrain;
  const places = range(-1, points + 2).map((i) => i / points);
  // The gaps between profiles become wider towards the front.
  const nearness = range(rows).map((row) => (row / (rows - 1)) ** 1.25);
  const heights = nearness.map((near) => places.map((across) => heightAt(across, near)));
  const scale = peak / Number(max(heights.flat()));
  /** Maps a place in the terrain to the drawing. */
  const project = (across: number, near: number): Point => [
    across * width,
    baseline(near, across) - scale * heightAt(across, near),
  ];
  const profiles = nearness.map((near, row) => ({
    near,
    line: places.map((across) => project(across, near)),
    rises: heights[row].map((rise) => scale * rise),
  }));
  /** Path data of a line and the area below it; open, so that the sides are not stroked. */
  const areaOf = (line: Point[], left = -20, right = width + 20) =>
    `${curve(line)}H${right}V${height + 200}H${left}`;
  /** The parts of all profiles that are in sight, except the nearest profile, from far to near. */
  const hills = () =>
    partsInSight(profiles).map(({ near, line, isCut }) => ({
      near,
      d: areaOf(line, line[0][0], isCut ? line.at(-1)?.[0] : undefined),
    }));
  return { profiles, areaOf, project, hills };
}

/** Goes from near to far. The horizon is, at each point, the y above which what is farther away is in sight. */
function partsInSight(profiles: Profile[]) {
  const [nearest, ...others] = profiles.toReversed();
  const horizon = nearest.line.map(([, y]) => y);
  const parts = others.flatMap(({ near, line, rises }) => {
    const isInSight = line.map(([, y], i) => Math.min(horizon[i] - y, rises[i]) >= IN_SIGHT);
    const first = Math.max(0, isInSight.indexOf(true));
    const end = isInSight.lastIndexOf(true) + 1;
    const isCut = end < line.length;
    const part = sinkEnds(line.slice(first, end), horizon.slice(first, end), isCut);
    part.forEach(([, y], i) => {
      horizon[first + i] = Math.min(horizon[first + i], y);
    });
    return part.length > 1 ? [{ near, line: part, isCut }] : [];
  });
  return parts.reverse();
}

/**
 * Lets a line rise gradually out of the profiles in front and, if it is cut, sink back into them, so that no bundle of
 * parallel lines leads up to it. Its ends are below the horizon, out of sight.
 */
const sinkEnds = (line: Point[], horizon: number[], isCut: boolean) =>
  line.map(([x, y], i): Point => {
    const toEnd = isCut ? line.length - 1 - i : GROWTH;
    const low = horizon[i] + IN_SIGHT;
    return [x, low - (low - y) * smoothstep(Math.min(i, toEnd) / GROWTH)];
  });
