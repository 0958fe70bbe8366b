/**
 * Measures that drawings (art/) and the styles around them share. Where nothing else is said, they are fractions of the
 * width or height of a drawing. After a change, run `npm run art`. What a program computes, such as the heights of summits,
 * is in content/drawings.ts.
 */
export const drawingLayout = {
  /** The drawing over a row of cards. `content` is how much of its width is over the content; beside that is only land. */
  panorama: {
    content: 0.2,
    gap: 0.03, // between two columns, as a fraction of the content's width
  },
  /** `columns` is how high the land is in each column. Only styles read it: look at the drawing, and measure. */
  industries: { columns: [0.34, 0.55, 0.95] },
  engagement: {
    columns: [1, 0.75, 0.83, 0.72],
    horizon: 300 / 440, // the y of the farthest land
  },
  /** Equal parts, each with a summit in its middle. On both sides there are parts with only land. */
  mountainRange: { summits: 6, partsBefore: 4 },
} as const;
