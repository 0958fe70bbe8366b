import { fontFamily } from './fontFaces';
import { media } from './media';
import { tokens } from './tokens';

/** The groups of tokens that are CSS variables, so that media queries can change them without a script. */
type Group = 'color' | 'font';

const nameOf = (group: Group, key: string) => `--kr-${group}-${key}`;

/** References to the CSS variables of a group. */
const variables = <G extends Group>(group: G) =>
  Object.fromEntries(
    Object.keys(tokens[group]).map((key) => [key, `var(${nameOf(group, key)})`]),
  ) as Record<keyof (typeof tokens)[G], string>;

const { container, margin } = tokens.layout;

/** From the edge of the window, or of an element as wide as the window, to the content: GlobalStyle.ts sets it. */
const contentInset = 'var(--kr-content-inset)';

export const contentInsetDeclaration = `--kr-content-inset: max(${margin}, 50% - 0.5 * ${container});`;

/** From the trail to the content. It runs down the margin, at least 20 px from text. */
const toContent = `max(23px, 0.5 * ${margin})`;

/** The measures of the trail: see TrailStyle.ts. */
const trail = {
  width: '3px', // in drawings, too
  toContent,
  inset: `calc(${contentInset} - ${toContent})`, // from the edge of the window
  bend: `min(1.5rem, ${toContent} - 4px)`, // the radius of a bend, which is level where it meets a drawing
  /** About a length, as the height of a drawing: 8k + 4 px, of which an odd number of eighths is the middle of a pixel. */
  height: (length: string) => `calc(round(${length}, 8px) + 4px)`,
};

/** The theme that styles read: `theme.color.ink` is `var(--kr-color-ink)`. Other tokens are plain values. */
export const theme = {
  ...tokens,
  layout: { ...tokens.layout, contentInset },
  trail,
  /** The z-index of what is behind the text of its section. The trail is in front of land. */
  layer: { land: -1 },
  media,
  color: variables('color'),
  font: { ...variables('font'), family: fontFamily },
};

/** @returns CSS declarations that change tokens of a group for an element and everything inside it */
export const setVariables = <G extends Group>(
  group: G,
  values: Readonly<Partial<Record<keyof (typeof tokens)[G], string>>>,
) =>
  Object.entries(values)
    .map(([key, value]) => `${nameOf(group, key)}: ${value};`)
    .join('');

/** Changes to every palette for users of forced colours or of more contrast. */
export const contrastOverrides = `
  ${media.forcedColors} { ${setVariables('color', { background: 'Canvas', ink: 'CanvasText' })} }
  ${media.moreContrast} { ${setVariables('color', { line: theme.color.edge, muted: theme.color.ink })} }
`;
