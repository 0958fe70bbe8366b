import { fontFamily } from './fontFaces';
import { media } from './media';
import { tokens } from './tokens';

type Values = Readonly<Record<string, string>>;

const nameOf = (group: string, key: string) => `--kr-${group}-${key}`;

/** What reads the CSS variable of each key. */
const variables = <T extends Values>(group: string, values: T) =>
  Object.fromEntries(
    Object.keys(values).map((key) => [key, `var(${nameOf(group, key)})`]),
  ) as Record<keyof T, string>;

/** CSS declarations that give the variables of a group these values. */
const declarations = (group: string, values: Values) =>
  Object.entries(values)
    .map(([key, value]) => `${nameOf(group, key)}: ${value};`)
    .join('');

/**
 * What styles read. Colours and sizes of type are CSS variables (`theme.color.ink` is `var(--kr-color-ink)`), so that a
 * scheme or a window changes them by CSS alone. Everything else is its value.
 */
export const theme = {
  ...tokens,
  color: variables('color', tokens.color),
  font: { ...variables('font', tokens.font), family: fontFamily },
};

/**
 * @param colors those that change
 * @returns CSS declarations that set these colours for everything inside
 */
export const setColors = (colors: Readonly<Partial<Record<keyof typeof tokens.color, string>>>) =>
  declarations('color', colors);

/**
 * @param sizes those that change
 * @returns CSS declarations that set these sizes of type for everything inside
 */
export const setSizes = (sizes: Readonly<Partial<Record<keyof typeof tokens.font, string>>>) =>
  declarations('font', sizes);

/** What readers may ask of every palette: the system's own colours, or more contrast. */
export const readerPreferences = `
  ${media.forcedColors} { ${setColors({ paper: 'Canvas', ink: 'CanvasText' })} }
  ${media.moreContrast} { ${setColors({ line: theme.color.edge, muted: theme.color.ink })} }
`;
