/* Written by npm run art. */
import { asset } from '../asset';

/**
 * The files of all drawings. As fractions of the height: where the trail enters each, from the top (trailY)
 * and, in the last one, from the left (trailX), and
 * how high the summits of the mountain range are, from the bottom (summits).
 */
export const drawings = {
  hero: { src: asset('/images/hero.svg'), width: 1600, height: 740, trailY: 0.9514 },
  development: { src: asset('/images/development.svg'), width: 640, height: 450, trailY: 0.35 },
  deployment: { src: asset('/images/deployment.svg'), width: 400, height: 600 },
  consultancy: { src: asset('/images/consultancy.svg'), width: 400, height: 600 },
  mountainRange: { src: asset('/images/mountain-range.svg'), width: 2400, height: 600, trailY: 0.8, summits: [0.5132, 0.6499, 0.565, 0.904, 0.5928, 0.7476] },
  layers: { src: asset('/images/layers.svg'), width: 280, height: 190, phone: { src: asset('/images/layers-phone.svg'), width: 84, height: 190 } },
  plannedRoute: { src: asset('/images/planned-route.svg'), width: 280, height: 190, trailY: 0.5, phone: { src: asset('/images/planned-route-phone.svg'), width: 84, height: 190 } },
  roomToGrow: { src: asset('/images/room-to-grow.svg'), width: 280, height: 190, phone: { src: asset('/images/room-to-grow-phone.svg'), width: 84, height: 190 } },
  straightening: { src: asset('/images/straightening.svg'), width: 280, height: 190, phone: { src: asset('/images/straightening-phone.svg'), width: 84, height: 190 } },
  tributaries: { src: asset('/images/tributaries.svg'), width: 280, height: 190, phone: { src: asset('/images/tributaries-phone.svg'), width: 84, height: 190 } },
  unsurveyed: { src: asset('/images/unsurveyed.svg'), width: 280, height: 190, phone: { src: asset('/images/unsurveyed-phone.svg'), width: 84, height: 190 } },
  industries: { src: asset('/images/industries.svg'), width: 1200, height: 400, trailY: 0.75, phone: { src: asset('/images/industries-phone.svg'), width: 362, height: 300 } },
  shortTerm: { src: asset('/images/short-term.svg'), width: 300, height: 292, trailY: 0.9247, phone: { src: asset('/images/short-term-phone.svg'), width: 360, height: 219 } },
  retainer: { src: asset('/images/retainer.svg'), width: 300, height: 292, trailY: 0.9247, phone: { src: asset('/images/retainer-phone.svg'), width: 360, height: 219 } },
  workshops: { src: asset('/images/workshops.svg'), width: 300, height: 292, trailY: 0.9247, phone: { src: asset('/images/workshops-phone.svg'), width: 360, height: 219 } },
  projectBased: { src: asset('/images/project-based.svg'), width: 300, height: 292, trailY: 0.9247, phone: { src: asset('/images/project-based-phone.svg'), width: 360, height: 219 } },
  blog: { src: asset('/images/blog.svg'), width: 640, height: 400, trailY: 0.535, phone: { src: asset('/images/blog-phone.svg'), width: 640, height: 400 } },
  research: { src: asset('/images/research.svg'), width: 640, height: 400, trailY: 0.382 },
  summit: { src: asset('/images/summit.svg'), width: 1600, height: 640, trailX: 0.24, trailY: 0.9938 },
} as const;

const sprite = asset('/images/glyphs.svg');

/** Each glyph: its place in the file of all glyphs, and its proportions. */
export const glyphs = {
  logo: { src: `${sprite}#logo`, width: 512, height: 512 },
} as const;
