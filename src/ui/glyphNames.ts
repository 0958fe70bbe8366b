/* Written by npm run art: what static/images/glyphs.svg holds. */
export const glyphNames = [
  'mark',
  'advisory',
  'analytics',
  'implementation',
  'optimisation',
  'scalability',
  'custom',
] as const;

export type GlyphName = (typeof glyphNames)[number];
