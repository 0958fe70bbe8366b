/**
 * Measures that the program in art/ and the styles around its drawings share, as fractions of a drawing's width or height.
 * After a change, draw again. What the program measures is in drawings.ts.
 */
export const drawingLayout = {
  /** The drawing over a row of cards. `content` is how much of its width is over the content; beside that is only land. */
  panorama: {
    content: 0.4,
    gap: 0.03, // between two columns, as a fraction of the content's width
  },
  engagement: { horizon: 300 / 440 }, // the y of the farthest land
} as const;
