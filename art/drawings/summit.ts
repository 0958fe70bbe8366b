import { drawingLayout } from '../../src/theme/drawingLayout';
import { leastCostPath } from '../leastCostPath';
import { minBy, range, smoothstep } from '../math';
import { mountains } from '../mountains';
import { palettes } from '../palettes';
import { shareAt, terrainProfiles } from '../profiles';
import { drawing, land, lightLines, path } from '../svg';
import { curve, type Point, simplify, summitTriangle, toUnits } from '../svgPath';

const [WIDTH, HEIGHT] = [1600, 640];

/** The y of the ground: above the edge of the footer, which covers the end of the drawing. */
const FOOT = HEIGHT - 4;

const ROWS = 40;
const COLUMNS = 120;

/** The part of the hero's mountains that is shown: the highest one and its neighbours, twice as large. */
const [LEFT, RIGHT] = [0.63, 1.13];

/** Where the path begins, level with the ground, and where the mountain begins. */
const { trail: START, land: MOUNTAIN } = drawingLayout.summit;

/** Where the path begins to climb, where the form above the mountain begins, and where the foothills beside it begin. */
const [CLIMB, FORM, FOOTHILLS] = [0.26, 0.51, 0.62];

/** How far the light at the summit reaches, in pixels. */
const LIGHT = 300;

/** The ground is level at the left, where the trail arrives. */
const highMountains = (across: number, near: number) =>
  mountains(LEFT + across * (RIGHT - LEFT), near) * smoothstep((across - MOUNTAIN) / 0.2);

/** At the right, below the form, the hero's foothills, mirrored. */
const foothills = (across: number, near: number) =>
  mountains(0.5 - 0.6 * (across - FOOTHILLS), near) * smoothstep((across - FOOTHILLS) / 0.1);

const levelAt = (near: number, across: number) =>
  FOOT - (90 + 50 * smoothstep(across)) * (1 - near);

/**
 * The highest of the hero's mountains, seen close. The trail climbs to its summit on the path of least cost over visible
 * ground. The nearest ground has the colour of the footer, and the summit a warm light.
 */
export function summit() {
  const terrain = terrainProfiles({
    width: WIDTH,
    height: HEIGHT,
    rows: ROWS,
    points: 100,
    peak: 500,
    heightAt: (across, near) =>
      near < 1 ? highMountains(across, near) + foothills(across, near) : 0,
    baseline: levelAt,
  });
  const way = wayToSummit(terrain);
  const [x, y] = way.at(-1) as Point;
  const underForm = terrain.profiles.flatMap(({ line }) => line).filter(([x]) => x > FORM * WIDTH);
  const content = [
    lightLines(terrain.hills().map(({ d, near }) => land(d, shareAt(near)))),
    warmLight(terrain, [x, y]),
    path(curve(simplify([[START * WIDTH, FOOT], ...way], 2)), 'accent'),
    path(summitTriangle([x, y - 3], 1.3), 'accent-area thin-accent'),
  ];
  return {
    ...drawing('foot', WIDTH, HEIGHT, content),
    trailY: FOOT / HEIGHT,
    foothills: 1 - Math.min(...underForm.map(([, y]) => y)) / HEIGHT,
  };
}

type Terrain = ReturnType<typeof terrainProfiles>;

/** The path of least cost over the ground that is in sight. */
function wayToSummit({ profiles, project }: Terrain): Point[] {
  const nodes = range(ROWS * COLUMNS).map((i) => {
    const [across, row] = [CLIMB + (0.5 * (i % COLUMNS)) / COLUMNS, Math.floor(i / COLUMNS)];
    const { near } = profiles[row] as Terrain['profiles'][number];
    const [x, y] = project(across, near);
    return {
      at: [x, y] as Point,
      place: [x, near * 520] as Point,
      height: levelAt(near, across) - y,
      isClosed: profiles.slice(row + 1).some(({ near }) => project(across, near)[1] <= y),
    };
  });
  const start = nodes[(ROWS - 1) * COLUMNS] as (typeof nodes)[number];
  const top = minBy(nodes, ({ at }) => at[1]);
  return leastCostPath({ columns: COLUMNS, nodes }, start, top, 0.5).map(({ at }) => at);
}

/** A warm light on the land around a point. */
function warmLight({ profiles, areaOf }: Terrain, [x, y]: Point) {
  const lines = profiles.map(({ line }) => line);
  const silhouette = (lines[0] ?? [])
    .map(([x], i): Point => [x, Math.min(...lines.map((line) => (line[i] as Point)[1]))])
    .filter(([at]) => Math.abs(at - x) < LIGHT);
  const color = palettes.spruce.day.accent;
  return `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${toUnits(x)}" cy="${toUnits(y)}" r="${toUnits(LIGHT)}"><stop stop-color="${color}" stop-opacity=".85"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><path stroke="none" fill="url(#light)" d="${areaOf(silhouette, x - LIGHT, x + LIGHT)}"/>`;
}
