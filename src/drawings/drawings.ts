/* Written by `npm run draw` in art/. */
import consultancy from '../../static/images/consultancy.svg';
import consultancyNarrow from '../../static/images/consultancy-narrow.svg';
import advisoryLayer from '../../static/images/advisory-layer.svg';
import advisoryLayerNarrow from '../../static/images/advisory-layer-narrow.svg';
import analyticsLayer from '../../static/images/analytics-layer.svg';
import analyticsLayerNarrow from '../../static/images/analytics-layer-narrow.svg';
import customLayer from '../../static/images/custom-layer.svg';
import customLayerNarrow from '../../static/images/custom-layer-narrow.svg';
import implementationLayer from '../../static/images/implementation-layer.svg';
import implementationLayerNarrow from '../../static/images/implementation-layer-narrow.svg';
import optimisationLayer from '../../static/images/optimisation-layer.svg';
import optimisationLayerNarrow from '../../static/images/optimisation-layer-narrow.svg';
import scalabilityLayer from '../../static/images/scalability-layer.svg';
import scalabilityLayerNarrow from '../../static/images/scalability-layer-narrow.svg';
import deployment from '../../static/images/deployment.svg';
import deploymentNarrow from '../../static/images/deployment-narrow.svg';
import development from '../../static/images/development.svg';
import developmentNarrow from '../../static/images/development-narrow.svg';
import engagement from '../../static/images/engagement.svg';
import engagementProjects from '../../static/images/engagement-projects.svg';
import engagementRetainer from '../../static/images/engagement-retainer.svg';
import engagementShortTerm from '../../static/images/engagement-short-term.svg';
import engagementWorkshops from '../../static/images/engagement-workshops.svg';
import hero from '../../static/images/hero.svg';
import industries from '../../static/images/industries.svg';
import industriesCompanies from '../../static/images/industries-companies.svg';
import industriesResearchers from '../../static/images/industries-researchers.svg';
import industriesStartups from '../../static/images/industries-startups.svg';
import notFound from '../../static/images/not-found.svg';
import blogNarrow from '../../static/images/blog-narrow.svg';
import researchNarrow from '../../static/images/research-narrow.svg';
import resources from '../../static/images/resources.svg';
import statistics from '../../static/images/statistics.svg';
import statisticsNarrow from '../../static/images/statistics-narrow.svg';
import summit from '../../static/images/summit.svg';
import summitNarrow from '../../static/images/summit-narrow.svg';

/** The file and the box of each drawing (see DrawingImage.tsx), and what else a section needs to know of it. */
export const drawings = {
  consultancy: { src: consultancy, left: 0, width: 376, height: 424 },
  consultancyNarrow: { src: consultancyNarrow, left: 0, width: 320, height: 200 },
  advisoryLayer: { src: advisoryLayer, left: -720, width: 1030, height: 220, relief: 0.25 },
  advisoryLayerNarrow: { src: advisoryLayerNarrow, left: -40, width: 400, height: 108, relief: 0.4211 },
  analyticsLayer: { src: analyticsLayer, left: -720, width: 1030, height: 220, relief: 0.25 },
  analyticsLayerNarrow: { src: analyticsLayerNarrow, left: -40, width: 400, height: 108, relief: 0.4211 },
  customLayer: { src: customLayer, left: -720, width: 1030, height: 220, relief: 0.25 },
  customLayerNarrow: { src: customLayerNarrow, left: -40, width: 400, height: 108, relief: 0.4211 },
  implementationLayer: { src: implementationLayer, left: -720, width: 1030, height: 220, relief: 0.25 },
  implementationLayerNarrow: { src: implementationLayerNarrow, left: -40, width: 400, height: 108, relief: 0.4211 },
  optimisationLayer: { src: optimisationLayer, left: -720, width: 1030, height: 220, relief: 0.25 },
  optimisationLayerNarrow: { src: optimisationLayerNarrow, left: -40, width: 400, height: 108, relief: 0.4211 },
  scalabilityLayer: { src: scalabilityLayer, left: -720, width: 1030, height: 220, relief: 0.25 },
  scalabilityLayerNarrow: { src: scalabilityLayerNarrow, left: -40, width: 400, height: 108, relief: 0.4211 },
  deployment: { src: deployment, left: 0, width: 376, height: 424 },
  deploymentNarrow: { src: deploymentNarrow, left: 0, width: 320, height: 200 },
  development: { src: development, left: -46.5, width: 422.5, height: 424 },
  developmentNarrow: { src: developmentNarrow, left: -31, width: 351, height: 200 },
  engagement: { src: engagement, left: -720, width: 2640, height: 472 },
  engagementProjects: { src: engagementProjects, left: -40, width: 400, height: 190 },
  engagementRetainer: { src: engagementRetainer, left: -40, width: 400, height: 185 },
  engagementShortTerm: { src: engagementShortTerm, left: -40, width: 400, height: 252 },
  engagementWorkshops: { src: engagementWorkshops, left: -40, width: 400, height: 210 },
  hero: { src: hero, left: 0, width: 1960, height: 740, narrow: '370 0 960 810' },
  industries: { src: industries, left: -48, width: 1968, height: 532 },
  industriesCompanies: { src: industriesCompanies, left: -40, width: 400, height: 270 },
  industriesResearchers: { src: industriesResearchers, left: -40, width: 400, height: 190 },
  industriesStartups: { src: industriesStartups, left: -40, width: 400, height: 130 },
  notFound: { src: notFound, left: 0, width: 1600, height: 900 },
  blogNarrow: { src: blogNarrow, left: -40, width: 400, height: 270 },
  researchNarrow: { src: researchNarrow, left: -40, width: 400, height: 304 },
  resources: { src: resources, left: -720, width: 2640, height: 1060 },
  statistics: { src: statistics, left: -720, width: 2640, height: 620, summits: { categories: { x: 780, y: 510 }, dataPoints: { x: 150, y: 320 }, geographies: { x: 450, y: 200 }, dailyIngest: { x: 1090, y: 140 } } },
  statisticsNarrow: { src: statisticsNarrow, left: -45, width: 410, height: 340, summits: { categories: { x: 216, y: 294 }, dataPoints: { x: 27, y: 180 }, geographies: { x: 144, y: 108 }, dailyIngest: { x: 300, y: 72 } } },
  summit: { src: summit, left: -720, width: 2640, height: 880, trailEnd: 224 },
  summitNarrow: { src: summitNarrow, left: -40, width: 400, height: 400, trailEnd: 98 },
} as const;
