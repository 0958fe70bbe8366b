import { type Core, rockOf } from '../core';
import { beds, crystals, folds, ground, ridges, roughness, streams, unknown } from '../coreLayers';
import { MARGIN } from '../trail';

/** Bleeds to the left edge of very wide windows. */
export function wide() {
  const core: Core = {
    frame: 'wide',
    left: -720,
    right: 380,
    drill: MARGIN.wide,
    height: 164,
    relief: 40,
    grain: 28,
    fade: 112,
    cliff: { ends: [340, 360, 346, 362, 344, 358, 330], swells: [4, -12, 10, -12, 12, 10] },
    face: 20,
    edges: 9,
    depth: 72,
  };
  const floor = floorOf(core, 14, 1);
  return rockOf(
    core,
    [
      beds(core, 6),
      streams(
        'M-150 69H-2',
        [
          { at: (up, aside) => [-2 + up, 69 + aside], reach: 67, forks: 4, span: 126, seed: 6 },
          { at: (up, aside) => [-150 - up, 69 + aside], reach: 110, forks: 4, span: 126, seed: 5 },
        ],
        6,
      ),
      // Whole in the narrowest windows of this frame, whose left edge is at -86.
      crystals(core, { place: [-30, 68], pitch: [80, 50], seed: 1 }),
      folds(core, 9),
      ridges(core, [16, 26, 42, 64]),
      ground,
    ],
    floor,
    unknown(core, floor, 330, 15),
  );
}

/** Composed for the strip beside the text. */
export function narrow() {
  const core: Core = {
    frame: 'narrow',
    left: -40,
    right: 40,
    drill: MARGIN.narrow,
    height: 176,
    relief: 26,
    grain: 12,
    fade: 24,
    cliff: { ends: [30, 36, 32, 36, 31, 35, 24], swells: [1, -3, 1, -4, 1, 1] },
    face: 9,
    edges: 6,
    depth: 84,
  };
  const floor = floorOf(core, 12, 0.5);
  return rockOf(
    core,
    [
      beds(core, 6),
      streams(
        `M${MARGIN.narrow} 150C${MARGIN.narrow} 126 1 142 1 112`,
        [{ at: (up, aside) => [1 + aside, 112 - up], reach: 30, forks: 3, span: 46, seed: 12 }],
        4.5,
      ),
      crystals(core, { place: [-15, 80], pitch: [38, 38], seed: 12 }),
      folds(core, 9),
      ridges(core, [10, 17, 28, 42]),
      ground,
    ],
    floor,
    unknown(core, floor, 24, 12),
  );
}

/** The lower edge of the lowest layer, with hills of that height and length. */
function floorOf({ cliff, depth, grain }: Core, hills: number, length: number) {
  const wave = (x: number) => hills * roughness(x / (grain * length), 5);
  const end = wave(cliff.ends[cliff.ends.length - 1]);
  return (x: number) => depth + wave(x) - end;
}
