/* Written by npm run art. */
import { asset } from '../asset';

/** The files of all drawings, and their measures: see the type of each component's picture. */
export const drawings = {
  hero: { src: asset('/images/hero.svg'), width: 1600, height: 740, trailY: 0.95 },
  development: { src: asset('/images/development.svg'), width: 400, height: 448, trailY: 0.375 },
  deployment: { src: asset('/images/deployment.svg'), width: 400, height: 450 },
  consultancy: { src: asset('/images/consultancy.svg'), width: 400, height: 450 },
  mountainRange: { src: asset('/images/mountain-range.svg'), width: 4200, height: 864, trailY: 0.875, summits: [0.2701, 0.3901, 0.5225, 0.663, 0.472, 0.3601] },
  layers: { src: asset('/images/layers.svg'), width: 280, height: 190 },
  plannedRoute: { src: asset('/images/planned-route.svg'), width: 280, height: 190, trailY: 0.5 },
  roomToGrow: { src: asset('/images/room-to-grow.svg'), width: 280, height: 190 },
  straightening: { src: asset('/images/straightening.svg'), width: 280, height: 190 },
  tributaries: { src: asset('/images/tributaries.svg'), width: 280, height: 190 },
  unsurveyed: { src: asset('/images/unsurveyed.svg'), width: 280, height: 190 },
  industries: { src: asset('/images/industries.svg'), width: 6000, height: 512, trailY: 0.875 },
  engagement: { src: asset('/images/engagement.svg'), width: 6000, height: 440, trailY: 0.875 },
  blog: { src: asset('/images/blog.svg'), width: 640, height: 400, trailY: 0.625 },
  research: { src: asset('/images/research.svg'), width: 640, height: 400 },
  summit: { src: asset('/images/summit.svg'), width: 6400, height: 640, trailY: 0.9875, foothills: 0.326 },
} as const;

/** The logo and its proportions. */
export const logo = { src: asset('/images/logo.svg'), width: 512, height: 512 } as const;
