/* Written by npm run art: each caption by the program that draws its picture, from the same numbers. */
export const pictures = {
  hero: {
    src: '/images/hero.svg',
    width: 1600,
    height: 800,
    caption: 'Density of 420 samples in 31 sections',
  },
  development: {
    src: '/images/development.svg',
    width: 640,
    height: 450,
    caption: '93 streamlines of one potential',
  },
  deployment: {
    src: '/images/deployment.svg',
    width: 400,
    height: 600,
    caption: 'One hill on 4 floors',
  },
  consultancy: {
    src: '/images/consultancy.svg',
    width: 400,
    height: 600,
    caption: 'Best path, 2,400 nodes',
  },
  contours: {
    src: '/images/contours.svg',
    width: 1600,
    height: 640,
  },
  startups: {
    src: '/images/startups.svg',
    width: 400,
    height: 480,
    caption: 'Density of 12 points',
  },
  researchers: {
    src: '/images/researchers.svg',
    width: 400,
    height: 480,
    caption: 'Density of 120 points',
  },
  companies: {
    src: '/images/companies.svg',
    width: 400,
    height: 480,
    caption: 'Density of 1,200 points',
  },
  'short-term': {
    src: '/images/short-term.svg',
    width: 640,
    height: 400,
    caption: '24 sections, one peak',
  },
  retainer: {
    src: '/images/retainer.svg',
    width: 448,
    height: 400,
    caption: '9 turns of 48 points',
  },
  workshops: {
    src: '/images/workshops.svg',
    width: 448,
    height: 400,
    caption: '10 curves, one mean',
  },
  'project-based': {
    src: '/images/project-based.svg',
    width: 640,
    height: 400,
    caption: '39 Voronoi cells',
  },
  blog: {
    src: '/images/blog.svg',
    width: 640,
    height: 400,
    caption: '9 lines of noise in 54 words',
  },
  research: {
    src: '/images/research.svg',
    width: 640,
    height: 400,
    caption: 'Kernel ridge, 46 points, width 0.085',
  },
  summit: {
    src: '/images/summit.svg',
    width: 3200,
    height: 640,
    caption: '420 samples from behind, and the way up',
  },
} as const;

export type PictureName = keyof typeof pictures;
