import { type Audience, densityMaps } from '../audiences';
import type { Point } from '../paths';
import { MARGIN } from '../trail';

/**
 * The map of one audience. Its line leaves the margin at a height of its own.
 * @param from the y where it leaves the margin
 * @param to where it arrives on the land
 */
function narrow(height: number, from: number, to: Point, audience: Audience) {
  return densityMaps({
    box: { left: -40, width: 400, height },
    from: [MARGIN.narrow, from],
    to,
    interval: 0.036,
    audiences: [audience],
  });
}

export const industriesStartups = () =>
  narrow(130, 10, [56, 92], {
    count: 12,
    dot: 2.4,
    hills: [{ at: [160, 66], spread: [44, 20], share: 1 }],
  });

export const industriesResearchers = () =>
  narrow(190, 40, [36, 164], {
    count: 120,
    dot: 2.2,
    hills: [
      { at: [225, 78], spread: [40, 28], share: 0.6 },
      { at: [120, 116], spread: [36, 26], share: 0.4 },
    ],
  });

/** It goes on beyond the right edge of the window. */
export const industriesCompanies = () =>
  narrow(270, 60, [24, 200], {
    count: 1000,
    dot: 1.2,
    hills: [
      { at: [190, 112], spread: [44, 34], share: 0.42 },
      { at: [120, 175], spread: [38, 30], share: 0.2 },
      { at: [300, 150], spread: [48, 40], share: 0.24 },
      { at: [390, 110], spread: [40, 34], share: 0.14 },
    ],
  });
