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
  engagement: { width: 3000, height: 440, trailY: 0.875, lands: [ 0.9909, 0.7379, 0.8275, 0.7092 ] },
  hero: { width: 1600, height: 740, trailY: 0.95 },
  industries: { width: 3000, height: 512, trailY: 0.875, lands: [ 0.3633, 0.5781, 0.9883 ], phoneHeight: 0.926 },
  mountainRange: { width: 3000, height: 864, trailY: 0.875, summits: [ 0.2419, 0.3912, 0.5494, 0.6985 ] },
  notFound: { width: 1600, height: 900 },
  research: { width: 640, height: 400 },
  summit: { width: 6400, height: 640, trailY: 0.9875, foothills: 0.326 },
} as const;
