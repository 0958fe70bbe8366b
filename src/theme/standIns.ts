// Written by npm run art, which measures the faces: see art/standIns.mjs.

export const ascent = 93;
export const descent = 27;

export const standIns = [
  {
    names: ['Arial', 'Liberation Sans'],
    sizes: { 400: 102.6, 600: 98.2 },
  },
  {
    names: ['Roboto'],
    sizes: { 400: 102.9, 600: 104.3 },
  },
] as const;
