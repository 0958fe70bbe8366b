import { range } from 'd3-array';
import { fractalNoise } from './contourLines';
import { createRandom, smoothstep } from './math';
import { type Point, polygon, polyline, spline } from './paths';
import { area, type Box, drawing, landAt, path } from './svg';
import { MARGIN } from './trail';

/*
 * The core services as the layers of one rock, which ends in a cliff. The line in the margin is the drill, which runs through
 * all of them. The page stretches each layer to the height of its text; narrow windows show only what is near the cliff.
 */

/**
 * A layer reaches from y = 0 to its height. Its upper edge may be above that by `relief`, and the layer below covers the rest,
 * the `bleed`, so that no gap shows.
 */
export const CORE = { left: -720, right: 380, height: 160, relief: 40, bleed: 8 };

const BOTTOM = CORE.height + CORE.bleed;

export const DRILL = MARGIN.wide;

/** How far lines are apart. */
export const GRAIN = 28;

/** Hills of about this length, in grains. Each row is another line of hills. */
export const HILL = 9;
export const roughness = fractalNoise(30, HILL);

/** How many edges a cliff has. */
const EDGES = 9;

/** How wide the face of the cliff is. */
const FACE = 20;

/** How light the sides of the face are, each of which catches the light in its own way. */
const LIGHTS = [0.42, 0.16, 0.3];

type Layer = {
  /** Its colour, from light at the surface to dark: see landAt(). */
  share: number;
  /** Its upper edge, as a share of the relief, by the distance from the drill in grains. */
  rise: (grains: number) => number;
  /** Where the cliff is at its upper and at its lower end, how far the layer stands out between them, and how deep it is. */
  cliff: { from: number; to: number; swell: number; depth?: number };
  /** How its outline goes on from the lower end of the cliff, to the left. */
  floor?: string;
  /** What is in it, from back to front, by the y of its upper edge. */
  content: (top: (x: number) => number) => string[];
  /** What is below its floor. */
  beneath?: string[];
};

/** A layer with its weathered cliff, whose face is in the light. */
export function coreLayer({ share, rise, cliff, floor, content, beneath = [] }: Layer) {
  const { left, right, height, relief, bleed } = CORE;
  const { from, to, swell, depth = height } = cliff;
  const random = createRandom(from);
  const jitter = (size: number) => size * (random() - 0.5);
  const step = depth / EDGES;
  const points = range(EDGES + 1).map((i) => {
    const t = i / EDGES;
    /** At both ends it is 0: there, the cliffs of two layers meet. */
    const free = 1 - (2 * t - 1) ** 6;
    const x = from + (to - from) * t + free * (swell + jitter(18));
    const y = step * (i + free * jitter(0.8));
    const back: Point = [x - FACE + free * jitter(26), y + step * free * jitter(0.8)];
    return { front: [x, y] as Point, back };
  });
  const sides = LIGHTS.map((light, kind) =>
    area(
      range(kind, EDGES, LIGHTS.length)
        .map((i) => [points[i], points[i + 1]])
        .map(([upper, lower]) => polygon([upper.front, lower.front, lower.back, upper.back]))
        .join(''),
      'fill-light',
      { 'fill-opacity': light },
    ),
  );
  // The upper edge is level near the cliff, where the page goes on with a rule.
  const fade = (x: number) => smoothstep((from - x) / (2 * GRAIN) - 1);
  const top = (x: number) => -relief * fade(x) * rise((x - DRILL) / GRAIN);
  const surface = range(from, left - 2 * GRAIN, -GRAIN).map((x): Point => [x, top(x)]);
  const edge =
    spline(surface.reverse()) + polyline(points.map(({ front }) => front)).replace('M', 'L');
  const outline = `${edge}${floor ?? `H${to - FACE}V${BOTTOM}H${left - GRAIN}`}z`;
  const box: Box = { frame: 'wide', left, width: right - left, height: relief + BOTTOM };
  return {
    ...drawing('page', box, [
      `<g class="stroke-light" transform="translate(0 ${relief})">`,
      ...beneath,
      area(outline, `fill-${landAt(share)}`),
      `<clipPath id="rock"><path d="${outline}"/></clipPath>`,
      `<g clip-path="url(#rock)">${content(top).join('')}${sides.join('')}</g>`,
      path(edge),
      '</g>',
    ]),
    /** How much larger the drawing is than the layer, above and below, as shares of the layer's height. */
    relief: relief / height,
    bleed: bleed / height,
  };
}

/** A line from edge to edge, and a bit beyond, through a point at every step. */
export const across = (y: (x: number) => number, step = GRAIN) =>
  spline(range(CORE.left - step, CORE.right + 2 * step, step).map((x): Point => [x, y(x)]));

/** The ground below a line. */
export const below = (line: string, share: number) =>
  path(`${line}V${BOTTOM}H${CORE.left - GRAIN}z`, `fill-${landAt(share)}`);
