/* Written by `npm run draw` in art/. */
import notFound from '../../static/images/not-found.svg';
import statistics from '../../static/images/statistics.svg';
import statisticsNarrow from '../../static/images/statistics-narrow.svg';

/** The file and the box of each drawing (see DrawingImage.tsx), and what else a section needs to know of it. */
export const drawings = {
  notFound: { src: notFound, left: 0, width: 1600, height: 900 },
  statistics: { src: statistics, left: -720, width: 2640, height: 620, summits: { categories: { x: 780, y: 510 }, dataPoints: { x: 150, y: 320 }, geographies: { x: 450, y: 200 }, dailyIngest: { x: 1120, y: 140 } } },
  statisticsNarrow: { src: statisticsNarrow, left: -45, width: 410, height: 340, summits: { categories: { x: 207, y: 294 }, dataPoints: { x: 36, y: 180 }, geographies: { x: 120, y: 108 }, dailyIngest: { x: 297, y: 72 } } },
} as const;
