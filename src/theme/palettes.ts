/*
 * The colours, by surface and by scheme. The contrast test holds the combinations that the comments name. The build paints
 * the drawings with these colours, too: in a drawing, `var(--contour)` is `contour` on the surface of the drawing.
 */

const page = {
  background: { day: '#f5f1e6', night: '#080f0d' },
  raised: { day: '#fdfbf5', night: '#12231c' }, // Fields.
  // Text, and the ground of buttons, whose text is in `background`: 7:1 on background and raised.
  ink: { day: '#10231f', night: '#eaf2ec' },
  muted: { day: '#3b4c46', night: '#cad8d0' }, // Secondary text: 7:1 on background and raised.
  hairline: { day: '#d5cfbe', night: '#2f4a3e' }, // Rules between links, which are decoration.
  edge: { day: '#6b7a73', night: '#89a598' }, // Borders of controls and figures: 3:1 on background and raised.
  // The trail and other marks, on all surfaces but ember: 3:1 on their backgrounds.
  accent: { day: '#d9591b', night: '#f27c33' },
  accentText: { day: '#8a3409', night: '#ffb78c' }, // The accent as text: 7:1 on background and raised.
  red: { day: '#9b1c1c', night: '#ff4d47' }, // The red 404, large text: 4.5:1 on background. With 7:1, it would be salmon by night.
  glow: { day: '#f5935a', night: '#f27c33' }, // A warm light behind land.
  middleLand: { day: '#3f7d68', night: '#1f9a75' }, // Land at a middle distance,
  nearLand: { day: '#0e352b', night: '#04402f' }, // near land,
  contour: { day: '#d0dacd', night: '#d2e2d0' }, // lines on land,
  sunlit: { day: '#fdfbf5', night: '#126b52' }, // and high land in the light.
};

type Scheme = 'day' | 'night';
type Role = keyof typeof page;
export type Palette = Record<Role, string>;
type Differences = { [R in Role]?: { [S in Scheme]?: string } };

/**
 * What differs from the page: on the green bands, the orange band, the footer, the sea and the mountains of the hero. What has
 * a colour for one scheme only is as on the page in the other.
 */
const surfaces = {
  spruce: {
    background: { day: '#0e352b', night: '#04402f' },
    raised: { day: '#0a2a22', night: '#033226' },
    ink: { day: '#f1f4ec', night: '#eff7f2' },
    muted: { day: '#c1d4ca', night: '#e3f3ea' },
    edge: { day: '#9dbfb0', night: '#74b298' }, // Rivers, too.
    accentText: { day: '#fbc09c', night: '#ffe6d6' },
    sunlit: { day: '#8cb0a1', night: '#b8f0d9' },
  },
  ember: {
    background: { day: '#f47d2a', night: '#8f2902' },
    raised: { day: '#ff9a52', night: '#6b1d00' },
    ink: { day: '#0a1110', night: '#fff3e6' },
    muted: { day: '#0a1110', night: '#ffeedd' },
    edge: { day: '#0a1110', night: '#ffeedd' },
    accent: { day: '#0a1110', night: '#ffe0bf' },
    accentText: { day: '#0a1110', night: '#ffeedd' },
    middleLand: { day: '#a03a08', night: '#ff7420' },
    contour: { day: '#6d2605', night: '#ffa45c' },
    sunlit: { day: '#ffe9cf', night: '#ffe0bf' },
  },
  /** The footer, and the foot of the mountains above it. */
  footer: {
    background: { day: '#0e352b', night: '#042a1f' },
    raised: { day: '#0a2a22', night: '#02201a' },
    ink: { day: '#f1f4ec' },
    muted: { day: '#c1d4ca' },
    edge: { day: '#9dbfb0' },
    accentText: { day: '#fbc09c', night: '#ffe6d6' },
    glow: { day: '#fbc79e', night: '#a8481a' },
    middleLand: { night: '#1a8264' },
    nearLand: { night: '#042a1f' },
  },
  water: {
    background: { day: '#d3e7de', night: '#053b35' },
    raised: { night: '#032a24' },
    muted: { day: '#2c3f38', night: '#e3f3ea' },
    accentText: { day: '#7c2f08' },
    sunlit: { night: '#1a8566' },
  },
  /** The mountains of the hero. In the front, lines have nearly the colour of the land. */
  hero: {
    middleLand: { day: '#4b8571', night: '#1a8264' },
    nearLand: { day: '#16382f', night: '#050c09' },
    contour: { day: '#c3d6ca', night: '#ffe6cc' },
  },
} satisfies Record<string, Differences>;

/** A background of a section or a drawing, apart from the page's, with all the colours on it. */
export type Surface = keyof typeof surfaces;

export const surfaceNames = Object.keys(surfaces) as Surface[];

/** All colours on the page or on a surface, in a scheme. */
export function paletteOf(surface: 'page' | Surface, scheme: Scheme): Palette {
  const own: Differences = surface === 'page' ? {} : surfaces[surface];
  const colors = Object.entries(page).map(([role, color]) => [
    role,
    own[role as Role]?.[scheme] ?? color[scheme],
  ]);
  return Object.fromEntries(colors);
}

/** What differs from the page by day on paper: it is black on white. The red heading keeps its colour. */
export const printColors: Partial<Palette> = { background: '#fff', ink: '#000', muted: '#000' };
