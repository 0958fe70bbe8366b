import {
  dark,
  darkEmber,
  darkEmberDrawing,
  darkHeroDrawing,
  darkSpruce,
  ember,
  relief,
  spruce,
  tokens,
} from '../src/theme/tokens';

/** The theme's colours in one scheme, on one kind of section. */
type ThemeColors = Record<keyof typeof tokens.color, string>;

/**
 * The colours of a drawing: the background, lines (ink), faint lines (soft), the trail (accent), land at middle distance
 * (relief), marks on it (marks), near land (near), its dark foot (shadow), lines on land (light), and a
 * warm light (glow).
 */
export type Palette = Record<
  | 'background'
  | 'ink'
  | 'soft'
  | 'accent'
  | 'relief'
  | 'marks'
  | 'near'
  | 'shadow'
  | 'light'
  | 'glow',
  string
>;

/**
 * Mixes two colours of six hexadecimal digits.
 * @param share of the second, from 0 to 1
 */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a = 0, b = 0] = [from, to].map((color) => parseInt(color.slice(start, start + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * The colour of land at a distance: between far and middle, or between middle and near.
 * @param mixColors mixes two colours
 * @param share from far (0) to near (1)
 */
export const landColor = (
  mixColors: typeof mix,
  [far, middle, near]: [far: string, middle: string, near: string],
  share: number,
): string =>
  share < 0.5 ? mixColors(far, middle, 2 * share) : mixColors(middle, near, 2 * share - 1);

/** The palette of drawings with some colours of the theme and of land. */
const drawingPalette = (
  { background, ink, accent, line, drawingLine }: ThemeColors,
  land: string,
  near: string,
): Palette => ({
  background,
  ink,
  soft: mix(line, ink, 0.3),
  accent,
  relief: land,
  marks: mix(land, ink, 0.35),
  near,
  shadow: mix(background, '#000000', 0.5),
  light: mix(land, drawingLine, 0.8),
  glow: accent,
});

/** The palette of maps: contour lines have a colour of their own, and the ground around a map (near) may glow. */
const mapPalette = (colors: ThemeColors, land: string, ink: string, near: string): Palette => ({
  ...drawingPalette(colors, land, near),
  ink,
});

const day = tokens.color;
const night = dark;
const spruceDay = { ...day, ...spruce };
const spruceNight = { ...night, ...darkSpruce };
const emberDay = { ...day, ...ember };
const emberNight = { ...night, ...darkEmber };

const paper = {
  day: drawingPalette(day, relief.light, spruceDay.background),
  night: drawingPalette(night, relief.dark, spruceNight.background),
};

/** The palettes by day and by night, by where a drawing is. */
export const palettes = {
  spruce: {
    day: drawingPalette(spruceDay, relief.light, mix(relief.light, spruceDay.ink, 0.45)),
    night: drawingPalette(spruceNight, relief.dark, darkHeroDrawing.far),
  },
  ember: {
    day: mapPalette(
      emberDay,
      mix(ember.background, '#000000', 0.5),
      day.drawingLine,
      ember.background,
    ),
    night: mapPalette(
      emberNight,
      darkEmberDrawing.land,
      darkEmberDrawing.line,
      darkEmberDrawing.glow,
    ),
  },
  paper,
  raised: {
    day: { ...paper.day, background: day.raised },
    night: { ...paper.night, background: night.raised },
  },
  /** On paper, with the trail on land that is as dark as a spruce section. */
  ground: {
    day: { ...paper.day, accent: spruceDay.accent },
    night: { ...paper.night, accent: spruceNight.accent },
  },
  /** On paper, at the end of the page. At night, what is near is dark, and yet lighter than the footer. */
  foot: {
    day: { ...paper.day, glow: spruceDay.accent },
    night: {
      ...paper.night,
      near: mix(night.background, spruceNight.background, 0.55),
      glow: mix(night.accent, night.accentText, 0.5),
    },
  },
};
