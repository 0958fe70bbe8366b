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

const { header, hero, news, statistics, industries, resources, footer } = home;

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

const table: [where: string, content: unknown, specification: unknown][] = [
  ['the product', site.name, 'Kernel Ridge'],
  ['the route /', pages.find(({ path }) => path === '/')?.component, 'Home'],
  ['the route /about', pages.find(({ path }) => path === '/about')?.component, 'PlainNotFound'],
  ['any other path', pages.find(({ path }) => path === '*')?.component, 'RedNotFound'],
  ['the 404 pages', notFound.heading, '404 - Page Not Found'],
  [
    'the eleven sections of Home, their titles and their order',
    outline(),
    [
      'header',
      expect.stringMatching(/^h1 .*systems engineering.*architecting.*deployment/i),
      expect.stringMatching(/^h2 .*recent news.*systems.*upgraded/i),
      'h2 What we do',
      ...['h3 Development', 'h3 Deployment', 'h3 Consultancy'],
      'h2 Built on Powerful Data',
      'h2 Our Core Services',
      ...['h3 Strategic Advisory', 'h3 Data & Analytics Solutions', 'h3 Technology Implementation'],
      ...['h3 Process Optimisation', 'h3 Sustainability & Scalability Consulting'],
      'h3 Custom Consulting',
      'h2 Perfect For Your Industry',
      ...['h3 Startups', 'h3 Researchers', 'h3 Companies'],
      'h2 Engagement Structures',
      ...['h3 Short-Term Projects', 'h3 Retainer-Based Relationships'],
      ...['h3 Workshops & Training', 'h3 Project-Based Consultations'],
      'h2 Resources',
      ...['h3 Blog', 'h3 Research'],
      'h2 Contact us',
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
  ["the hero's button", hero.action, 'Contact Us'],
  ['the date of the news', [news.date, news.dateTime], ['10th Oct 2022', '2022-10-10']],
  ['the tags of the news', news.tags, ['ML-Ops', 'Development']],
  [
    'the statistics',
    statistics.figures.map(({ label, value }) => `${label} ${value}`),
    ['Data Points 4.8t', 'Geographies 24', 'Categories 86', 'Daily Ingest 12tb'],
  ],
  [
    'the placeholder link of each industry',
    industries.cards.map(({ link }) => link),
    Array(3).fill({ label: 'Learn More' }),
  ],
  [
    'the labels of the resources',
    resources.panels.map(({ label }) => label),
    ['Find out more', 'Find out more'],
  ],
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
