/* Written by `npm run draw` in art/. */
import coreServicesNarrow from '../../static/images/core-services-narrow.svg';
import coreServices from '../../static/images/core-services.svg';
import engagement from '../../static/images/engagement.svg';
import projectsNarrow from '../../static/images/projects-narrow.svg';
import retainerNarrow from '../../static/images/retainer-narrow.svg';
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
    narrow: { src: coreServicesNarrow, left: -40, width: 80, height: 1082, relief: 0.0246 },
    wide: { src: coreServices, left: -720, width: 1100, height: 1024, relief: 0.0407 }
  },
  engagement: {
    wide: { src: engagement, left: -720, width: 2640, height: 496 }
  },
  formations: {
    projects: {
      narrow: { src: projectsNarrow, left: -40, width: 400, height: 150 }
    },
    retainer: {
      narrow: { src: retainerNarrow, left: -40, width: 400, height: 152 }
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
      narrow: { src: blogNarrow, left: -40, width: 400, height: 140 }
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
    narrow: { src: summitNarrow, left: -40, width: 400, height: 360, route: 'M0 162V170C0 218 16.4 245.1 41,250Q43,250.4 45,252T49,256.6T53,260.2T57,264T61,267.2T65,266.8T69,268.8T73,271.8T77,271T81,268.8T85,267.2T89,266.8T93,271T97,272.4T101,267.8T105,265.4T109,266.4T113,272.6T117,278.8T121,280.8T125,281.4T129,278.4T133,273.4T137,272.6T141,274T145,271.8T149,266.6T153,259.4T157,247T161,233.4T165,226.6T169,221.4T173,213T177,203.2T181,194T185,190.2T189,191.4T193,191T197,185.6T201,178.2T205,176.2T209,177.8T213,175.4T217,166.6T221,152T225,142T229,137.8T233,132.6T237,125T241,115T243,110', trailEnd: 190, peak: 360, land: 0 },
    wide: { src: summit, left: -720, width: 2640, height: 900, route: 'M0 496.5V504.5C0 606.5 31 660.5 77.5,674.5Q82.5,676 87.5,680.5T97.5,690T107.5,697T117.5,705T127.5,708.5T137.5,708.5T147.5,715T157.5,716.5T167.5,712.5T177.5,706T187.5,695.5T197.5,692.5T207.5,686T217.5,664T227.5,641.5T237.5,625T247.5,618.5T257.5,611.5T267.5,598.5T277.5,584.5T287.5,565T297.5,547.5T307.5,543T317.5,547.5T327.5,548.5T337.5,545T347.5,536T357.5,518.5T367.5,509.5T377.5,508.5T387.5,500.5T397.5,486T407.5,468.5T417.5,458T427.5,455T437.5,447T447.5,430T457.5,412T467.5,397T472.5,390', trailEnd: 395.5, peak: 700, land: 380 }
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
