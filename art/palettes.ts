import { formatHex, interpolate } from 'culori';
import * as theme from '../src/theme/tokens';

const { relief, tokens } = theme;

/** The theme's colours in one scheme, on one kind of section. */
type ThemeColors = Record<keyof typeof tokens.color, string>;

/** Mixes colours: 0 gives the first, 1 the last. */
const mix = (colors: string[], share: number) => formatHex(interpolate(colors, 'rgb')(share));

/**
 * The colours of a drawing.
 * @param relief land at middle distance
 * @param near near land
 */
const paletteOf = (colors: ThemeColors, relief: string, near: string) => ({
  background: colors.background,
  ink: colors.ink, // lines
  soft: mix([colors.line, colors.ink], 0.3), // faint lines
  accent: colors.accent, // the trail
  outside: colors.accent, // the trail where it is not on the land, but on the page
  relief,
  near,
  marks: mix([relief, colors.ink], 0.35), // marks on land
  light: mix([relief, colors.drawingLine], 0.8), // lines on land
  shadow: mix([colors.background, '#000'], 0.5), // the dark foot of land
  glow: colors.accent, // a warm light
});

export type Palette = ReturnType<typeof paletteOf>;

/**
 * The value of a colour.
 * @param name that of a palette's colour; `land0` to `land100` are the colours of land from far, which is nearly the
 * background, to near
 */
export function colorOf(palette: Palette, name: string): string {
  const { background, relief, near } = palette;
  if (name.startsWith('land')) return mix([background, relief, near], Number(name.slice(4)) / 100);
  return palette[name as keyof Palette];
}

const { dark: night, ember, darkEmberDrawing, darkHeroDrawing } = theme;
const day = tokens.color;
const spruceDay = { ...day, ...theme.spruce };
const spruceNight = { ...night, ...theme.darkSpruce };
const emberDay = { ...day, ...ember };
const emberNight = { ...night, ...theme.darkEmber };

const paper = {
  day: paletteOf(day, relief.light, spruceDay.background),
  night: paletteOf(night, relief.dark, spruceNight.background),
};

/** The palettes by day and by night, by where a drawing is. */
export const palettes = {
  paper,
  spruce: {
    day: {
      ...paletteOf(spruceDay, relief.light, mix([relief.light, spruceDay.ink], 0.45)),
      outside: day.accent,
    },
    night: {
      ...paletteOf(spruceNight, relief.dark, darkHeroDrawing.far),
      outside: night.accent,
    },
  },
  /** Maps on embers: contour lines have a colour of their own, and the ground around a map (near) may glow. */
  ember: {
    day: {
      ...paletteOf(emberDay, mix([ember.background, '#000'], 0.5), ember.background),
      ink: day.drawingLine,
    },
    night: {
      ...paletteOf(emberNight, darkEmberDrawing.land, darkEmberDrawing.glow),
      ink: darkEmberDrawing.line,
    },
  },
  /** On paper, with the trail on land that is as dark as a spruce section. */
  ground: {
    day: { ...paper.day, accent: spruceDay.accent },
    night: { ...paper.night, accent: spruceNight.accent },
  },
  /** On paper, at the end of the page, whose near land is the footer. Lines are lit from the summit. */
  foot: {
    day: {
      ...paper.day,
      accent: spruceDay.accent,
      glow: spruceDay.accent,
      light: day.drawingLine,
    },
    night: {
      ...paper.night,
      accent: spruceNight.accent,
      relief: darkHeroDrawing.land,
      near: night.raised,
      light: darkHeroDrawing.light,
    },
  },
} satisfies Record<string, Record<'day' | 'night', Palette>>;
