/*
 * The words of the home page, in page order. Each card has a key. Its section has a picture for each key: npm run check names
 * a card without one.
 */

import type { LinkContent } from './site';

export const hero = {
  title: 'Systems engineering, from architecting to deployment',
  text: 'We design data and machine-learning systems, build them with your team, and stay until they run in production.',
  button: 'Contact Us',
};

export const news = {
  date: '10th Oct 2022',
  title: 'Recent news: our systems have been upgraded',
  tags: ['ML-Ops', 'Development'],
};

export const whatWeDo = {
  title: 'What we do',
  cards: {
    development: {
      title: 'Development',
      text: 'Data pipelines, models and the services around them. Written to be read, tested and handed over.',
    },
    deployment: {
      title: 'Deployment',
      text: 'From a notebook to a monitored service in your own cloud. Every release can be rolled back.',
    },
    consultancy: {
      title: 'Consultancy',
      text: 'A plain survey of where your data can take you, and the shortest safe route there.',
    },
  },
};

export const statistics = {
  title: 'Built on Powerful Data',
  caption:
    'Each line is a hundred billion points, one geography, one category or one terabyte a day.',
  /** Each is a mountain, with so many lines for 1 of its number. */
  items: {
    dataPoints: { label: 'Data Points', value: '4.8t', lines: 10 },
    geographies: { label: 'Geographies', value: '24', lines: 1 },
    categories: { label: 'Categories', value: '86', lines: 1 },
    dailyIngest: { label: 'Daily Ingest', value: '12tb', lines: 1 },
  },
};

export const coreServices = {
  title: 'Our Core Services',
  cards: {
    advisory: {
      title: 'Strategic Advisory',
      text: 'What to measure, what to build and what to leave alone, in a written plan with its costs, its risks and a first step.',
    },
    analytics: {
      title: 'Data & Analytics Solutions',
      text: 'Pipelines, warehouses and dashboards for the questions your teams ask every week. Each figure can be traced to its source.',
    },
    implementation: {
      title: 'Technology Implementation',
      text: 'We bring new components into service beside the systems you already run. Your engineers can maintain what we add.',
    },
    optimisation: {
      title: 'Process Optimisation',
      text: 'We follow a process from first input to final result and find where time is lost. Steps are removed before any are automated.',
    },
    scalability: {
      title: 'Sustainability & Scalability Consulting',
      text: 'Systems that spend less energy and money on every answer. Sized for today, with a plan for ten times the load.',
    },
    custom: {
      title: 'Custom Consulting',
      text: 'Some problems fit no heading. Bring yours, and we will say plainly whether we can help and what it would take.',
    },
  },
};

export const industries = {
  title: 'Perfect For Your Industry',
  cards: {
    startups: {
      title: 'Startups',
      text: 'You need a first model in front of users, not a platform. We build the smallest system that can carry the product, with room for the next one.',
      link: { label: 'Learn More' },
    },
    researchers: {
      title: 'Researchers',
      text: 'Your method works on one machine. We make it reproducible, documented and fast on data that no longer fits in memory.',
      link: { label: 'Learn More' },
    },
    companies: {
      title: 'Companies',
      text: 'Years of records sit in systems that do not talk to each other. We bring them together and put forecasts where decisions are made.',
      link: { label: 'Learn More' },
    },
  },
};

export const engagement = {
  title: 'Engagement Structures',
  cards: {
    shortTerm: {
      title: 'Short-Term Projects',
      text: 'One question, a few weeks, a clear answer. For an audit, a prototype or a decision that cannot wait.',
    },
    retainer: {
      title: 'Retainer-Based Relationships',
      text: 'A fixed number of days each month with people who know your systems, season after season.',
    },
    workshops: {
      title: 'Workshops & Training',
      text: 'Hands-on days for engineers and analysts, with your own data. They leave with working code and the reasons behind it.',
    },
    projects: {
      title: 'Project-Based Consultations',
      text: 'A defined piece of ground, with its scope, price and date agreed. We survey it and hand over the map.',
    },
  },
};

type PanelContent = { title: string; text: string; caption?: string; link: LinkContent };

export const resources: { title: string; panels: Record<'blog' | 'research', PanelContent> } = {
  title: 'Resources',
  panels: {
    blog: {
      title: 'Blog',
      text: 'Working notes on building data systems: what we tried, what held, and what we would do differently.',
      link: { label: 'Find out more' },
    },
    research: {
      title: 'Research',
      text: 'Methods we study before we recommend them, from kernel regression to the detection of drift.',
      link: { label: 'Find out more' },
      caption: 'One smooth answer from 46 noisy points',
    },
  },
};

export type FieldContent =
  | { type: 'text' | 'email'; name: string; label: string; autoComplete?: string }
  | { type: 'textarea'; name: string; label: string; rows: number }
  /** A value that visitors do not see. */
  | { type: 'hidden'; name: string; value: string };

export const contact: { title: string; text: string; fields: FieldContent[]; button: string } = {
  title: 'Contact us',
  text: 'Tell us what you are working on, where it is stuck and what data you have. A few plain sentences are enough to begin. You need no brief and no finished plan.',
  fields: [
    { type: 'hidden', name: 'access_key', value: 'YOUR_ACCESS_KEY' },
    { type: 'text', name: 'name', label: 'Name', autoComplete: 'name' },
    { type: 'email', name: 'email', label: 'Email', autoComplete: 'email' },
    { type: 'textarea', name: 'message', label: 'Message', rows: 5 },
  ],
  button: 'Send message',
};
