/* Written by `npm run draw` in art/. */
import hero from '../../static/images/hero.svg';
import notFound from '../../static/images/not-found.svg';
import summit from '../../static/images/summit.svg';
import summitNarrow from '../../static/images/summit-narrow.svg';

/** The file and the box of each drawing (see DrawingImage.tsx), and what else a section needs to know of it. */
export const drawings = {
  hero: { src: hero, left: 0, width: 1960, height: 740, narrow: '370 0 960 810' },
  notFound: { src: notFound, left: 0, width: 1600, height: 900 },
  summit: { src: summit, left: -720, width: 2640, height: 880, trailEnd: 224 },
  summitNarrow: { src: summitNarrow, left: -40, width: 400, height: 400, trailEnd: 98 },
} as const;
