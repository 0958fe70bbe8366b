/* Written by `npm run draw` in art/. */

/** The size of each drawing in CSS pixels, and what else a page needs to know of it. */
export const drawings = {
  blog: { width: 640, height: 400, trailY: 0.625 },
  consultancy: { width: 400, height: 450 },
  layers: { width: 280, height: 190 },
  plannedRoute: { width: 280, height: 190, trailY: 0.5 },
  roomToGrow: { width: 280, height: 190 },
  straightening: { width: 280, height: 190 },
  tributaries: { width: 280, height: 190 },
  unsurveyed: { width: 280, height: 190 },
  deployment: { width: 400, height: 450 },
  development: { width: 400, height: 448, trailY: 0.375 },
  engagement: { width: 6000, height: 440, trailY: 0.875 },
  hero: { width: 1600, height: 740, trailY: 0.95, gap: 0.335 },
  industries: { width: 6000, height: 512, trailY: 0.875 },
  mountainRange: { width: 4200, height: 864, trailY: 0.875, summits: [ 0.2701, 0.3901, 0.5225, 0.663, 0.472, 0.3601 ] },
  notFound: { width: 1600, height: 900 },
  research: { width: 640, height: 400 },
  summit: { width: 2900, height: 864, trailY: 0.9375, start: 850 },
} as const;
