import { range } from 'd3-array';
import { gaussian } from '../math';
import { mountains } from '../mountains';
import { curve, type Point, summitTriangle } from '../paths';
import { shareAt, terrainProfiles } from '../profiles';
import { area, type Box, drawing, landAt, path } from '../svg';
import { MARGIN } from '../trail';

/** The summit among the hero's mountains: its x, how far away it is, which is on a profile of both drawings, and its height. */
const SUMMIT = { x: 1070, near: (4 / 7) ** 1.25, height: 20.5 };

type View = {
  box: Box;
  /** The line in the margin, from which x is measured. */
  margin: number;
  /** The x of the summit, and how much wider the hero's mountains are. */
  x: number;
  zoom: number;
  /** The y of the foot, and the height of the summit above its own ground. */
  foot: number;
  peak: number;
  /** How many profiles there are, and how far apart their points are. */
  rows: number;
  step: number;
  /** How large the triangle and the light are. */
  scale: number;
};

export const wide = () =>
  range_({
    box: { frame: 'wide', left: -720, width: 2640, height: 880 },
    margin: MARGIN.wide,
    x: 482,
    zoom: 1,
    foot: 810,
    peak: 440,
    rows: 29,
    step: 15,
    scale: 0.85,
  });

export const narrow = () =>
  range_({
    box: { frame: 'narrow', left: -40, width: 400, height: 400 },
    margin: MARGIN.narrow,
    x: 237,
    zoom: 2,
    foot: 372,
    peak: 200,
    rows: 22,
    step: 6,
    scale: 0.55,
  });

/**
 * The hero's mountains as the end of the page, on ground that is the footer. The trail leaves the margin and climbs a ridge
 * to the summit, which has a warm light behind it.
 */
function range_({ box, margin, x, zoom, foot, peak, rows, step, scale }: View) {
  const left = box.left - margin;
  const beyond = 10; // points of profiles on each side, where they rise from the ground
  const before = Math.ceil((x - left) / step) + beyond;
  const after = Math.ceil((left + box.width - x) / step) + beyond;
  const { hills, front, project } = terrainProfiles({
    rows,
    xs: range(-before, after).map((i) => x + i * step),
    peak,
    heightAt: (at, near) => heightAt(SUMMIT.x + zoom * (at - x), near),
    baseline: (_, near) => foot - 0.3 * peak * (1 - near),
  });
  const y = Math.min(...hills.map(({ line }) => heightOfCurve(line, x)));
  const way = range(0.97, SUMMIT.near, -0.04).map((near) =>
    project(x + (ridgeAt(near) - SUMMIT.x) / zoom, near),
  );
  const from = foot - 0.35 * peak;
  const ridge = way[0][0];
  const route = curve([
    [0, from],
    [0, from + 0.1 * peak],
    [0, from + 0.25 * peak],
    [0.16 * ridge, foot + 0.02 * peak],
    [0.6 * ridge, foot + 0.03 * peak],
    ...way,
    [x, y + 20 * scale],
  ]);
  const lands = hills.map(({ near, line }) =>
    path(`${curve(line)}V${foot + 20}H${line[0][0]}`, `fill-${landAt(0.5 + shareAt(near) / 2)}`, {
      'stroke-opacity': 0.9 - 0.65 * shareAt(near),
    }),
  );
  const light = y + 45 * scale;
  const content = [
    `<radialGradient id="light">
      <stop class="stop-color-glow" stop-opacity=".9"/>
      <stop class="stop-color-glow" offset=".25" stop-opacity=".5"/>
      <stop class="stop-color-glow" offset=".5" stop-opacity=".2"/>
      <stop class="stop-color-glow" offset=".75" stop-opacity=".05"/>
      <stop class="stop-color-glow" offset="1" stop-opacity="0"/>
    </radialGradient>
    <circle cx="${x}" cy="${light}" r="${light}" fill="url(#light)" stroke="none"/>
    <g class="stroke-light">${lands.join('')}</g>`,
    area(`${curve(front)}V${box.height}H${left}`, 'fill-background'),
    area(summitTriangle([x, y + 17 * scale], scale), 'fill-accent'),
  ];
  return {
    ...drawing('foot', { ...box, left }, content),
    left: box.left,
    /** The height at which the line in the margin ends. */
    trailEnd: box.height - from,
    route,
    peak: 700,
    land: 400,
  };
}

/** The hero's mountains, again at the left, with a ridge on which the trail climbs. */
function heightAt(x: number, near: number) {
  const land = mountains(330 + Math.abs(x - 330), near);
  return land + Math.max(0, ridgeHeight(near) - land) * gaussian(x, ridgeAt(near), 21);
}

/** The way down the ridge, from the summit (0) to the foot (1). */
const downRidge = (near: number) => (near - SUMMIT.near) / (1 - SUMMIT.near);

const ridgeAt = (near: number) => {
  const t = downRidge(near);
  return SUMMIT.x - 230 * t ** 1.3 + 20 * Math.sin(2 * Math.PI * t);
};

const ridgeHeight = (near: number) =>
  near < SUMMIT.near ? 0 : SUMMIT.height * (1 - downRidge(near)) ** 1.3;

/** The y of the curve near a line at one of its points, which is lower at a summit: https://en.wikipedia.org/wiki/B-spline */
function heightOfCurve(line: Point[], x: number) {
  const i = line.findIndex(([at]) => at === x);
  return i < 1 ? Number.POSITIVE_INFINITY : (line[i - 1][1] + 4 * line[i][1] + line[i + 1][1]) / 6;
}
