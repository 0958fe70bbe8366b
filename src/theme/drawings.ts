/* Written by `npm run draw` in art/. */

/** The size of each drawing in CSS pixels, and what else a page needs to know of it. */
export const drawings = {
  coreSample: { width: 280, height: 1080, trailY: 0.125 },
  coreSampleNarrow: { width: 112, height: 2640, trailY: 0.125 },
  engagement: { width: 6000, height: 440, trailY: 0.875 },
  hero: { width: 1600, height: 740, trailY: 0.95 },
  industries: { width: 6000, height: 512, trailY: 0.875 },
  mountainRange: { width: 4200, height: 864, trailY: 0.875, summits: [ 0.2701, 0.3901, 0.5225, 0.663, 0.472, 0.3601 ] },
  notFound: { width: 1600, height: 900 },
  blogNarrow: { width: 640, height: 440, trailY: 0.625 },
  researchNarrow: { width: 640, height: 440, trailY: 0.375 },
  resources: { width: 1200, height: 440, trailY: 0.625 },
  summit: { width: 6400, height: 640, trailY: 0.9875, foothills: 0.326 },
  whatWeDo: { width: 1200, height: 424, trailY: 0.375 },
  whatWeDoNarrow: { width: 360, height: 1728, trailY: 0.125 },
} as const;
