/** The width of the content under a panorama, and of the land on each side of it, up to the edges of the widest windows. */
export const [CONTENT, SIDE] = [1200, 2400];
export const WIDTH = CONTENT + 2 * SIDE;

/** The gap between two columns of text. */
const GAP = 48;

/** The distance from one column to the next, and the width of a column. */
export function columnsOf(count: number) {
  const pitch = (CONTENT + GAP) / count;
  return { pitch, width: pitch - GAP };
}

/** What the page needs to set the columns. */
export const measuresOf = (columns: number) => ({
  content: CONTENT / WIDTH,
  columns,
  gap: GAP / CONTENT,
});
