/*
 * The colours, by surface and by scheme. The contrast test holds the combinations that the comments name. The build paints
 * the drawings with these colours, too: in a drawing, `var(--contour)` is `contour` on the surface of the drawing.
 */

const page = {
  day: {
    background: '#f5f1e6',
    raised: '#fdfbf5', // Fields.
    ink: '#10231f', // Text, and the ground of buttons, whose text is in `background`: 7:1 on background and raised.
    muted: '#3b4c46', // Secondary text: 7:1 on background and raised.
    hairline: '#d5cfbe', // Rules between links, which are decoration.
    edge: '#6b7a73', // Borders of controls and figures: 3:1 on background and raised.
    accent: '#d9591b', // The trail and other marks, on all surfaces but ember: 3:1 on their backgrounds.
    accentText: '#8a3409', // The accent as text: 7:1 on background and raised.
    red: '#9b1c1c', // The red 404, large text: 4.5:1 on background.
    glow: '#f5935a', // A warm light behind land.
    middleLand: '#3f7d68', // Land at a middle distance,
    nearLand: '#0e352b', // near land,
    contour: '#d0dacd', // lines on land,
    sunlit: '#fdfbf5', // and high land in the light.
  },
  night: {
    background: '#080f0d',
    raised: '#12231c',
    ink: '#eaf2ec',
    muted: '#cad8d0',
    hairline: '#2f4a3e',
    edge: '#89a598',
    accent: '#f27c33',
    accentText: '#ffb78c',
    red: '#ff4d47', // 5.9:1 on background. With 7:1, it would be salmon.
    glow: '#f27c33',
    middleLand: '#1f9a75',
    nearLand: '#04402f',
    contour: '#d2e2d0',
    sunlit: '#126b52',
  },
};

type Scheme = keyof typeof page;
export type Palette = Record<keyof typeof page.day, string>;

/** What differs from the page: on the green bands, the orange band, the footer, the sea and the mountains of the hero. */
const surfaces = {
  spruce: {
    day: {
      background: '#0e352b',
      raised: '#0a2a22',
      ink: '#f1f4ec',
      muted: '#c1d4ca',
      edge: '#9dbfb0', // Rivers, too.
      accentText: '#fbc09c',
      sunlit: '#8cb0a1',
    },
    night: {
      background: '#04402f',
      raised: '#033226',
      ink: '#eff7f2',
      muted: '#e3f3ea',
      edge: '#74b298',
      accentText: '#ffe6d6',
      sunlit: '#b8f0d9',
    },
  },
  ember: {
    day: {
      background: '#f47d2a',
      raised: '#ff9a52',
      ink: '#0a1110',
      muted: '#0a1110',
      edge: '#0a1110',
      accent: '#0a1110',
      accentText: '#0a1110',
      contour: '#6d2605',
      middleLand: '#a03a08',
      sunlit: '#ffe9cf',
    },
    night: {
      background: '#8f2902',
      raised: '#6b1d00',
      ink: '#fff3e6',
      muted: '#ffeedd',
      accent: '#ffe0bf',
      edge: '#ffeedd',
      accentText: '#ffeedd',
      contour: '#ffa45c',
      middleLand: '#ff7420',
      sunlit: '#ffe0bf',
    },
  },
  /** The footer, and the foot of the mountains above it. */
  footer: {
    day: {
      background: '#0e352b',
      raised: '#0a2a22',
      ink: '#f1f4ec',
      muted: '#c1d4ca',
      edge: '#9dbfb0',
      accentText: '#fbc09c',
      glow: '#fbc79e',
    },
    night: {
      background: '#042a1f',
      raised: '#02201a',
      accentText: '#ffe6d6',
      glow: '#a8481a',
      middleLand: '#1a8264',
      nearLand: '#042a1f',
    },
  },
  water: {
    day: { background: '#d3e7de', muted: '#2c3f38', accentText: '#7c2f08' },
    night: { background: '#053b35', muted: '#e3f3ea', raised: '#032a24', sunlit: '#1a8566' },
  },
  /** The mountains of the hero. In the front, lines have nearly the colour of the land. */
  hero: {
    day: { middleLand: '#4b8571', nearLand: '#16382f', contour: '#c3d6ca' },
    night: { middleLand: '#1a8264', nearLand: '#050c09', contour: '#ffe6cc' },
  },
} satisfies Record<string, Record<Scheme, Partial<Palette>>>;

/** A background of a section or a drawing, apart from the page's, with all the colours on it. */
export type Surface = keyof typeof surfaces;

export const surfaceNames = Object.keys(surfaces) as Surface[];

/** All colours on the page or on a surface, in a scheme. */
export const paletteOf = (surface: 'page' | Surface, scheme: Scheme): Palette => ({
  ...page[scheme],
  ...(surface === 'page' ? {} : surfaces[surface][scheme]),
});

/** What differs from the page by day on paper: it is black on white. The red heading keeps its colour. */
export const printColors: Partial<Palette> = {
  background: '#fff',
  ink: '#000',
  muted: '#000',
};
