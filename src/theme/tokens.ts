/**
 * The light colour scheme and all measures. Each colour lists the backgrounds it may be used on, and
 * the contrast test checks the contrast. Sizes are in rem, so that they follow the reader's own font size.
 */
export const tokens = {
  color: {
    background: '#f5f1e6', // The page's, or that of the section or panel with its own.
    raised: '#fdfbf5', // Panels and fields.
    ink: '#10231f', // Headings and text: 7:1 on background and raised.
    muted: '#3b4c46', // Secondary text: 7:1 on background and raised.
    line: '#d5cfbe', // Hairlines, which are decoration.
    edge: '#6b7a73', // Borders of controls and figures: 3:1 on background and raised.
    accent: '#c94f17', // The accent, for marks and large shapes: 3:1 on background and raised.
    accentText: '#8a3409', // The accent as text: 7:1 on background and raised.
    red: '#9b1c1c', // The red 404, large text: 4.5:1 on background.
    action: '#10231f', // The background of buttons: 7:1 under `onAction`, 3:1 on background and raised.
    onAction: '#f5f1e6',
    drawingLine: '#f5f1e6', // Light lines of drawings.
  },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    panel: 'min(1.5rem, 7vw)', // Inside a panel. Less on a phone with large text, where words need the room.
    band: 'clamp(2.5rem, 1.1rem + 6.2vw, 7.5rem)', // Above and below the content of a section.
  },
  font: {
    caption: '0.8125rem',
    small: '0.9375rem',
    body: '1rem',
    lead: '1.125rem',
    subtitle: '1.25rem',
    card: '1.5rem',
    section: '2rem',
    display: '2.375rem',
    statistic: '2.25rem',
  },
  layout: {
    container: '75rem', // The largest width of the content.
    margin: 'max(min(2.25rem, 9vw), min(0.7rem + 3.4vw, 4rem))', // From the edge of the window to the content.
    gutter: 'clamp(1.25rem, 0.8rem + 1.6vw, 2.25rem)', // Between columns.
    header: '4rem', // The smallest height of the header.
    touchTarget: '2.75rem', // The minimum width and height of click targets (WCAG 2.5.5).
    control: '3.25rem', // The height of fields and buttons.
  },
  weight: { text: 400, strong: 600 }, // The font file has these weights.
  border: { thin: '1px', thick: '2px', focus: '3px' },
} as const;

/**
 * Font sizes that grow with the window, in steps; the sizes above are for phones and print. Not in vw, because WebKit
 * does not divide vw by the page zoom.
 */
export const typeScale = {
  md: {
    body: '1.0625rem',
    card: '1.625rem',
    section: '2.5rem',
    display: '3.5rem',
    statistic: '4.25rem',
  },
  lg: {
    section: '3.25rem',
    display: '4.25rem',
    statistic: '6rem',
    lead: '1.3125rem',
    card: '2rem',
  },
  xl: {
    caption: '1.125rem',
    body: '1.25rem',
    lead: '1.5625rem',
    subtitle: '1.5rem',
    card: '2.625rem',
    section: '4.25rem',
    display: '5.5rem',
    statistic: '8.25rem',
  },
} as const satisfies Record<string, Partial<Record<keyof typeof tokens.font, string>>>;

/** In windows wider than the content, everything grows: the size of a rem, by the width of the window. */
export const pageScale = {
  '105em': '112.5%',
  '130em': '131.25%',
  '160em': '150%',
  '200em': '187.5%',
} as const;

/** The dark colour scheme: the same roles in green-blacks, without pure black and pure white. */
export const dark = {
  background: '#080f0d',
  raised: '#12231c',
  ink: '#eaf2ec',
  muted: '#cad8d0',
  line: '#2f4a3e',
  edge: '#89a598',
  accent: '#f27c33',
  accentText: '#ffb78c',
  red: '#ff4d47', // 5.9:1 on background. With 7:1, it would be salmon.
  action: '#eaf2ec',
  onAction: '#080f0d',
  drawingLine: '#fff6ea',
} as const satisfies Record<keyof typeof tokens.color, string>;

/** Spruce bands, panels and the footer in the light scheme. */
export const spruce = {
  background: '#0e352b',
  raised: '#134034',
  ink: '#f1f4ec',
  muted: '#c1d4ca',
  line: '#33594c',
  edge: '#88a89b',
  accent: '#f5935a',
  accentText: '#fbc09c',
  red: '#ffb9b2',
  action: '#f1f4ec',
  onAction: '#0e352b',
} as const satisfies Partial<Record<keyof typeof tokens.color, string>>;

/** The same in the dark scheme, where spruce is lighter than the page. */
export const darkSpruce = {
  ...spruce,
  background: '#04402f',
  raised: '#052b20',
  ink: '#eff7f2',
  muted: '#e3f3ea',
  line: '#3d866f',
  edge: '#93bbaa',
  accentText: '#ffe6d6',
  red: '#ffe4e1',
  onAction: '#04402f',
} as const satisfies Partial<Record<keyof typeof tokens.color, string>>;

/** The orange band in the light scheme. */
export const ember = {
  background: '#f47d2a',
  ink: '#0a1110',
  muted: '#0a1110',
  edge: '#0a1110',
  accent: '#0a1110',
  accentText: '#0a1110',
  red: '#6b0f0f',
  onAction: '#f5f1e6',
} as const satisfies Partial<Record<keyof typeof tokens.color, string>>;

/** The same in the dark scheme: embers, with a pale trail. */
export const darkEmber = {
  background: '#2b0d07',
  raised: '#7a2409', // The glow at the horizon.
  ink: '#fff3e6',
  muted: '#f8dcc6',
  line: '#7a3c20',
  edge: '#c08a68',
  accent: '#ffe0bf',
  accentText: '#ffcf9f',
  red: '#ffb4a6',
  action: '#fff3e6',
  onAction: '#2b0d07',
} as const satisfies Partial<Record<keyof typeof tokens.color, string>>;

/** Land at a middle distance in the drawings. */
export const relief = { light: '#3f7d68', dark: '#1f9a75' } as const;

/**
 * The mountains of the hero and of Contact in the dark scheme, before a warm light: the lines of what is near the light, and
 * of what is near the reader. `far` is distant land of other drawings.
 */
export const darkHeroDrawing = {
  far: '#b8f0d9',
  light: '#ffe6cc',
  land: '#117458',
  near: '#050c09',
  line: '#12483a',
} as const;

/** The maps on embers in the dark scheme, and the light around them. */
export const darkEmberDrawing = { land: '#ff5a1f', line: '#ff9a5c', glow: '#c23c0c' } as const;
