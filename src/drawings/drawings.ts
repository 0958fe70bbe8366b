/* Written by `npm run draw` in art/. */
import coreServicesNarrow from '../../static/images/core-services-narrow.svg';
import coreServices from '../../static/images/core-services.svg';
import engagement from '../../static/images/engagement.svg';
import projectsNarrow from '../../static/images/projects-narrow.svg';
import projects from '../../static/images/projects.svg';
import retainerNarrow from '../../static/images/retainer-narrow.svg';
import retainer from '../../static/images/retainer.svg';
import shortTermNarrow from '../../static/images/short-term-narrow.svg';
import shortTerm from '../../static/images/short-term.svg';
import workshopsNarrow from '../../static/images/workshops-narrow.svg';
import workshops from '../../static/images/workshops.svg';
import hero from '../../static/images/hero.svg';
import industriesNarrow from '../../static/images/industries-narrow.svg';
import industries from '../../static/images/industries.svg';
import notFound from '../../static/images/not-found.svg';
import blogNarrow from '../../static/images/blog-narrow.svg';
import researchNarrow from '../../static/images/research-narrow.svg';
import resources from '../../static/images/resources.svg';
import statisticsNarrow from '../../static/images/statistics-narrow.svg';
import statistics from '../../static/images/statistics.svg';
import summitNarrow from '../../static/images/summit-narrow.svg';
import summit from '../../static/images/summit.svg';
import consultancyNarrow from '../../static/images/consultancy-narrow.svg';
import consultancy from '../../static/images/consultancy.svg';
import deploymentNarrow from '../../static/images/deployment-narrow.svg';
import deployment from '../../static/images/deployment.svg';
import developmentNarrow from '../../static/images/development-narrow.svg';
import development from '../../static/images/development.svg';

/** The file and the box of each drawing (see DrawingImage.tsx), and what else a section needs to know of it. */
export const drawings = {
  coreServices: {
    narrow: { src: coreServicesNarrow, left: -40, width: 80, height: 1082, relief: 0.0246 },
    wide: { src: coreServices, left: -720, width: 1100, height: 1024, relief: 0.0407 }
  },
  engagement: {
    wide: { src: engagement, left: -720, width: 2640, height: 496 }
  },
  formations: {
    projects: {
      narrow: { src: projectsNarrow, left: -40, width: 400, height: 150 },
      wide: { src: projects, left: -22, width: 694, height: 420 }
    },
    retainer: {
      narrow: { src: retainerNarrow, left: -40, width: 400, height: 152 },
      wide: { src: retainer, left: -22, width: 694, height: 490 }
    },
    shortTerm: {
      narrow: { src: shortTermNarrow, left: -40, width: 400, height: 222 },
      wide: { src: shortTerm, left: -90, width: 694, height: 490 }
    },
    workshops: {
      narrow: { src: workshopsNarrow, left: -40, width: 400, height: 168 },
      wide: { src: workshops, left: -90, width: 694, height: 420 }
    }
  },
  hero: { src: hero, left: 0, width: 1960, height: 740, narrow: '370 0 960 810' },
  industries: {
    narrow: { src: industriesNarrow, left: -40, width: 400, height: 262 },
    wide: { src: industries, left: -48, width: 1968, height: 532 }
  },
  notFound: { src: notFound, left: 0, width: 2000, height: 1500 },
  panels: {
    blog: {
      narrow: { src: blogNarrow, left: -40, width: 400, height: 156 }
    },
    research: {
      narrow: { src: researchNarrow, left: -40, width: 400, height: 240 }
    }
  },
  resources: {
    wide: { src: resources, left: -720, width: 2640, height: 1200, clear: 350 }
  },
  statistics: {
    narrow: {
      src: statisticsNarrow,
      left: -45,
      width: 410,
      height: 340,
      summits: {
        dataPoints: { x: 48, y: 180 },
        geographies: { x: 117, y: 108 },
        categories: { x: 195, y: 294 },
        dailyIngest: { x: 273, y: 72 }
      }
    },
    wide: {
      src: statistics,
      left: -720,
      width: 2640,
      height: 620,
      summits: {
        dataPoints: { x: 150, y: 320 },
        geographies: { x: 450, y: 200 },
        categories: { x: 780, y: 510 },
        dailyIngest: { x: 1080, y: 140 }
      }
    }
  },
  summit: {
    narrow: { src: summitNarrow, left: -40, width: 400, height: 360, trailEnd: 190, peak: 360, land: 0 },
    wide: { src: summit, left: -720, width: 2640, height: 900, trailEnd: 395.5, peak: 700, land: 380 }
  },
  whatWeDo: {
    consultancy: {
      narrow: { src: consultancyNarrow, left: 0, width: 320, height: 170 },
      wide: { src: consultancy, left: 0, width: 376, height: 424 }
    },
    deployment: {
      narrow: { src: deploymentNarrow, left: 0, width: 320, height: 170 },
      wide: { src: deployment, left: 0, width: 376, height: 424 }
    },
    development: {
      narrow: { src: developmentNarrow, left: -27, width: 347, height: 170 },
      wide: { src: development, left: -43, width: 419, height: 424 }
    }
  }
} as const;
