/**
 * Measures that drawings (art/) and the styles around them share: fractions of the width or height of a drawing. After a
 * change, run `npm run art`. What a program computes, such as the heights of summits, is in content/drawings.ts.
 */
export const drawingLayout = {
  /** The drawing over a row of cards. `content` is how much of its width is over the content; beside that is only land. */
  panorama: {
    content: 0.2,
    gap: 0.04, // between two columns, as a fraction of the content's width
  },
  industries: { columns: 3 },
  engagement: {
    columns: 4,
    horizon: 300 / 440, // the y of the farthest land
  },
  /** Equal parts, each with a summit in its middle. On both sides there are parts with only land. */
  mountainRange: { summits: 6, partsBefore: 4 },
  coreSample: {
    drill: 0.3, // the x of the trail
    overlap: 9 / 172, // how much higher a layer begins than its service, and how much lower it ends
  },
  summit: {
    trail: 0.24, // the x where the trail begins
    land: 0.05, // the x where the mountain begins
    side: 0.5, // how wide the plain on each side is; all as fractions of the width between
  },
} as const;
