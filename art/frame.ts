/** The frame of all drawings, in units: the width of the content, and the x of the line in the margin (see src/theme/theme.ts). */
export const frame = {
  wide: { content: 1200, trail: -42.5 },
  narrow: { content: 320, trail: -27 },
};

/** The columns of wide windows, and the space between two of them. */
export const grid = { columns: 12, gutter: 36 };
