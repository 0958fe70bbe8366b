/* Written by `npm run draw` in art/. */
import advisory from '../../static/images/advisory.svg';
import analytics from '../../static/images/analytics.svg';
import custom from '../../static/images/custom.svg';
import implementation from '../../static/images/implementation.svg';
import optimisation from '../../static/images/optimisation.svg';
import scalability from '../../static/images/scalability.svg';
import engagement from '../../static/images/engagement.svg';
import firstRow from '../../static/images/first-row.svg';
import projectsNarrow from '../../static/images/projects-narrow.svg';
import retainerNarrow from '../../static/images/retainer-narrow.svg';
import secondRow from '../../static/images/second-row.svg';
import shortTermNarrow from '../../static/images/short-term-narrow.svg';
import workshopsNarrow from '../../static/images/workshops-narrow.svg';
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
    advisory: { src: advisory, left: -720, width: 1100, height: 208, relief: 0.25, bleed: 0.05 },
    analytics: { src: analytics, left: -720, width: 1100, height: 208, relief: 0.25, bleed: 0.05 },
    custom: { src: custom, left: -720, width: 1100, height: 208, relief: 0.25, bleed: 0.05 },
    implementation: { src: implementation, left: -720, width: 1100, height: 208, relief: 0.25, bleed: 0.05 },
    optimisation: { src: optimisation, left: -720, width: 1100, height: 208, relief: 0.25, bleed: 0.05 },
    scalability: { src: scalability, left: -720, width: 1100, height: 208, relief: 0.25, bleed: 0.05 }
  },
  engagement: {
    wide: { src: engagement, left: -720, width: 2640, height: 496 }
  },
  formations: {
    firstRow: {
      wide: { src: firstRow, left: -90, width: 1380, height: 490 }
    },
    projects: {
      narrow: { src: projectsNarrow, left: -40, width: 400, height: 150 }
    },
    retainer: {
      narrow: { src: retainerNarrow, left: -40, width: 400, height: 152 }
    },
    secondRow: {
      wide: { src: secondRow, left: -90, width: 1380, height: 420 }
    },
    shortTerm: {
      narrow: { src: shortTermNarrow, left: -40, width: 400, height: 222 }
    },
    workshops: {
      narrow: { src: workshopsNarrow, left: -40, width: 400, height: 168 }
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
        categories: { x: 228, y: 294 },
        dataPoints: { x: 45, y: 180 },
        geographies: { x: 159, y: 108 },
        dailyIngest: { x: 297, y: 72 }
      }
    },
    wide: {
      src: statistics,
      left: -720,
      width: 2640,
      height: 620,
      summits: {
        categories: { x: 780, y: 510 },
        dataPoints: { x: 150, y: 320 },
        geographies: { x: 450, y: 200 },
        dailyIngest: { x: 1080, y: 140 }
      }
    }
  },
  summit: {
    narrow: { src: summitNarrow, left: -40, width: 400, height: 360, route: 'M0 197V205C0 234.6 14.8 249.4 37,249.4Q39,249.6 41,251T45,255.4T49,258.8T53,262.2T57,263.4T61,263.8T65,267.2T69,267.4T73,266.4T77,266.6T81,271.8T85,274.6T89,269.2T93,264.2T97,265T101,269.8T105,272.2T109,272.2T113,269.6T117,268.4T121,274.4T125,281.6T129,285T133,284.6T137,276.6T141,269.8T145,266.2T149,257.6T153,245.6T157,235.4T161,231.6T165,227.8T169,217.6T173,207.6T177,206T181,205.4T185,198T189,185.8T193,179.6T197,181T201,182.2T205,178.8T209,172T213,163.2T217,153.2T221,146.4T225,142.6T229,137.6T233,127.8T237,118T240,112T241,110', trailEnd: 155, peak: 285.2, land: 0 },
    wide: { src: summit, left: -720, width: 2640, height: 900, route: 'M0 583.5V591.5C0 645.5 27 672.5 67.5,672.5Q72.5,673 77.5,676.5T87.5,685.5T97.5,694T107.5,699.5T117.5,700.5T127.5,704.5T137.5,708.5T147.5,706.5T157.5,706T167.5,712.5T177.5,718.5T187.5,704.5T197.5,682.5T207.5,670.5T217.5,665.5T227.5,655T237.5,636T247.5,612T257.5,592T267.5,587.5T277.5,586.5T287.5,580.5T297.5,567T307.5,549T317.5,543.5T327.5,542.5T337.5,531.5T347.5,517.5T357.5,514.5T367.5,519.5T377.5,513T387.5,497T397.5,493.5T407.5,494T417.5,479T427.5,451.5T437.5,433T447.5,426.5T457.5,414T467.5,398T472.5,390', trailEnd: 308.5, peak: 564.4, land: 380 }
  },
  whatWeDo: {
    consultancy: {
      narrow: { src: consultancyNarrow, left: 0, width: 320, height: 170 },
      wide: { src: consultancy, left: 0, width: 376, height: 424 }
    },
    deployment: {
      narrow: { src: deploymentNarrow, left: 0, width: 320, height: 170 },
      wide: { src: deployment, left: 0, width: 412, height: 424 }
    },
    development: {
      narrow: { src: developmentNarrow, left: -27, width: 347, height: 170 },
      wide: { src: development, left: -43, width: 455, height: 424 }
    }
  }
} as const;
