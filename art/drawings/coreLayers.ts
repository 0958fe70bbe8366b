import { fractalNoise } from '../contourLines';
import { smoothstep } from '../math';
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
import { drawing } from '../svg';
import { MARGIN } from '../trail';

/*
 * The core services as the layers of one core. The line in the margin is the drill, which runs through all of them. In wide
 * windows, the page stretches each layer to the height of its text; in narrow ones, each is a band above its text.
 */

const WIDE: Core = {
  left: -720,
  right: 200,
  height: 160,
  relief: 40,
  drill: MARGIN.wide,
  grain: 16,
};
const NARROW: Core = {
  left: -40,
  right: 360,
  height: 56,
  relief: 16,
  drill: MARGIN.narrow,
  grain: 8,
};

export const advisoryLayer = () => layer(WIDE, 0, evenBeds);
export const advisoryLayerNarrow = () => layer(NARROW, 0, evenBeds);
export const analyticsLayer = () => layer(WIDE, 1, tributaries);
export const analyticsLayerNarrow = () => layer(NARROW, 1, tributaries);
export const implementationLayer = () => layer(WIDE, 2, crystals);
export const implementationLayerNarrow = () => layer(NARROW, 2, crystals);
export const optimisationLayer = () => layer(WIDE, 3, straightening);
export const optimisationLayerNarrow = () => layer(NARROW, 3, straightening);
export const scalabilityLayer = () => layer(WIDE, 4, roomToGrow);
export const scalabilityLayerNarrow = () => layer(NARROW, 4, roomToGrow);
export const customLayer = () => layer(WIDE, 5, unsurveyed);
export const customLayerNarrow = () => layer(NARROW, 5, unsurveyed);

/** @param depth 0 for the layer at the surface, whose upper edge is a landscape */
function layer(core: Core, depth: number, content: Content) {
  const { left, right, height, relief } = core;
  const noise = fractalNoise(30 + 2 * depth, 5 * relief);
  const rise = depth
    ? (x: number) => 0.12 + 0.08 * noise(x, 0)
    : (x: number) => 0.5 + 0.36 * noise(x, 0);
  // Level at the right edge, where the page goes on with a rule.
  const top = (x: number) => -relief * rise(x) * smoothstep((right - x) / (2.4 * relief));
  return {
    ...drawing('foot', { left, width: right - left, height: height + relief }, [
      `<g class="stroke-light" transform="translate(0 ${relief})">`,
      ...content(core, top),
      '</g>',
    ]),
    /** How far the drawing begins above the layer, as a share of the layer's height. */
    relief: relief / height,
  };
}
