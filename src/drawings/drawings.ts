/* Written by `npm run draw` in art/. */
import notFound from '../../static/images/not-found.svg';
import blogNarrow from '../../static/images/blog-narrow.svg';
import researchNarrow from '../../static/images/research-narrow.svg';
import resources from '../../static/images/resources.svg';

/** The file and the box of each drawing (see DrawingImage.tsx), and what else a section needs to know of it. */
export const drawings = {
  notFound: { src: notFound, left: 0, width: 1600, height: 900 },
  blogNarrow: { src: blogNarrow, left: -40, width: 400, height: 270 },
  researchNarrow: { src: researchNarrow, left: -40, width: 400, height: 304 },
  resources: { src: resources, left: -720, width: 2640, height: 1060 },
} as const;
