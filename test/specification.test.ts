/*
 * What the specification says, word for word, in one table: the other tests compare the page with the content,
 * and this one compares the content, and the order of the sections, with the specification. Where the owner has
 * decided otherwise, change the line here, too.
 */
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { App } from '../src/App';
import { home } from '../src/content/home';
import { notFound, pages } from '../src/content/pages';
import { site } from '../src/content/site';

const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title);
const { header, hero, news, whatWeDo, statistics, coreServices, industries } = home;
const { engagement, resources, contact, footer } = home;

/** What Home consists of, from top to bottom: the header, each heading of a section, the footer. */
function outline(): string[] {
  const { container, unmount } = render(createElement(App, { renderedFor: '/' }));
  const parts = container.querySelectorAll('header, main > section :is(h1, h2, h3), main ~ footer');
  const names = Array.from(parts, ({ localName, textContent }) =>
    /^h\d$/.test(localName) ? `${localName} ${textContent}` : localName,
  );
  unmount();
  return names;
}

const band = ({ title }: { title: string }, cards: readonly { title: string }[] = []) => [
  `h2 ${title}`,
  ...cards.map((card) => `h3 ${card.title}`),
];

const table: [where: string, content: unknown, specification: unknown][] = [
  ['the product', site.name, 'Kernel Ridge'],
  ['the route /', pages.find(({ path }) => path === '/')?.component, 'Home'],
  ['the route /about', pages.find(({ path }) => path === '/about')?.component, 'PlainNotFound'],
  ['any other path', pages.find(({ path }) => path === '*')?.component, 'RedNotFound'],
  ['the 404 pages', notFound.heading, '404 - Page Not Found'],
  [
    'the eleven sections of Home and their order',
    outline(),
    [
      'header',
      `h1 ${hero.title}`,
      ...band(news),
      ...band(whatWeDo, whatWeDo.cards),
      ...band(statistics),
      ...band(coreServices, coreServices.cards),
      ...band(industries, industries.cards),
      ...band(engagement, engagement.cards),
      ...band(resources, resources.panels),
      ...band(contact),
      'footer',
    ],
  ],
  [
    'the navigation, of placeholder links',
    header.links,
    ['About', 'Industries', 'Engagement', 'Services', 'Projects', 'Resources'].map((label) => ({
      label,
    })),
  ],
  [
    'the tagline',
    hero.title,
    expect.stringMatching(/systems engineering.*architecting.*deployment/i),
  ],
  ["the hero's button", hero.action, 'Contact Us'],
  ['the date of the news', [news.date, news.dateTime], ['10th Oct 2022', '2022-10-10']],
  ['the title of the news', news.title, expect.stringMatching(/recent news.*systems.*upgraded/i)],
  ['the tags of the news', news.tags, ['ML-Ops', 'Development']],
  ['the title of the first cards', whatWeDo.title, 'What we do'],
  ['what we do', titles(whatWeDo.cards), ['Development', 'Deployment', 'Consultancy']],
  ['the title of the statistics', statistics.title, 'Built on Powerful Data'],
  [
    'the statistics',
    statistics.figures.map(({ label, value }) => `${label} ${value}`),
    ['Data Points 4.8t', 'Geographies 24', 'Categories 86', 'Daily Ingest 12tb'],
  ],
  ['the title of the services', coreServices.title, 'Our Core Services'],
  [
    'the services',
    titles(coreServices.cards),
    [
      'Strategic Advisory',
      'Data & Analytics Solutions',
      'Technology Implementation',
      'Process Optimisation',
      'Sustainability & Scalability Consulting',
      'Custom Consulting',
    ],
  ],
  ['the title of the industries', industries.title, 'Perfect For Your Industry'],
  [
    'the industries, each with a placeholder link',
    industries.cards.map(({ title, link }) => ({ title, link })),
    ['Startups', 'Researchers', 'Companies'].map((title) => ({
      title,
      link: { label: 'Learn More' },
    })),
  ],
  ['the title of the engagements', engagement.title, 'Engagement Structures'],
  [
    'the engagements',
    titles(engagement.cards),
    [
      'Short-Term Projects',
      'Retainer-Based Relationships',
      'Workshops & Training',
      'Project-Based Consultations',
    ],
  ],
  [
    'the resources',
    [resources.title, ...titles(resources.panels)],
    ['Resources', 'Blog', 'Research'],
  ],
  ['their labels', resources.panels.map(({ label }) => label), ['Find out more', 'Find out more']],
  ['the title of the form', contact.title, 'Contact us'],
  ['the year of the copyright', footer.year, 2025],
  ['the footer', footer.privacy, { label: 'Privacy Policy' }],
];

test.each(table)('%s', (where, content, specification) => {
  try {
    expect(content).toEqual(specification);
  } catch (difference) {
    throw new Error(
      `The site is no longer what the specification says of ${where}. Was it meant so? Then change its line in test/specification.test.ts.\n\n${difference}`,
    );
  }
});
