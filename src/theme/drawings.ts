/* Written by `npm run draw` in art/. */

/** The size of each drawing in CSS pixels, and what else a page needs to know of it. */
export const drawings = {
  coreSample: { width: 280, height: 1080, trailY: 0.125 },
  coreSampleNarrow: { width: 112, height: 2640, trailY: 0.125 },
  engagement: { width: 3000, height: 440, trailY: 0.875, lands: [ 0.9909, 0.7379, 0.8275, 0.7092 ] },
  hero: { width: 1600, height: 740, trailY: 0.95, gap: 0.335 },
  industries: { width: 3000, height: 512, trailY: 0.875, lands: [ 0.3633, 0.5781, 0.9883 ], phoneHeight: 0.926 },
  mountainRange: { width: 3000, height: 864, trailY: 0.875, summits: [ 0.2419, 0.3912, 0.5494, 0.6985 ] },
  notFound: { width: 1600, height: 900 },
  blogNarrow: { width: 640, height: 440, trailY: 0.625 },
  researchNarrow: { width: 640, height: 440, trailY: 0.375 },
  resources: { width: 1200, height: 440, trailY: 0.625 },
  summit: { width: 2900, height: 864, trailY: 0.9375, start: 850, landY: 0.8239 },
  whatWeDo: { width: 1200, height: 424, trailY: 0.375 },
  whatWeDoNarrow: { width: 360, height: 1728, trailY: 0.125 },
} as const;
