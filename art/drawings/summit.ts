import { bisectRight, least, range, sum } from 'd3-array';
import { smoothstep } from '../math';
import { mountains } from '../mountains';
import { curve, type Point, summitTriangle } from '../paths';
import { shareAt, terrainProfiles } from '../profiles';
import { area, drawing, landAt, path, trail } from '../svg';

/** As wide as the widest window, if the content is 1200 wide. */
const [WIDTH, HEIGHT] = [2900, 864];

/** Where the trail enters, which is the left edge of the content. */
const [START, FOOT] = [850, (15 / 16) * HEIGHT];

/** The left edge and the width of the hero, whose mountains have the same size here. */
const [HERO, HERO_WIDTH] = [38, 1600];

/** The way over the terrain to the ridge below the summit: x, and from far (0) to near (1). */
const WAY: Point[] = [
  [960, 1],
  [1030, 0.95],
  [1090, 0.88],
  [1150, 0.81],
  [1205, 0.74],
  [1245, 0.68],
  [1268, 0.62],
  [1288, 0.55],
];

const acrossHero = (across: number) => (across * WIDTH - HERO) / HERO_WIDTH;

/** The hero's mountains. At the right follow its foothills, mirrored. */
function heightAt(across: number, near: number) {
  const x = acrossHero(across);
  const foothills = mountains(0.53 - 0.75 * (x - 1.02), near);
  return (
    mountains(x, near) * smoothstep((x - 0.08) / 0.2) +
    foothills * smoothstep((x - 0.98) / 0.12) * smoothstep((1.7 - x) / 0.3)
  );
}

function baseline(near: number, across: number) {
  const x = acrossHero(across);
  const spread =
    smoothstep((x - 0.28) / 0.42) -
    0.6 * smoothstep((x - 0.88) / 0.12) -
    0.4 * smoothstep((x - 1.3) / 0.4);
  return FOOT - 150 * (1 - near) * spread;
}

/**
 * The hero's mountains as the end of the page, on ground that is as dark as the footer. The trail leaves their foot, and
 * climbs a ridge to the summit, which has a warm light.
 */
export function summit() {
  const { profiles, areaOf, project, hills } = terrainProfiles({
    width: WIDTH,
    height: HEIGHT,
    rows: 28,
    points: 180,
    peak: 545,
    heightAt,
    baseline,
    curve,
  });
  const top = least(profiles.flatMap(({ line }) => onCurve(line)), ([, y]) => y) as Point;
  const [x, y] = top;
  const way = WAY.map(([x, near]) => project(x / WIDTH, near));
  const lands = hills().map(({ d, near }) => path(d, `fill-${landAt(shareAt(near))}`));
  const content = [
    `<radialGradient id="glow">
      <stop class="stop-color-glow" stop-opacity=".8"/>
      <stop class="stop-color-glow" offset=".5" stop-opacity=".28"/>
      <stop class="stop-color-glow" offset="1" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="foot" x2="0" y2="1">
      <stop class="stop-color-near" stop-opacity="0"/>
      <stop class="stop-color-near" offset=".8"/>
    </linearGradient>
    <mask id="on-land" mask-type="alpha"><use href="#land"/></mask>
    <ellipse cx="${x}" cy="${FOOT}" rx="760" ry="740" fill="url(#glow)" stroke="none" opacity=".7"/>
    <g id="land" class="stroke-light" stroke-opacity=".8">${lands.join('')}</g>
    <g stroke="none" mask="url(#on-land)">
      <circle cx="${x}" cy="${y}" r="300" fill="url(#glow)"/>
      <path fill="url(#foot)" d="M0 ${FOOT - 240}H${WIDTH}V${HEIGHT}H0z"/>
    </g>`,
    area(areaOf(profiles.at(-1)?.line ?? []), 'fill-near'),
    trail(curve([[START, FOOT], [880, FOOT], [930, FOOT], ...way, top])),
    area(summitTriangle([x, y + 3], 0.9), 'fill-outside'),
  ];
  return {
    ...drawing('foot', WIDTH, HEIGHT, content),
    trailY: FOOT / HEIGHT,
    start: START,
    /** Where the trail in the margin comes to the land. */
    landY: Math.min(...profiles.map(({ line }) => yAt(line, START - 40))) / HEIGHT,
  };
}

/** The y of a line at an x. */
const yAt = (line: Point[], x: number) => line[bisectRight(line.map(([x]) => x), x)][1];

/** Points of the curve near a line, which is lower than the line at a summit: https://en.wikipedia.org/wiki/B-spline */
const onCurve = (line: Point[]) =>
  range(1, line.length - 2, 0.1).map((at): Point => {
    const [first, t] = [Math.floor(at) - 1, at % 1];
    const weights = [(1 - t) ** 3, 4 - 6 * t ** 2 + 3 * t ** 3, 1 + 3 * (t + t ** 2 - t ** 3), t ** 3];
    const mean = (axis: 0 | 1) => sum(weights, (weight, i) => (weight * line[first + i][axis]) / 6);
    return [mean(0), mean(1)];
  });
