import { cross, min, range } from 'd3-array';
import { drawingLayout } from '../../src/theme/drawingLayout';
import { fractalNoise } from '../contourLines';
import { gaussian, smoothstep } from '../math';
import { CONTENT, columnsOf, planned, SIDE, WIDTH } from '../panorama';
import { type Point, profile } from '../paths';
import { dots, drawing, land, lightLines, trail } from '../svg';

/** The height of a formation in pixels, from left (-1) to right (1), in each profile. */
type Formation = (u: number, row: number) => number;

const HEIGHT = 440;

/** Where the farthest profile and the trail are level. */
const [FAR, TRAIL] = [drawingLayout.engagement.horizon * HEIGHT, (7 / 8) * HEIGHT];

const ROWS = 17;

/** The profile along which the trail runs. */
const TRAIL_ROW = 12;

/** The y at which a profile is level. */
const levelAt = (row: number) => FAR + (TRAIL - FAR) * (row / TRAIL_ROW) ** 1.3;

/** One sharp peak. */
const peak: Formation = (u, row) =>
  (231 * gaussian(u, 0, 0.1) + 132 * gaussian(u, 0, 0.3)) *
  gaussian(row, TRAIL_ROW, row > TRAIL_ROW ? 2.2 : 4.4);

/** The same summits again and again, side by side and one behind the other. */
const seasons: Formation = (u, row) => {
  const across = Math.abs(u) < 0.9 ? Math.cos((5 / 3) * Math.PI * u) ** 2 : 0;
  const deep = Math.cos((Math.PI * (row - TRAIL_ROW)) / 6) ** 2;
  return 165 * across ** 1.3 * deep;
};

/** Curves of many widths that meet in one summit. */
const curves: Formation = (u, row) => {
  const front = Math.max(0, row - TRAIL_ROW) / 4;
  const width = 0.3 + 0.66 * (1 - row / TRAIL_ROW) + 0.2 * front;
  const bell = Math.max(0, 1 - (u / width) ** 2) ** 3;
  return (levelAt(row) - 95) * bell * Math.max(0, 1 - front) ** 1.3;
};

const roughness = fractalNoise(4, 1);

/** A table mountain: a piece of ground with clear limits. */
const table: Formation = (u, row) => {
  if (row < 2) return 0;
  const front = Math.max(0, row - TRAIL_ROW) / 4;
  const edge = 0.79 + 0.07 * front + 0.03 * roughness(Math.sign(u), row / 3);
  return 160 * Math.max(0, 1 - front) * smoothstep((edge - Math.abs(u)) / 0.13);
};

/** The width of a formation, as a fraction of its column's. */
const SPREAD = 1.12;

const FORMATIONS = [peak, seasons, curves, table];
const { width: COLUMN, pitch } = columnsOf(FORMATIONS.length);

/** Where the trail of a card can end, on the last summit of its formation or at the end of its table, from -1 to 1. */
const ENDS = [0, 0.6, 0, 0.6];

/** The place of a point of a formation, from its column's left (-1) to right (1). */
const placeOf = (i: number, u: number) => i * pitch + COLUMN / 2 + u * 0.5 * SPREAD * COLUMN;

/** The distance of the points of a profile, with one on each axis. */
const STEP = pitch / 27;

/** Their places, fewer on the left and right of the content. In each part they are at equal distances. */
const LEFT = range(-SIDE, 75, 75);
const MIDDLE = range((COLUMN / 2) % STEP, CONTENT, STEP);
const RIGHT = range(CONTENT, CONTENT + SIDE + 75, 75);

const roughLand = fractalNoise(3, 90);
const smoothLand = fractalNoise(6, 220);

function heightAt(x: number, row: number): number {
  const formed = FORMATIONS.reduce((sum, formation, i) => {
    const u = (x - placeOf(i, 0)) / (0.5 * SPREAD * COLUMN);
    return sum + formation(u, row) * smoothstep((1 - Math.abs(u)) / 0.3);
  }, 0);
  // Level where a card's trail can begin.
  const fromStart = Math.min(...FORMATIONS.map((_, i) => Math.abs(x - i * pitch)));
  const beside = Math.max(-x, x - CONTENT);
  const distant = 1.1 - row / ROWS;
  const hills = smoothstep(-beside / 120) * 12 * distant * (roughLand(x, row * 16) + 0.5);
  const farHills = smoothstep((beside - 60) / 200) * 50 * distant * (smoothLand(x, row * 14) + 0.7);
  return smoothstep((fromStart - 8) / 24) * (formed + (hills + farHills) / (1 + formed / 30));
}

const yOf = (x: number, row: number) => levelAt(row) - heightAt(x, row);

/** An area above the parts of the content from one place to another. */
const clip = (id: string, parts: [from: number, to: number][]) => {
  const areas = parts.map(([from, to]) => `<path d="M${SIDE + from} 0H${SIDE + to}V${HEIGHT}H${SIDE + from}z"/>`);
  return `<clipPath id="${id}">${areas.join('')}</clipPath>`;
};

/**
 * What media queries change, by the proportions of the picture: in a tablet's, each row of two cards has a trail of its
 * own, and in a phone's each card. It ends with a dot.
 */
const CSS = `
  #ends, #more { display: none }
  @media (min-aspect-ratio: 77/10) { #ends { display: inline } #way { clip-path: url(#rows) } }
  @media (min-aspect-ratio: 15/1) { #more { display: inline } #way { clip-path: url(#cards) } }`;

/**
 * Profiles through a landscape, from far to near, with a formation over each card. What is beside the content has no
 * trail yet.
 */
export function engagement() {
  const lineAt = (row: number, places: number[]) =>
    profile(places.map((x): Point => [SIDE + x, yOf(x, row)]));
  const profiles = range(ROWS).map((row) => {
    const [left, middle, right] = [LEFT, MIDDLE, RIGHT].map((places) => lineAt(row, places));
    const along = middle.replace('M', 'L');
    const crest = `${left}${along}${right.replace('M', 'L')}`;
    const ground = land(`${crest}V${HEIGHT + 20}H-40z`, 0.38 + 0.62 * smoothstep(row / (ROWS - 1)));
    if (row !== TRAIL_ROW) return ground;
    const way = trail(`M${SIDE} ${TRAIL}${along}H${SIDE + CONTENT}`);
    return `${ground}<g id="way">${way}${planned(right)}</g>`;
  });
  const ends = ENDS.map((u, i) => placeOf(i, u));
  const dotsAt = (places: number[]) =>
    dots(
      places.map((x) => [SIDE + x, yOf(x, TRAIL_ROW)]),
      12,
      'stroke-accent',
    );
  const content = [
    clip('rows', [
      [0, ends[1]],
      [2 * pitch, ends[3]],
    ]),
    clip(
      'cards',
      ends.map((end, i) => [i * pitch, end]),
    ),
    lightLines(profiles),
    `<g id="ends">${dotsAt([ends[1], ends[3]])}</g>`,
    `<g id="more">${dotsAt([ends[0], ends[2]])}</g>`,
  ];
  const tops = FORMATIONS.map((_, i) =>
    min(cross(range(ROWS), range(-1, 1, 0.1)), ([row, u]) => yOf(placeOf(i, u), row)),
  );
  return {
    ...drawing('ground', WIDTH, HEIGHT, content, CSS),
    trailY: TRAIL / HEIGHT,
    /** How high the land of a column is, as a fraction of the height. */
    lands: tops.map((top) => 1.04 - Number(top) / HEIGHT),
  };
}
