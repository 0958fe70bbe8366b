import { densityMaps } from '../audiences';

/** The maps of all audiences. That of the companies goes on beyond the right edge of the window. */
export function wide() {
  return densityMaps({
    box: { frame: 'wide', left: -48, width: 1968, height: 532 },
    from: 190,
    interval: 0.018,
    audiences: [
      { count: 12, dot: 3, hills: [{ at: [190, 372], spread: [48, 34], share: 1 }] },
      {
        count: 120,
        dot: 2.6,
        hills: [
          { at: [560, 350], spread: [52, 46], share: 0.6 },
          { at: [670, 250], spread: [42, 40], share: 0.4 },
        ],
      },
      {
        count: 1000,
        dot: 1.5,
        hills: [
          { at: [1050, 205], spread: [64, 58], share: 0.42 },
          { at: [960, 345], spread: [58, 44], share: 0.2 },
          { at: [1255, 255], spread: [76, 70], share: 0.24 },
          { at: [1450, 190], spread: [80, 50], share: 0.14 },
        ],
      },
    ],
  });
}

export function narrow() {
  return densityMaps({
    box: { frame: 'narrow', left: -40, width: 400, height: 262 },
    from: 100,
    interval: 0.046,
    audiences: [
      { count: 12, dot: 2.2, hills: [{ at: [52, 200], spread: [18, 15], share: 1 }] },
      {
        count: 120,
        dot: 1.8,
        hills: [
          { at: [140, 164], spread: [22, 18], share: 0.6 },
          { at: [176, 124], spread: [18, 16], share: 0.4 },
        ],
      },
      {
        count: 500,
        dot: 1.4,
        hills: [
          { at: [285, 104], spread: [30, 26], share: 0.42 },
          { at: [250, 164], spread: [26, 20], share: 0.2 },
          { at: [340, 134], spread: [32, 28], share: 0.24 },
          { at: [380, 94], spread: [30, 24], share: 0.14 },
        ],
      },
    ],
  });
}
