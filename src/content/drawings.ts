/* Written by npm run art. */
import { asset } from '../asset';

/**
 * For each drawing: its file, its size in CSS pixels, the numbers for its caption, where the trail enters it
 * (trailY, as a fraction of the height), and its version for phones.
 */
export const drawings = {
  hero: { src: asset('/images/hero.svg'), width: 1600, height: 800, numbers: {"kernels":420,"sections":24}, trailY: 0.88 },
  development: { src: asset('/images/development.svg'), width: 640, height: 450, numbers: {"streamlines":90}, trailY: 0.35 },
  deployment: { src: asset('/images/deployment.svg'), width: 400, height: 600, numbers: {"floors":4} },
  consultancy: { src: asset('/images/consultancy.svg'), width: 400, height: 600, numbers: {"nodes":2400} },
  contours: { src: asset('/images/contours.svg'), width: 1600, height: 640, numbers: {"levels":6} },
  startups: { src: asset('/images/startups.svg'), width: 400, height: 440, numbers: {"points":12}, trailY: 0.75, phone: { src: asset('/images/startups-phone.svg'), width: 390, height: 190 } },
  researchers: { src: asset('/images/researchers.svg'), width: 400, height: 440, numbers: {"points":120}, trailY: 0.75, phone: { src: asset('/images/researchers-phone.svg'), width: 390, height: 190 } },
  companies: { src: asset('/images/companies.svg'), width: 400, height: 440, numbers: {"points":1200}, trailY: 0.75, phone: { src: asset('/images/companies-phone.svg'), width: 390, height: 190 } },
  shortTerm: { src: asset('/images/short-term.svg'), width: 300, height: 360, numbers: {"sections":20}, trailY: 0.75, phone: { src: asset('/images/short-term-phone.svg'), width: 360, height: 230 } },
  retainer: { src: asset('/images/retainer.svg'), width: 300, height: 360, numbers: {"turns":6,"pointsPerTurn":48}, trailY: 0.75, phone: { src: asset('/images/retainer-phone.svg'), width: 300, height: 360 } },
  workshops: { src: asset('/images/workshops.svg'), width: 300, height: 360, numbers: {"balls":128,"pegs":28}, trailY: 0.75, phone: { src: asset('/images/workshops-phone.svg'), width: 300, height: 360 } },
  projectBased: { src: asset('/images/project-based.svg'), width: 300, height: 360, numbers: {"cells":24}, trailY: 0.75 },
  blog: { src: asset('/images/blog.svg'), width: 640, height: 400, numbers: {"nodes":1400,"steps":75}, trailY: 0.535, phone: { src: asset('/images/blog-phone.svg'), width: 640, height: 400 } },
  research: { src: asset('/images/research.svg'), width: 640, height: 400, numbers: {"points":46,"bandwidth":0.085}, trailY: 0.382 },
  summit: { src: asset('/images/summit.svg'), width: 3200, height: 640, numbers: {"kernels":420} },
} as const;

const sprite = asset('/images/glyphs.svg');

/** The URL of each glyph. */
export const glyphs = {
  mark: `${sprite}#mark`,
  advisory: `${sprite}#advisory`,
  analytics: `${sprite}#analytics`,
  implementation: `${sprite}#implementation`,
  optimisation: `${sprite}#optimisation`,
  scalability: `${sprite}#scalability`,
  custom: `${sprite}#custom`,
} as const;
