import { densityMaps } from '../audiences';
import { MARGIN } from '../trail';

const [LEFT, WIDTH, INTERVAL] = [-40, 400, 0.036];

/** The map of the startups. */
export function industriesStartups() {
  return densityMaps({
    box: { left: LEFT, width: WIDTH, height: 130 },
    from: [MARGIN.narrow, 10],
    to: [56, 92],
    interval: INTERVAL,
    audiences: [{ count: 12, dot: 2.4, hills: [{ at: [160, 66], spread: [44, 20], share: 1 }] }],
  });
}

/** The map of the researchers. */
export function industriesResearchers() {
  return densityMaps({
    box: { left: LEFT, width: WIDTH, height: 190 },
    from: [MARGIN.narrow, 40],
    to: [36, 164],
    interval: INTERVAL,
    audiences: [
      {
        count: 120,
        dot: 2.2,
        hills: [
          { at: [225, 78], spread: [40, 28], share: 0.6 },
          { at: [120, 116], spread: [36, 26], share: 0.4 },
        ],
      },
    ],
  });
}

/** The map of the companies, which goes on beyond the right edge of the window. */
export function industriesCompanies() {
  return densityMaps({
    box: { left: LEFT, width: WIDTH, height: 270 },
    from: [MARGIN.narrow, 60],
    to: [24, 200],
    interval: INTERVAL,
    audiences: [
      {
        count: 1000,
        dot: 1.2,
        hills: [
          { at: [190, 112], spread: [44, 34], share: 0.42 },
          { at: [120, 175], spread: [38, 30], share: 0.2 },
          { at: [300, 150], spread: [48, 40], share: 0.24 },
          { at: [390, 110], spread: [40, 34], share: 0.14 },
        ],
      },
    ],
  });
}
