// Written by npm run art, which measures the faces: see art/standIns.mjs.

export const ascent = 93;
export const descent = 27;

export const standIns = [
  {
    names: ['Arial', 'Liberation Sans'],
    sizes: { 400: 102.4, 600: 98 },
  },
  {
    names: ['Roboto'],
    sizes: { 400: 103, 600: 104.4 },
  },
  {
    names: ['DejaVu Sans'],
    sizes: { 400: 89.7, 600: 81.6 },
  },
] as const;
