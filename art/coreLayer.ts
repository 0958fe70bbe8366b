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

/** A layer reaches from y = 0 to its height. Its upper edge may be above that by `relief`. */
export const CORE = { left: -720, right: 380, height: 176, relief: 44 };

export const DRILL = MARGIN.wide;

/** How far lines are apart. */
export const GRAIN = 28;

export const roughness = fractalNoise(30, 9);

type Layer = {
  /** Its colour, from light at the surface to dark: see landAt(). */
  share: number;
  /** Its upper edge, as a share of the relief, by the distance from the drill in grains. */
  rise: (grains: number) => number;
  /** Where the cliff is at its upper and at its lower end, and how far the layer stands out between them. */
  cliff: { from: number; to: number; swell: number };
  /** What is in it, from back to front, by the y of its upper edge. */
  content: (top: (x: number) => number) => string[];
};

/** A layer with its weathered cliff, whose face is in the light. */
export function coreLayer({ share, rise, cliff: { from, to, swell }, content }: Layer) {
  const { left, right, height, relief } = CORE;
  const random = createRandom(from);
  const jitter = (size: number) => size * (random() - 0.5);
  const steps = 9;
  const edge = range(steps + 1).map((i): Point => {
    const t = i / steps;
    const bulge = 1 - (2 * t - 1) ** 6;
    const x = from + (to - from) * t + swell * bulge;
    return bulge ? [x + jitter(16), height * t + jitter(12)] : [x, height * t];
  });
  const back = edge.map(([x, y]): Point => [x - 18 + jitter(20), y]);
  const facets = [0.5, 0.2, 0.36].map((opacity, shade) =>
    area(
      range(shade, steps, 3)
        .map((i) => polygon([edge[i], edge[i + 1], back[i + 1], back[i]]))
        .join(''),
      'fill-light',
      { 'fill-opacity': opacity },
    ),
  );
  // The upper edge is level near the cliff, where the page goes on with a rule.
  const fade = (x: number) => smoothstep((from - x) / (2 * GRAIN) - 1);
  const top = (x: number) => -relief * fade(x) * rise((x - DRILL) / GRAIN);
  const face = polyline(edge);
  const box: Box = { frame: 'wide', left, width: right - left, height: height + relief };
  return {
    ...drawing('page', box, [
      `<g class="stroke-light" transform="translate(0 ${relief})">`,
      `<clipPath id="cliff"><path d="M${left} ${-relief}H${from}V0${face.replace('M', 'L')}V${height + 9}H${left}z"/></clipPath>`,
      `<g clip-path="url(#cliff)">${below(across(top), share)}${content(top).join('')}</g>`,
      ...facets,
      path(face),
      '</g>',
    ]),
    /** How far the drawing begins above the layer, as a share of the layer's height. */
    relief: relief / height,
  };
}

/** A line from edge to edge, and a bit beyond, through a point at every step. */
export const across = (y: (x: number) => number, step = 2 * GRAIN) =>
  spline(range(CORE.left - step, CORE.right + 2 * step, step).map((x): Point => [x, y(x)]));

/** The ground below a line. */
export const below = (line: string, share: number) =>
  path(`${line}V${CORE.height + 9}H${CORE.left - 60}z`, `fill-${landAt(share)}`);
