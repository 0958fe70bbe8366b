/* Written by npm run art. */
import { asset } from '../asset';

/** The files of all drawings, and their measures: see the type of each component's picture. */
export const drawings = {
  hero: { src: asset('/images/hero.svg'), width: 1600, height: 740, trailY: 0.9514 },
  development: { src: asset('/images/development.svg'), width: 400, height: 450, trailY: 0.35 },
  deployment: { src: asset('/images/deployment.svg'), width: 400, height: 450 },
  consultancy: { src: asset('/images/consultancy.svg'), width: 400, height: 450 },
  mountainRange: { src: asset('/images/mountain-range.svg'), width: 4200, height: 860, trailY: 0.885, summits: [0.2701, 0.3901, 0.5226, 0.663, 0.4722, 0.3602] },
  layers: { src: asset('/images/layers.svg'), width: 280, height: 190 },
  plannedRoute: { src: asset('/images/planned-route.svg'), width: 280, height: 190, trailY: 0.5 },
  roomToGrow: { src: asset('/images/room-to-grow.svg'), width: 280, height: 190 },
  straightening: { src: asset('/images/straightening.svg'), width: 280, height: 190 },
  tributaries: { src: asset('/images/tributaries.svg'), width: 280, height: 190 },
  unsurveyed: { src: asset('/images/unsurveyed.svg'), width: 280, height: 190 },
  companies: { src: asset('/images/companies.svg'), width: 344, height: 136, trailY: 0.7647 },
  industries: { src: asset('/images/industries.svg'), width: 6000, height: 512, trailY: 0.9063 },
  researchers: { src: asset('/images/researchers.svg'), width: 344, height: 136, trailY: 0.7647 },
  startups: { src: asset('/images/startups.svg'), width: 344, height: 136, trailY: 0.7647 },
  engagement: { src: asset('/images/engagement.svg'), width: 6000, height: 440, trailY: 0.8755 },
  projectBased: { src: asset('/images/project-based.svg'), width: 6000, height: 440, trailY: 0.8755 },
  retainer: { src: asset('/images/retainer.svg'), width: 6000, height: 440, trailY: 0.8755 },
  shortTerm: { src: asset('/images/short-term.svg'), width: 6000, height: 440, trailY: 0.8755 },
  workshops: { src: asset('/images/workshops.svg'), width: 6000, height: 440, trailY: 0.8755 },
  blog: { src: asset('/images/blog.svg'), width: 640, height: 400, trailY: 0.535 },
  research: { src: asset('/images/research.svg'), width: 640, height: 400 },
  summit: { src: asset('/images/summit.svg'), width: 3200, height: 640, trailY: 0.9938, foothills: 0.3385 },
} as const;

/** The logo and its proportions. */
export const logo = { src: asset('/images/logo.svg'), width: 512, height: 512 } as const;
