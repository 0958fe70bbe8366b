/* Written by npm run art. */
import blog from '../../static/images/blog.svg';
import companies from '../../static/images/companies.svg';
import consultancy from '../../static/images/consultancy.svg';
import contours from '../../static/images/contours.svg';
import deployment from '../../static/images/deployment.svg';
import development from '../../static/images/development.svg';
import sheet from '../../static/images/glyphs.svg';
import hero from '../../static/images/hero.svg';
import projectBased from '../../static/images/project-based.svg';
import research from '../../static/images/research.svg';
import researchers from '../../static/images/researchers.svg';
import retainer from '../../static/images/retainer.svg';
import shortTerm from '../../static/images/short-term.svg';
import startups from '../../static/images/startups.svg';
import summit from '../../static/images/summit.svg';
import workshops from '../../static/images/workshops.svg';

/** Each drawing: its file, its size in CSS pixels, and the figures that its caption may state. */
export const drawings = {
  hero: {
    src: hero,
    width: 1600,
    height: 800,
    figures: { kernels: 420, sections: 31 },
    route: { x: 0.3, y: 0.88 },
  },
  development: {
    src: development,
    width: 640,
    height: 450,
    figures: { streamlines: 93 },
  },
  deployment: {
    src: deployment,
    width: 400,
    height: 600,
    figures: { floors: 4 },
  },
  consultancy: {
    src: consultancy,
    width: 400,
    height: 600,
    figures: { nodes: 2400 },
  },
  contours: {
    src: contours,
    width: 1600,
    height: 640,
    figures: { levels: 6 },
  },
  startups: {
    src: startups,
    width: 400,
    height: 480,
    figures: { points: 12 },
  },
  researchers: {
    src: researchers,
    width: 400,
    height: 480,
    figures: { points: 120 },
  },
  companies: {
    src: companies,
    width: 400,
    height: 480,
    figures: { points: 1200 },
  },
  shortTerm: {
    src: shortTerm,
    width: 640,
    height: 400,
    figures: { sections: 24 },
  },
  retainer: {
    src: retainer,
    width: 448,
    height: 400,
    figures: { turns: 9, pointsPerTurn: 48 },
  },
  workshops: {
    src: workshops,
    width: 448,
    height: 400,
    figures: { curves: 10 },
  },
  projectBased: {
    src: projectBased,
    width: 640,
    height: 400,
    figures: { cells: 64 },
  },
  blog: {
    src: blog,
    width: 640,
    height: 400,
    figures: { lines: 9, words: 54 },
  },
  research: {
    src: research,
    width: 640,
    height: 400,
    figures: { points: 46, bandwidth: 0.085 },
  },
  summit: {
    src: summit,
    width: 3200,
    height: 640,
    figures: { kernels: 420 },
  },
} as const;

/** The address of each glyph. */
export const glyphs = {
  mark: `${sheet}#mark`,
  advisory: `${sheet}#advisory`,
  analytics: `${sheet}#analytics`,
  implementation: `${sheet}#implementation`,
  optimisation: `${sheet}#optimisation`,
  scalability: `${sheet}#scalability`,
  custom: `${sheet}#custom`,
} as const;
