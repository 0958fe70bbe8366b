/*
 * Where things are in wide windows:
 *
 *   window       trail      content, 1200 units wide               window
 *     |           |            |                               |      |
 *     |---- contentInset ------|                               |      |
 *     |trail.start|-- 42.5 ----|-- columns(5) --|              |      |
 *
 * In narrow windows, there is one column, and the content is 320 units wide.
 */

/**
 * The frame of pictures and trail: sections place them in units, fractions of the content's width, from its left edge. Below
 * the width `md`, there is one column.
 */
export const frame = {
  wide: {
    content: 1200, // The width of the content in units,
    share: 87.5, // as a percentage of the window's width,
    trail: -42.5, // and the middle of the trail in the margin.
    trailWidth: 'max(3px, 3 * var(--kr-unit))', // Never thinner than in small windows.
  },
  narrow: { content: 320, share: 80, trail: -27, trailWidth: '3px' },
} as const;

/** The columns of wide windows, and the space between two of them, in units. */
export const grid = { columns: 12, gutter: 36 } as const;

/** From the edge of the window, or of an element as wide as the window, to the content. */
const contentInset = 'calc(50% - 0.5 * var(--kr-content))';

/** The length of so many units of a drawing. */
const units = (count: number) => `calc(${count} * var(--kr-unit))`;

/** Between two columns. */
const gutter = units(grid.gutter);

/** The part of the theme that depends on the frame. */
export const measures = {
  contentInset,
  gutter,
  units,
  /** In wide windows, from the left edge of the content to the column after so many columns. */
  columns: (count: number) => `calc(${count / grid.columns} * (var(--kr-content) + ${gutter}))`,
  /**
   * Grid columns from edge to edge of the window.
   * @param middle what comes after the line `content-start`: columns up to the right edge, with the line `content-end` among them
   */
  fullBleed: (middle: string) =>
    `[full-start] ${contentInset} [content-start] ${middle} [full-end]`,
  trail: {
    width: 'var(--kr-trail-width)',
    /** The width of the content. */
    content: 'var(--kr-content)',
    /** From the left edge of the content to the middle of the trail, which is negative. */
    x: 'var(--kr-trail)',
    /** From the edge of the window to the trail. */
    start: `calc(${contentInset} + var(--kr-trail) - 0.5 * var(--kr-trail-width))`,
  },
};

/** Declares the width of the content, the unit of the drawings, and where and how wide the trail is, for a frame. */
export const declareFrame = (name: keyof typeof frame) => {
  const { content: count, share, trail: x, trailWidth: width } = frame[name];
  return `
    --kr-content: min(75rem, ${share}vw);
    --kr-unit: calc(var(--kr-content) / ${count});
    --kr-trail: calc(${x} * var(--kr-unit));
    --kr-trail-width: ${width};
    /* Browsers round the width of a box, but not that of a line in a drawing: both are the same only in whole pixels. */
    @supports (width: round(1px, 1px)) { --kr-trail-width: round(${width}, 1px); }
  `;
};
