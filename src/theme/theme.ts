import { fontFamily } from './fontFaces';
import { frame, grid, measures } from './measures';
import { media } from './media';
import { heroColors, printPalette } from './palettes';

/** The groups of tokens that are CSS variables, so that media queries can change them without a script. */
const groups = {
  color: printPalette,
  fontSize: measures.fontSize,
  hero: heroColors.light,
};
type Groups = typeof groups;
type Group = keyof Groups;

const nameOf = (group: Group, key: string) => `--kr-${group}-${key}`;

/** References to the CSS variables of a group. */
const variables = <G extends Group>(group: G) =>
  Object.fromEntries(
    Object.keys(groups[group]).map((key) => [key, `var(${nameOf(group, key)})`]),
  ) as Record<keyof Groups[G], string>;

const content = 'var(--kr-content)';

/** From the edge of the window, or of an element as wide as the window, to the content. */
const contentInset = `calc(50% - 0.5 * ${content})`;

const { container } = measures.layout;

/** Declares the width of the content, the unit of the drawings, and the place and width of the trail, for a frame. */
export const declareFrame = (name: keyof typeof frame) => {
  const { content: units, share, trail, trailWidth } = frame[name];
  return `
    --kr-content: min(${container}, ${share}vw);
    --kr-unit: calc(var(--kr-content) / ${units});
    --kr-trail: calc(${trail} * var(--kr-unit));
    --kr-trail-width: ${trailWidth};
    /* Browsers round the width of a box, but not that of a line in a drawing: both are the same only in whole pixels. */
    @supports (width: round(1px, 1px)) { --kr-trail-width: round(${trailWidth}, 1px); }
  `;
};

/** The length of so many units of a drawing: see `frame` in measures.ts. */
const units = (count: number) => `calc(${count} * var(--kr-unit))`;

const gutter = units(grid.gutter);

/** In wide windows, from the left edge of the content to the column after so many columns. */
const columns = (count: number) => `calc(${count / grid.columns} * (${content} + ${gutter}))`;

/** The theme that styles read: `theme.color.ink` is `var(--kr-color-ink)`. Other tokens are plain values. */
export const theme = {
  ...measures,
  media,
  color: variables('color'),
  fontSize: variables('fontSize'),
  fontFamily,
  layout: {
    ...measures.layout,
    contentInset,
    gutter, // between columns
  },
  units,
  columns,
  trail: {
    width: 'var(--kr-trail-width)', // in drawings, too
    /** From the edge of the window to the line in the margin. */
    start: `calc(50% - 0.5 * ${content} + var(--kr-trail) - 0.5 * var(--kr-trail-width))`,
  },
};

/**
 * @param values the tokens; others, such as the colours that only drawings have, are left out
 * @returns CSS declarations that change tokens of a group for an element and everything inside it
 */
export const declareVariables = <G extends Group>(
  group: G,
  values: Readonly<Partial<Record<keyof Groups[G], string>>>,
) =>
  Object.entries(values)
    .filter(([key]) => key in groups[group])
    .map(([key, value]) => `${nameOf(group, key)}: ${value};`)
    .join('');
