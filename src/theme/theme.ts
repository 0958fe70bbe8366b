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

/** The theme that styles read: `theme.color.ink` is `var(--kr-color-ink)`. Other tokens are plain values. */
export const theme = {
  ...tokens,
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
