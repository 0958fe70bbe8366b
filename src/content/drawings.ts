/* Written by npm run art. */
import blog from '../../static/images/blog.svg';
import companies from '../../static/images/companies.svg';
import companiesPhone from '../../static/images/companies-phone.svg';
import consultancy from '../../static/images/consultancy.svg';
import contours from '../../static/images/contours.svg';
import deployment from '../../static/images/deployment.svg';
import development from '../../static/images/development.svg';
import sheet from '../../static/images/glyphs.svg';
import hero from '../../static/images/hero.svg';
import projectBased from '../../static/images/project-based.svg';
import research from '../../static/images/research.svg';
import researchers from '../../static/images/researchers.svg';
import researchersPhone from '../../static/images/researchers-phone.svg';
import retainer from '../../static/images/retainer.svg';
import shortTerm from '../../static/images/short-term.svg';
import shortTermPhone from '../../static/images/short-term-phone.svg';
import startups from '../../static/images/startups.svg';
import startupsPhone from '../../static/images/startups-phone.svg';
import summit from '../../static/images/summit.svg';
import workshops from '../../static/images/workshops.svg';

/**
 * Each drawing: its file, its size in CSS pixels, the figures that its caption may state, where the route enters from
 * the left as a share of the height, and its shape for narrow windows.
 */
export const drawings = {
  hero: { src: hero, width: 1600, height: 800, figures: { kernels: 420, sections: 36 }, entry: 0.88 },
  development: { src: development, width: 640, height: 450, figures: { streamlines: 89 }, entry: 0.35 },
  deployment: { src: deployment, width: 400, height: 600, figures: { floors: 4 } },
  consultancy: { src: consultancy, width: 400, height: 600, figures: { nodes: 2400 } },
  contours: { src: contours, width: 1600, height: 640, figures: { levels: 6 } },
  startups: { src: startups, width: 400, height: 440, figures: { points: 12 }, entry: 0.6818, phone: { src: startupsPhone, width: 390, height: 190 } },
  researchers: { src: researchers, width: 400, height: 440, figures: { points: 120 }, entry: 0.6818, phone: { src: researchersPhone, width: 390, height: 190 } },
  companies: { src: companies, width: 400, height: 440, figures: { points: 1200 }, entry: 0.6818, phone: { src: companiesPhone, width: 390, height: 190 } },
  shortTerm: { src: shortTerm, width: 300, height: 360, figures: { sections: 20 }, entry: 0.75, phone: { src: shortTermPhone, width: 360, height: 230 } },
  retainer: { src: retainer, width: 300, height: 360, figures: { turns: 9, pointsPerTurn: 48 }, entry: 0.75 },
  workshops: { src: workshops, width: 300, height: 360, figures: { balls: 512, rows: 9 }, entry: 0.75 },
  projectBased: { src: projectBased, width: 300, height: 360, figures: { cells: 44 }, entry: 0.75 },
  blog: { src: blog, width: 640, height: 400, figures: { nodes: 1400, steps: 68 }, entry: 0.535 },
  research: { src: research, width: 640, height: 400, figures: { points: 46, bandwidth: 0.085 } },
  summit: { src: summit, width: 3200, height: 640, figures: { kernels: 420 } },
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
