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
      height: 220,
      relief: 0.25
    },
    analytics: {
      src: analytics,
      left: -720,
      width: 1100,
      height: 220,
      relief: 0.25
    },
    custom: {
      src: custom,
      left: -720,
      width: 1100,
      height: 220,
      relief: 0.25
    },
    implementation: {
      src: implementation,
      left: -720,
      width: 1100,
      height: 220,
      relief: 0.25
    },
    optimisation: {
      src: optimisation,
      left: -720,
      width: 1100,
      height: 220,
      relief: 0.25
    },
    scalability: {
      src: scalability,
      left: -720,
      width: 1100,
      height: 220,
      relief: 0.25
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
        height: 152
      }
    },
    shortTerm: {
      narrow: {
        src: shortTermNarrow,
        left: -40,
        width: 400,
        height: 196
      }
    },
    workshops: {
      narrow: {
        src: workshopsNarrow,
        left: -40,
        width: 400,
        height: 168
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
          x: 228,
          y: 294
        },
        dataPoints: {
          x: 51,
          y: 180
        },
        geographies: {
          x: 138,
          y: 108
        },
        dailyIngest: {
          x: 306,
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
      height: 360,
      route: 'M0 203.2V211.2C0 236.8 12.8 249.6 32 249.6L32,249.629L32.667,249.608C33.333,249.587,34.667,249.544,36,249.6S38.667,249.81,40,250.504S42.667,252.432,44,253.901S46.667,257.075,48,258.27S50.667,260.149,52,261.1S54.667,263.267,56,263.443S58.667,262.751,60,263.223S62.667,265.503,64,266.426S66.667,267.385,68,267.221S70.667,266.695,72,266.537S74.667,266.424,76,266.731S78.667,267.607,80,269.498S82.667,274.606,84,274.912S86.667,272.614,88,270.508S90.667,266.794,92,265.528S94.667,263.34,96,264.161S98.667,267.546,100,268.966S102.667,270.66,104,271.202S106.667,272.552,108,272.486S110.667,271.48,112,270.367S114.667,267.968,116,268.218S118.667,270.253,120,272.652S122.667,278.066,124,280.186S126.667,283.531,128,284.389S130.667,285.737,132,285.012S134.667,282.347,136,279.496S138.667,272.883,140,270.909S142.667,268.75,144,267.359S146.667,263.373,148,260.125S150.667,252.976,152,248.86S154.667,240.416,156,237.508S158.667,233.113,160,232.124S162.667,230.643,164,229.012S166.667,224.61,168,220.851S170.667,212.345,172,209.59S174.667,206.074,176,205.996S178.667,206.523,180,205.982S182.667,203.755,184,200.548S186.667,192.613,188,188.755S190.667,181.909,192,180.613S194.667,179.713,196,180.388S198.667,182.017,200,182.207S202.667,181.823,204,180.256S206.667,176.131,208,173.694S210.667,168.94,212,165.768S214.667,158.569,216,155.427S218.667,150.027,220,148.13S222.667,144.697,224,143.454S226.667,141.261,228,139.234S230.667,134.103,232,130.694S234.667,123.573,236,120.436S238.667,114.738,239.5,114.195S240.667,115.126,240.833,115.863L241,116.6',
      trailEnd: 148.7708,
      peak: 290,
      land: 0
    },
    wide: {
      src: summit,
      left: -720,
      width: 2640,
      height: 900,
      route: 'M0 580.3V588.3C0 644.3 28.0 672.3 70 672.3L70,672.281L71.667,673.193C73.333,674.104,76.667,675.927,80,678.966S86.667,686.257,90,688.762S96.667,692.023,100,694.239S106.667,700.133,110,700.89S116.667,699.487,120,700.097S126.667,704.088,130,705.906S136.667,707.978,140,707.708S146.667,706.644,150,706.306S156.667,706.088,160,707.177S166.667,710.323,170,713.228S176.667,719.886,180,717.208S186.667,705.422,190,697.84S196.667,684.202,200,679.089S206.667,669.807,210,668.098S216.667,667.14,220,664.239S226.667,654.783,230,649.012S236.667,638.252,240,630.925S246.667,613.935,250,606.101S256.667,592.261,260,589.565S266.667,587.482,270,587.365S276.667,586.401,280,584.833S286.667,580.976,290,577.475S296.667,569.26,300,562.882S306.667,548.464,310,545.537S316.667,544.799,320,544.873S326.667,542.906,330,539.71S336.667,532.164,340,527.458S346.667,517.692,350,515.689S356.667,514.743,360,516.242S366.667,519.682,370,518.889S376.667,514.568,380,509.296S386.667,497.007,390,494.467S396.667,493.866,400,494.496S406.667,494.447,410,491.292S416.667,482.504,420,473.417S426.667,451.789,430,444.406S436.667,434.799,440,432.214S446.667,426.684,450,423.086S456.667,415.237,460,410.25S466.667,399.539,468.75,397.742S471.667,398.072,472.083,399.136L472.5,400.2',
      trailEnd: 311.7188,
      peak: 550,
      land: 330
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
