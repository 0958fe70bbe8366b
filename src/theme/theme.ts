import { fontFamily } from './fontFaces';
import { media } from './media';
import { tokens } from './tokens';

/** The tokens that are CSS variables, so that a scheme or a window changes them by CSS alone. */
type Group = 'color' | 'font';

const nameOf = (group: Group, key: string) => `--kr-${group}-${key}`;

/** What reads the CSS variable of each token. */
const variables = <G extends Group>(group: G) =>
  Object.fromEntries(
    Object.keys(tokens[group]).map((key) => [key, `var(${nameOf(group, key)})`]),
  ) as Record<keyof (typeof tokens)[G], string>;

/** What styles read: `theme.color.ink` is `var(--kr-color-ink)`; other tokens are plain values. */
export const theme = {
  ...tokens,
  media,
  color: variables('color'),
  font: { ...variables('font'), family: fontFamily },
};

/** @returns CSS declarations that give these tokens of a group other values, for everything inside */
export const setVariables = <G extends Group>(
  group: G,
  values: Readonly<Partial<Record<keyof (typeof tokens)[G], string>>>,
) =>
  Object.entries(values)
    .map(([key, value]) => `${nameOf(group, key)}: ${value};`)
    .join('');

/** What readers may ask of every palette: the system's own colours, or more contrast. */
export const readerPreferences = `
  ${media.forcedColors} { ${setVariables('color', { paper: 'Canvas', ink: 'CanvasText' })} }
  ${media.moreContrast} { ${setVariables('color', { line: theme.color.edge, muted: theme.color.ink })} }
`;
