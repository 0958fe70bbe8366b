import { range } from 'd3-array';
import { createRandom, smoothstep } from './math';
import { type Point, polygon, polyline, smoothLine } from './paths';
import { area, type Box, drawing, group, landAt, path } from './svg';

/*
 * The core services as the layers of one rock, which ends in a cliff. The line in the margin is the drill, which runs through
 * all of them. The layers are equally high, as are the services beside them: the page stretches the drawing to their height.
 */

/** A rock of six layers. */
export type Core = {
  frame: Box['frame'];
  left: number;
  right: number;
  /** The x of the drill. */
  drill: number;
  /** The height of a layer. The upper edge of each may rise above that by `relief`, in front of the layer above. */
  height: number;
  relief: number;
  /** What is in the rock is measured in grains: how far points of its lines are apart. */
  grain: number;
  /** Along so many units, the upper edges become level near the cliff, where the page goes on with a rule. */
  fade: number;
  /** Where the cliff is at the upper and lower edge of each layer, and how far the layer stands out between them. */
  cliff: { ends: number[]; swells: number[] };
  /** How wide the face of the cliff is, and how many edges it has in each layer. */
  face: number;
  edges: number;
  /** Where the lowest layer ends at the cliff, below its upper edge. */
  depth: number;
};

export type Layer = {
  /** What it shows. */
  name: string;
  /** Its colour, from light at the surface to dark: see landAt(). */
  share: number;
  /** Its upper edge, as a share of the relief, by the distance from the drill in grains. */
  rise: (grains: number) => number;
  /** What is in it, from back to front, by the y of its upper edge. */
  content: (top: (x: number) => number) => string[];
};

/** How light the sides of the face are, each of which catches the light in its own way. */
const LIGHTS = [0.42, 0.16, 0.3];

/**
 * @param layers from the surface down
 * @param floor the y of the lower edge of the lowest layer, from its upper edge
 * @param beneath what is below that
 */
export function rockOf(
  core: Core,
  layers: Layer[],
  floor: (x: number) => number,
  beneath: string[],
) {
  const { frame, left, right, drill, height, relief, grain, cliff } = core;
  const low = (layers.length - 1) * height;
  const sides = layers.map((_, i) => weathered(core, i));
  const front = polyline(sides.flatMap((points) => points.map(({ front }) => front)));
  const foot = range(cliff.ends[layers.length], left - 2 * grain, -grain);
  const edge = front + smoothLine(foot.map((x) => [x, low + even(floor(x))])).replace('M', 'L');
  const outline = `M${left - grain} ${-relief}H${cliff.ends[0]}${edge.replace('M', 'L')}z`;
  const inside = layers.map(({ name, share, rise, content }, i) => {
    const fade = (x: number) => smoothstep((cliff.ends[i] - x) / core.fade - 0.4);
    const top = (x: number) => -relief * fade(x) * rise((x - drill) / grain);
    return group(name, [
      `<g transform="translate(0 ${i * height})">`,
      below(core, across(core, top), share),
      ...content(top),
      '</g>',
    ]);
  });
  const facets = LIGHTS.map((light, kind) =>
    area(
      sides
        .flatMap((points) =>
          range(kind, core.edges, LIGHTS.length)
            .map((i) => [points[i], points[i + 1]])
            .map(([upper, lower]) => polygon([upper.front, lower.front, lower.back, upper.back])),
        )
        .join(''),
      'fill-light',
      { 'fill-opacity': light },
    ),
  );
  const box: Box = {
    frame,
    left,
    width: right - left,
    height: relief + layers.length * height,
  };
  return {
    ...drawing('page', box, [
      `<clipPath id="rock"><path d="${outline}"/></clipPath>`,
      `<g class="stroke-light" transform="translate(0 ${relief})">`,
      group('unknown', [`<g transform="translate(0 ${low})">`, ...beneath, '</g>']),
      '<g clip-path="url(#rock)">',
      ...inside,
      group('cliff', facets),
      '</g>',
      path(edge),
      '</g>',
    ]),
    /** How far it reaches above the layers, as a share of their height. */
    relief: relief / (layers.length * height),
  };
}

/** The points of the cliff at a layer: its edges in front, and those behind its face. */
function weathered({ cliff, height, depth, edges, face }: Core, layer: number) {
  const [from, to] = cliff.ends.slice(layer);
  const random = createRandom(from);
  const jitter = (size: number) => size * (random() - 0.5);
  const step = (layer === cliff.swells.length - 1 ? depth : height) / edges;
  return range(edges + 1).map((i) => {
    const t = i / edges;
    /** At both ends it is 0: there, the cliffs of two layers meet. */
    const free = 1 - (2 * t - 1) ** 6;
    const x = from + (to - from) * t + free * (cliff.swells[layer] + jitter(0.9 * face));
    const y = layer * height + step * (i + free * jitter(0.8));
    const front = rounded(x, y);
    return {
      front,
      back: rounded(x - face + free * jitter(1.3 * face), y + step * free * jitter(0.8)),
    };
  });
}

const rounded = (x: number, y: number): Point => [Math.round(x), Math.round(y)];

/** See smoothLine(). */
const even = (y: number) => 0.4 * Math.round(y / 0.4);

/** A line from edge to edge, and a bit beyond, near a point at every step. */
export const across = (
  { left, right, grain }: Core,
  y: (x: number) => number,
  step = grain,
): string =>
  smoothLine(range(left - step, right + 2 * step, step).map((x): Point => [x, even(y(x))]));

/** The ground of a layer below a line. */
export const below = ({ left, height, grain }: Core, line: string, share: number) =>
  path(`${line}V${height}H${left - grain}z`, `fill-${landAt(share)}`);
