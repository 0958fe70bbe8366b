/* Written by `npm run draw` in art/. */
import advisory from '../../static/images/advisory.svg';
import analytics from '../../static/images/analytics.svg';
import custom from '../../static/images/custom.svg';
import implementation from '../../static/images/implementation.svg';
import optimisation from '../../static/images/optimisation.svg';
import scalability from '../../static/images/scalability.svg';
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
    advisory: {
      src: advisory,
      left: -720,
      width: 1100,
      height: 208,
      relief: 0.25,
      bleed: 0.05
    },
    analytics: {
      src: analytics,
      left: -720,
      width: 1100,
      height: 208,
      relief: 0.25,
      bleed: 0.05
    },
    custom: {
      src: custom,
      left: -720,
      width: 1100,
      height: 208,
      relief: 0.25,
      bleed: 0.05
    },
    implementation: {
      src: implementation,
      left: -720,
      width: 1100,
      height: 208,
      relief: 0.25,
      bleed: 0.05
    },
    optimisation: {
      src: optimisation,
      left: -720,
      width: 1100,
      height: 208,
      relief: 0.25,
      bleed: 0.05
    },
    scalability: {
      src: scalability,
      left: -720,
      width: 1100,
      height: 208,
      relief: 0.25,
      bleed: 0.05
    }
  },
  engagement: {
    wide: {
      src: engagement,
      left: -720,
      width: 2640,
      height: 472
    }
  },
  formations: {
    projects: {
      narrow: {
        src: projectsNarrow,
        left: -40,
        width: 400,
        height: 150
      }
    },
    retainer: {
      narrow: {
        src: retainerNarrow,
        left: -40,
        width: 400,
        height: 150
      }
    },
    shortTerm: {
      narrow: {
        src: shortTermNarrow,
        left: -40,
        width: 400,
        height: 190
      }
    },
    workshops: {
      narrow: {
        src: workshopsNarrow,
        left: -40,
        width: 400,
        height: 165
      }
    }
  },
  hero: {
    src: hero,
    left: 0,
    width: 1960,
    height: 740,
    narrow: '370 0 960 810'
  },
  industries: {
    narrow: {
      src: industriesNarrow,
      left: -40,
      width: 400,
      height: 240
    },
    wide: {
      src: industries,
      left: -48,
      width: 1968,
      height: 532
    }
  },
  notFound: {
    src: notFound,
    left: 0,
    width: 1600,
    height: 900
  },
  panels: {
    blog: {
      narrow: {
        src: blogNarrow,
        left: -40,
        width: 400,
        height: 270
      }
    },
    research: {
      narrow: {
        src: researchNarrow,
        left: -40,
        width: 400,
        height: 304
      }
    }
  },
  resources: {
    wide: {
      src: resources,
      left: -720,
      width: 2640,
      height: 1060,
      clear: 490
    }
  },
  statistics: {
    narrow: {
      src: statisticsNarrow,
      left: -45,
      width: 410,
      height: 340,
      summits: {
        categories: {
          x: 216,
          y: 294
        },
        dataPoints: {
          x: 27,
          y: 180
        },
        geographies: {
          x: 144,
          y: 108
        },
        dailyIngest: {
          x: 300,
          y: 72
        }
      }
    },
    wide: {
      src: statistics,
      left: -720,
      width: 2640,
      height: 620,
      summits: {
        categories: {
          x: 780,
          y: 510
        },
        dataPoints: {
          x: 150,
          y: 320
        },
        geographies: {
          x: 450,
          y: 200
        },
        dailyIngest: {
          x: 1090,
          y: 140
        }
      }
    }
  },
  summit: {
    narrow: {
      src: summitNarrow,
      left: -40,
      width: 400,
      height: 400,
      trailEnd: 98,
      route: 'M0,302L0,305.333C0,308.667,0,315.333,0,323.667S0,342,3.391,351S13.565,368,26.283,372.333S57.652,377.333,75.456,375.465S110.217,369.195,119.946,364.929S132.177,356.533,134.939,352.016S140.722,342.596,144.087,337.451S151.16,326.919,155.196,321.339S163.596,309.986,168.178,304.051S177.558,292.015,182.393,285.774S192.098,273.148,196.794,266.636S206.013,253.486,210.172,246.732S218.124,233.108,221.426,226.132S227.535,212.074,229.805,204.894S233.807,190.435,235.029,183.065S236.961,168.233,237.204,163.634S237.224,157.302,237.112,156.435L237,155.568',
      peak: 700,
      land: 400
    },
    wide: {
      src: summit,
      left: -720,
      width: 2640,
      height: 880,
      trailEnd: 224,
      route: 'M0,656L0,663.333C0,670.667,0,685.333,0,703.667S0,744,6.996,763.8S27.984,801.2,54.218,810.733S118.931,821.733,155.659,817.624S227.367,803.829,247.359,794.443S272.355,775.973,277.878,766.036S289.445,745.311,296.174,733.991S310.32,710.821,318.392,698.546S335.192,673.57,344.355,660.511S363.116,634.034,372.785,620.302S392.195,592.525,401.588,578.2S420.026,549.27,428.343,534.41S444.249,504.437,450.851,489.09S463.07,458.163,467.611,442.367S475.615,410.557,478.057,394.343S481.921,361.712,482.408,351.094S482.448,335.656,482.224,333.246L482,330.836',
      peak: 700,
      land: 400
    }
  },
  whatWeDo: {
    consultancy: {
      narrow: {
        src: consultancyNarrow,
        left: 0,
        width: 320,
        height: 170
      },
      wide: {
        src: consultancy,
        left: 0,
        width: 376,
        height: 424
      }
    },
    deployment: {
      narrow: {
        src: deploymentNarrow,
        left: 0,
        width: 320,
        height: 170
      },
      wide: {
        src: deployment,
        left: 0,
        width: 412,
        height: 424
      }
    },
    development: {
      narrow: {
        src: developmentNarrow,
        left: -27,
        width: 347,
        height: 170
      },
      wide: {
        src: development,
        left: -43,
        width: 455,
        height: 424
      }
    }
  }
} as const;
