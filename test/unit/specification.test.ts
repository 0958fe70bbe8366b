/*
 * All requirements of the specification in one table; no other test depends on the text of the content. If a
 * requirement changes, change its line here.
 */
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { App } from '../../src/App';
import { site } from '../../src/content/site';
import { theme } from '../../src/theme/theme';

/** Describes each element of a page that a selector finds, from top to bottom. */
function renderAndDescribe<T>(path: string, selector: string, say: (element: Element) => T): T[] {
  history.replaceState(null, '', path);
  const { container, unmount } = render(createElement(App, { initialPath: path }));
  const said = Array.from(container.querySelectorAll(selector), say);
  unmount();
  return said;
}

const outline = 'header, main > section :is(h1, h2, h3), main ~ footer';

const nameAndText = ({ localName, textContent }: Element) =>
  /^(h\d|button|a|li|p)$/.test(localName) ? `${localName} ${textContent}` : localName;

const look = (element: Element) => {
  const { color } = getComputedStyle(element);
  const colour = color === theme.color.red ? 'red' : 'black';
  return element.localName === 'h1' ? `${nameAndText(element)}, ${colour}` : nameAndText(element);
};

/** The attributes of a control, except those that the specification leaves open. */
const control = ({ localName, attributes }: Element) => {
  const own = Array.from(attributes, ({ name, value }) => [name, value] as const);
  const said = own.filter(([name]) => !['id', 'class', 'autocomplete'].includes(name));
  return { is: localName, ...Object.fromEntries(said) };
};

const requirements: [where: string, site: unknown, specification: unknown][] = [
  ['the product', site.name, 'Kernel Ridge'],
  [
    'the eleven sections of Home, their titles and their order',
    renderAndDescribe('/', outline, nameAndText),
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
  ...['black', 'red'].map((colour, i): [string, unknown, unknown] => [
    `the ${colour} 404`,
    renderAndDescribe(i ? '/elsewhere' : '/about', 'main, main *, :not(main) > h1', look),
    ['main', `h1 404 - Page Not Found, ${colour}`],
  ]),
  [
    'the placeholder links of the navigation',
    site.header.links.map(({ label, ...rest }) => label + Object.values(rest)),
    ['About', 'Industries', 'Engagement', 'Services', 'Projects', 'Resources'],
  ],
  [
    'the only button of the hero, which is no link',
    renderAndDescribe('/', 'main form:not([id]) :is(button, a)', nameAndText),
    ['button Contact Us'],
  ],
  [
    'the date of the news',
    renderAndDescribe('/', 'time', (time) => [time.textContent, time.getAttribute('datetime')]),
    [['10th Oct 2022', '2022-10-10']],
  ],
  [
    'the tags of the news',
    renderAndDescribe('/', 'time ~ ul li', nameAndText),
    ['li ML-Ops', 'li Development'],
  ],
  [
    'the statistics',
    renderAndDescribe('/', 'dt, dd', ({ textContent }) => textContent).join(' '),
    'Data Points 4.8t Geographies 24 Categories 86 Daily Ingest 12tb',
  ],
  [
    'the only links of the sections: a placeholder for each industry',
    renderAndDescribe('/', 'main a', (link) => [link.textContent, link.getAttribute('href')]),
    Array(3).fill(['Learn More', null]),
  ],
  [
    'the labels of the resources, which are plain text',
    renderAndDescribe('/', 'main p', nameAndText).filter((text) => text.endsWith('Find out more')),
    Array(2).fill('p Find out more'),
  ],
  ['the absence of links in the footer', renderAndDescribe('/', 'footer a', nameAndText), []],
  [
    'the form, in which no field is required',
    renderAndDescribe('/', 'form[id], form[id] :is(input, textarea, select)', control),
    [
      { is: 'form', method: 'dialog' },
      { is: 'input', type: 'hidden', name: 'access_key', value: expect.stringMatching(/./) },
      { is: 'input', type: 'text', name: 'name' },
      { is: 'input', type: 'email', name: 'email' },
      { is: 'textarea', rows: '5', name: 'message' },
    ],
  ],
  ['the footer', site.footer, { year: 2025, links: [{ label: 'Privacy Policy' }] }],
];

test.each(requirements)('%s', (where, found, specification) => {
  try {
    expect(found).toEqual(specification);
  } catch (difference) {
    throw new Error(
      `The site differs from the specification: ${where}. If the change is intended, edit its line in test/unit/specification.test.ts.\n\n${difference}`,
    );
  }
});
