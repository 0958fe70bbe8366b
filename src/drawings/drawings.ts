/* Written by `npm run draw` in art/. */
import engagement from '../../static/images/engagement.svg';
import engagementProjects from '../../static/images/engagement-projects.svg';
import engagementRetainer from '../../static/images/engagement-retainer.svg';
import engagementShortTerm from '../../static/images/engagement-short-term.svg';
import engagementWorkshops from '../../static/images/engagement-workshops.svg';
import industries from '../../static/images/industries.svg';
import industriesCompanies from '../../static/images/industries-companies.svg';
import industriesResearchers from '../../static/images/industries-researchers.svg';
import industriesStartups from '../../static/images/industries-startups.svg';
import notFound from '../../static/images/not-found.svg';

/** The file and the box of each drawing (see DrawingImage.tsx), and what else a section needs to know of it. */
export const drawings = {
  engagement: { src: engagement, left: -720, width: 2640, height: 472 },
  engagementProjects: { src: engagementProjects, left: -40, width: 400, height: 190 },
  engagementRetainer: { src: engagementRetainer, left: -40, width: 400, height: 185 },
  engagementShortTerm: { src: engagementShortTerm, left: -40, width: 400, height: 252 },
  engagementWorkshops: { src: engagementWorkshops, left: -40, width: 400, height: 210 },
  industries: { src: industries, left: -48, width: 1968, height: 532 },
  industriesCompanies: { src: industriesCompanies, left: -40, width: 400, height: 270 },
  industriesResearchers: { src: industriesResearchers, left: -40, width: 400, height: 190 },
  industriesStartups: { src: industriesStartups, left: -40, width: 400, height: 130 },
  notFound: { src: notFound, left: 0, width: 1600, height: 900 },
} as const;
