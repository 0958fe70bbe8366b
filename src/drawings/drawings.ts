/* Written by `npm run draw` in art/. */
import notFound from '../../static/images/not-found.svg';

/** The file and the box of each drawing (see DrawingImage.tsx), and what else a section needs to know of it. */
export const drawings = {
  notFound: { src: notFound, left: 0, width: 1600, height: 900 },
} as const;
