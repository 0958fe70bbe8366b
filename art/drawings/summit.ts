import { cross, least, min, range } from 'd3-array';
import { drawingLayout } from '../../src/theme/drawingLayout';
import { leastCostPath } from '../leastCostPath';
import { smoothstep } from '../math';
import { mountains } from '../mountains';
import { curve, everyNth, type Point, spline, summitTriangle } from '../paths';
import { shareAt, terrainProfiles } from '../profiles';
import { area, drawing, land, landAt, lightLines, path, trail } from '../svg';

const [WIDTH, HEIGHT] = [1600, 640];

/** The y of the ground, where the trail arrives. */
const FOOT = (79 / 80) * HEIGHT;

const ROWS = 40;
const COLUMNS = 120;

/** The part of the hero's mountains that is shown: the highest one and its neighbours, twice as large. */
const [LEFT, RIGHT] = [0.63, 1.13];

/** The width of the plain on each side of the land. The trail enters where the one at the left ends. */
const SIDE = drawingLayout.summit.side * WIDTH;

/** Where the mountain begins. */
const MOUNTAIN = 0.05;

/** Where the path begins to climb, where the form above the mountain begins, and where the foothills beside it begin. */
const [CLIMB, FORM, FOOTHILLS] = [0.26, 0.435, 0.62];

/** The y of the horizon. */
const HORIZON = FOOT - 92;

/** How far the light at the summit reaches, in pixels. */
const LIGHT = 300;

/** The ground is level at the left, where the trail arrives. Beside the highest mountain, its neighbours are low. */
const highMountains = (across: number, near: number) =>
  mountains(LEFT + across * (RIGHT - LEFT), near) *
  smoothstep((across - MOUNTAIN) / 0.2) *
  (1 - 0.6 * smoothstep((across - 0.37) / 0.1));

/** At the right, below the form, the hero's foothills, mirrored, up to the plain. */
const foothills = (across: number, near: number) =>
  mountains(0.5 - 0.6 * (across - FOOTHILLS), near) *
  smoothstep((across - FOOTHILLS) / 0.1) *
  smoothstep((1 - across) / 0.35);

const levelAt = (near: number) => FOOT - (FOOT - HORIZON) * (1 - near);

/**
 * The highest of the hero's mountains, seen close, on a plain. The trail climbs to its summit on the path of least cost
 * over visible ground. The summit has a warm light.
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
    curve: spline,
  });
  const way = wayToSummit(terrain);
  const [x, y] = way[way.length - 1];
  // The ripples at its foot would be kinks.
  const climb = way.filter(([, y]) => y < FOOT - 30);
  const underForm = terrain.profiles.flatMap(({ line }) => line).filter(([x]) => x > FORM * WIDTH);
  const content = [
    `<linearGradient id="plain" x2="0" y2="1">
      <stop class="stop-color-${landAt(0.42)}"/>
      <stop class="stop-color-near" offset=".8"/>
    </linearGradient>
    <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${LIGHT}">
      <stop class="stop-color-glow" stop-opacity=".85"/>
      <stop class="stop-color-glow" offset="1" stop-opacity="0"/>
    </radialGradient>`,
    area(plainBelow(HORIZON), '', { fill: 'url(#plain)' }),
    lightLines(terrain.hills().map(({ d, near }) => land(d, shareAt(near)))),
    area(landAround(terrain, x), '', { fill: 'url(#light)' }),
    area(plainBelow(FOOT), 'fill-near'),
    trail(curve([[0, FOOT], [0.2 * WIDTH, FOOT], [CLIMB * WIDTH, FOOT], ...everyNth(2, climb)])),
    path(summitTriangle([x, y - 3], 1.3), 'fill-accent stroke-accent'),
  ];
  return {
    ...drawing('foot', WIDTH + 2 * SIDE, HEIGHT, [
      `<g transform="translate(${SIDE})">${content.join('')}</g>`,
    ]),
    trailY: FOOT / HEIGHT,
    foothills: 1 - Number(min(underForm, ([, y]) => y)) / HEIGHT,
  };
}

/** The ground below a y, over the full width. */
const plainBelow = (y: number) => `M${-SIDE} ${y}H${WIDTH + SIDE}V${HEIGHT}H${-SIDE}z`;

type Terrain = ReturnType<typeof terrainProfiles>;

/** The path of least cost over the ground that is in sight. */
function wayToSummit({ profiles, project }: Terrain): Point[] {
  const nodes = cross(range(ROWS), range(COLUMNS), (row, column) => {
    const across = CLIMB + (0.5 * column) / COLUMNS;
    const { near } = profiles[row];
    const [x, y] = project(across, near);
    return {
      at: [x, y] as Point,
      place: [x, near * 520] as Point,
      height: levelAt(near) - y,
      isClosed: profiles.slice(row + 1).some(({ near }) => project(across, near)[1] <= y),
    };
  });
  const start = nodes[(ROWS - 1) * COLUMNS];
  const top = least(nodes, ({ at }) => at[1]) ?? start;
  return leastCostPath(COLUMNS, nodes, start, top, 0.5).map(({ at }) => at);
}

/** The outline of the land around an x, as far as the light reaches. */
function landAround({ profiles, areaOf }: Terrain, x: number) {
  const crest = profiles[0].line.map(
    ([x], i): Point => [x, Number(min(profiles, ({ line }) => line[i][1]))],
  );
  const lit = crest.filter(([at]) => Math.abs(at - x) < LIGHT);
  return areaOf(lit, x - LIGHT, x + LIGHT);
}
