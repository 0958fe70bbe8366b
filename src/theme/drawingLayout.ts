/**
 * Measures that drawings (art/) and the styles around them share. Where nothing else is said, they are fractions of the
 * width or height of a drawing. After a change, run `npm run art`. What a program computes, such as the heights of summits,
 * is in content/drawings.ts.
 */
export const drawingLayout = {
  /** The drawing over a row of cards. `content` is how much of its width is over the content; beside that is only land. */
  panorama: {
    content: 0.4,
    gap: 0.03, // between two columns, as a fraction of the content's width
  },
  engagement: { horizon: 300 / 440 }, // the y of the farthest land
} as const;
