import { range } from 'd3-array';
import { fractalNoise } from '../contourLines';
import { createRandom, smoothstep } from '../math';
import { type Point, polygon, polyline } from '../paths';
import {
  type Content,
  type Core,
  crystals,
  evenBeds,
  roomToGrow,
  straightening,
  tributaries,
  unsurveyed,
} from '../strata';
import { area, drawing, path } from '../svg';
import { MARGIN } from '../trail';

/*
 * The core services as the layers of one core. The line in the margin is the drill, which runs through all of them. In wide
 * windows, the page stretches each layer to the height of its text, and all end in one cliff; in narrow ones, each is a band
 * above its text.
 */

const WIDE: Core = {
  left: -720,
  right: 310,
  height: 176,
  relief: 44,
  drill: MARGIN.wide,
  grain: 28,
};
const NARROW: Core = {
  left: -40,
  right: 360,
  height: 76,
  relief: 32,
  drill: MARGIN.narrow,
  grain: 16,
};

type Layer = {
  content: Content;
  /** Its colour, from light at the surface to dark: see landAt(). */
  share: number;
  /** Its upper edge, as a share of the relief, by the distance from the drill in grains. */
  rise: (grains: number) => number;
  /** Where the cliff is at its upper and at its lower end, and how far the layer stands out between them. */
  cliff: { from: number; to: number; swell: number };
};

const noise = fractalNoise(30, 9);

const advisory: Layer = {
  content: evenBeds,
  share: 0.3,
  rise: (x) => 0.52 + 0.4 * noise(x, 0),
  cliff: { from: 262, to: 292, swell: 4 },
};
const analytics: Layer = {
  content: tributaries,
  share: 0.46,
  rise: (x) => 0.15 + 0.8 * smoothstep(Math.abs(x) / 20),
  cliff: { from: 292, to: 270, swell: -44 },
};
const implementation: Layer = {
  content: crystals,
  share: 0.6,
  rise: (x) => 0.4 + 0.6 * noise(3 * x, 2),
  cliff: { from: 270, to: 290, swell: 24 },
};
const optimisation: Layer = {
  content: straightening,
  share: 0.66,
  rise: (x) => 0.4 - 0.4 * Math.cos((Math.PI / 2) * x),
  cliff: { from: 290, to: 274, swell: -40 },
};
const scalability: Layer = {
  content: roomToGrow,
  share: 0.72,
  rise: (x) => 0.15 + Math.min(0.8, 0.04 * Math.abs(x)) * (0.5 - 0.5 * Math.cos(1.2 * x)) ** 2,
  cliff: { from: 274, to: 286, swell: 18 },
};
const custom: Layer = {
  content: unsurveyed,
  share: 1,
  rise: (x) => 0.2 + 0.15 * noise(x, 5),
  cliff: { from: 286, to: 300, swell: 8 },
};

export const advisoryLayer = () => wide(advisory);
export const advisoryLayerNarrow = () => narrow(advisory);
export const analyticsLayer = () => wide(analytics);
export const analyticsLayerNarrow = () => narrow(analytics);
export const implementationLayer = () => wide(implementation);
export const implementationLayerNarrow = () => narrow(implementation);
export const optimisationLayer = () => wide(optimisation);
export const optimisationLayerNarrow = () => narrow(optimisation);
export const scalabilityLayer = () => wide(scalability);
export const scalabilityLayerNarrow = () => narrow(scalability);
export const customLayer = () => wide(custom);
export const customLayerNarrow = () => narrow(custom);

/** A layer that ends in a weathered cliff, whose face is in the light. */
function wide({ cliff: { from, to, swell }, ...layer }: Layer) {
  const { left, height, relief, grain } = WIDE;
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
  const fade = (x: number) => smoothstep((from - x) / (2 * grain) - 1);
  const profile = polyline(edge);
  return draw(WIDE, layer, fade, (content) => [
    `<clipPath id="cliff"><path d="M${left} ${-relief}H${from}V0${profile.replace('M', 'L')}V${height + 9}H${left}z"/></clipPath>`,
    `<g clip-path="url(#cliff)">${content.join('')}</g>`,
    ...(layer.content === unsurveyed ? [] : [...facets, path(profile)]),
  ]);
}

/** A band from edge to edge. */
const narrow = (layer: Layer) =>
  draw(
    NARROW,
    layer,
    () => 1,
    (content) => content,
  );

function draw(
  core: Core,
  { content, share, rise }: Omit<Layer, 'cliff'>,
  fade: (x: number) => number,
  finish: (content: string[]) => string[],
) {
  const { left, right, height, relief, drill, grain } = core;
  const top = (x: number) => -relief * fade(x) * rise((x - drill) / grain);
  return {
    ...drawing('page', { left, width: right - left, height: height + relief }, [
      `<g class="stroke-light" transform="translate(0 ${relief})">`,
      ...finish(content(core, top, share)),
      '</g>',
    ]),
    /** How far the drawing begins above the layer, as a share of the layer's height. */
    relief: relief / height,
  };
}
