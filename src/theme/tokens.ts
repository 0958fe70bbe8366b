/**
 * The day sheet and every measure of the design. Each colour says what it may stand on;
 * test/theme.test.ts proves the pairs. Sizes are in rem, so that they follow the reader's own font size.
 */
export const tokens = {
  color: {
    paper: '#f5f1e6', // The sheet.
    raised: '#fdfbf5', // Panels, fields and the bands that lie on the sheet.
    ink: '#10231f', // Headings and text: 7:1 on paper and raised.
    muted: '#3b4c46', // Text that supports: 7:1 on paper and raised.
    line: '#d5cfbe', // Hairlines, which carry no meaning of their own.
    edge: '#6b7a73', // Edges of controls, tags and figures: 3:1 on paper and raised.
    accent: '#c94f17', // The one hot colour, for marks and large shapes: 3:1 on paper and raised.
    accentText: '#8a3409', // The accent where it is text: 7:1 on paper and raised.
    red: '#9b1c1c', // The red 404: 7:1 on paper.
    action: '#10231f', // The filled button: 7:1 under `onAction`, 3:1 on paper and raised.
    onAction: '#f5f1e6',
  },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    band: 'clamp(4rem, 2.8rem + 4.6vw, 7.5rem)', // Above and below the content of a band.
  },
  font: {
    family: "'Bricolage Grotesque', 'Like Arial', 'Like Roboto', sans-serif",
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
    card: 'clamp(1.25rem, 1.19rem + 0.3vw, 1.4375rem)',
    panel: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem)',
    section: 'clamp(2rem, 1.5rem + 2.2vw, 3.5rem)',
    display: 'clamp(2.5rem, 0.6rem + 5.6vw, 5.5rem)',
    figure: 'clamp(3rem, 1.6rem + 6.4vw, 7rem)',
  },
  layout: {
    sheet: '75rem', // The widest that content grows.
    margin: 'clamp(1.25rem, 0.5rem + 3.2vw, 4rem)', // From the edge of the window to the content.
    gutter: 'clamp(1.25rem, 0.8rem + 1.6vw, 2.25rem)', // Between columns.
    target: '2.75rem', // The smallest side of anything that can be pressed (WCAG 2.5.5).
    control: '3.25rem', // The height of fields and buttons.
    inset: 'clamp(1.5rem, 3vw, 2.5rem)', // From the edge of a box to its content.
  },
  radius: { control: '0.25rem', tag: '1rem' },
  line: { hair: '1px', rule: '2px', focus: '3px' },
  motion: { quick: '140ms ease-out', rise: '760ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
} as const;

/** The night sheet: the same roles, no pure black and no pure white. */
export const night = {
  paper: '#0c1613',
  raised: '#14231e',
  ink: '#eaf1ec',
  muted: '#b4c3bb',
  line: '#2a3c35',
  edge: '#7b8f86',
  accent: '#f0884a',
  accentText: '#f5a878',
  red: '#ff857a',
  action: '#eaf1ec',
  onAction: '#0c1613',
} as const satisfies Record<keyof typeof tokens.color, string>;

/** The spruce band, panel and footer, the same by day and by night. */
export const spruce = {
  paper: '#12322a',
  raised: '#183b32',
  ink: '#f1f4ec',
  muted: '#c3d2c9',
  line: '#3a584e',
  edge: '#8ba69b',
  accent: '#f5935a',
  accentText: '#f9b891',
  red: '#ffb3ab',
  action: '#f1f4ec',
  onAction: '#12322a',
} as const satisfies Record<keyof typeof tokens.color, string>;
