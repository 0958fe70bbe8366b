/*
 * What the specification asks for, one requirement after the other. Each has a name, how to find it on the page, and what
 * must be found. If a requirement changes, change its lines here. Of the other tests, only those of the drawings, the icons
 * and the baselines depend on words.
 */
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { App } from '../../src/App';
import { site } from '../../src/content/site';
import { matchPage } from '../../src/router/pageTable';
import { paletteOf } from '../../src/theme/palettes';
import { theme } from '../../src/theme/theme';

function requirement(name: string, find: () => unknown, specification: unknown): void {
  test(name, () => {
    const found = find(); // an error in here is no difference
    try {
      expect(found).toEqual(specification);
    } catch (difference) {
      throw new Error(
        `The site differs from the specification: ${name}. If the change is intended, edit its line in test/unit/specification.test.ts.\n\n${difference}`,
      );
    }
  });
}

function open(path: string): HTMLElement {
  history.replaceState(null, '', path);
  return render(createElement(App, { initialPage: matchPage(path) })).container;
}

const text = (element: Element) => element.textContent;

/** What the elements of Home are that a selector finds, from top to bottom: by default, their texts. */
const all = (selector: string, describe: (element: Element) => unknown = text) =>
  Array.from(open('/').querySelectorAll(selector), describe);

const tagAndText = (element: Element) => `${element.localName} ${element.textContent}`;

/** The text of a link and, unless it is a placeholder, where it leads. */
const textAndTarget = (link: Element) =>
  link.hasAttribute('href') ? `${text(link)} -> ${link.getAttribute('href')}` : text(link);

/** The tag of an element with its attributes in alphabetical order, except those that the specification leaves open. */
function startTag({ localName, attributes }: Element): string {
  const said = Array.from(attributes)
    .filter(({ name }) => !/^(id|class|dir|data-.*)$/.test(name))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .sort();
  return `<${localName}${said.join('')}>`;
}

requirement('the product', () => site.name, 'Kernel Ridge');

requirement(
  'the sections of Home, their titles and their order',
  () =>
    all('header:not(main *), main > section :is(h1, h2, h3), main ~ footer', (element) =>
      /^h\d$/.test(element.localName) ? tagAndText(element) : element.localName,
    ),
  [
    'header',
    // The specification only says what these two titles are about.
    expect.stringMatching(/^h1 .*systems engineering.*architecting.*deployment/i),
    expect.stringMatching(/^h2 .*recent news.*systems.*upgraded/i),
    'h2 What we do',
    'h3 Development',
    'h3 Deployment',
    'h3 Consultancy',
    'h2 Built on Powerful Data',
    'h2 Our Core Services',
    'h3 Strategic Advisory',
    'h3 Data & Analytics Solutions',
    'h3 Technology Implementation',
    'h3 Process Optimisation',
    'h3 Sustainability & Scalability Consulting',
    'h3 Custom Consulting',
    'h2 Perfect For Your Industry',
    'h3 Startups',
    'h3 Researchers',
    'h3 Companies',
    'h2 Engagement Structures',
    'h3 Short-Term Projects',
    'h3 Retainer-Based Relationships',
    'h3 Workshops & Training',
    'h3 Project-Based Consultations',
    'h2 Resources',
    'h3 Blog',
    'h3 Research',
    'h2 Contact us',
    'footer',
  ],
);

/** Everything on a 404 page: one heading, and whether it is red. */
function describeNotFound(path: string) {
  const page = open(path);
  return {
    text: text(page),
    isRed: getComputedStyle(page.querySelector('h1') as Element).color === theme.color.red,
    elements: Array.from(page.querySelectorAll('*'), ({ localName }) => localName),
  };
}

requirement('the plain 404', () => describeNotFound('/about'), {
  text: '404 - Page Not Found',
  isRed: false,
  elements: ['main', 'h1'],
});

requirement('the red 404', () => describeNotFound('/elsewhere'), {
  text: '404 - Page Not Found',
  isRed: true,
  elements: ['main', 'h1'],
});

/** Whether a colour is red: the other two channels are alike, and far weaker. */
function isRed(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
  return red > 1.5 * Math.max(green, blue) && Math.abs(green - blue) < 0.2 * red;
}

requirement(
  'the red in the light and in the dark scheme',
  () => [paletteOf('page', 'day').red, paletteOf('page', 'night').red].map(isRed),
  [true, true],
);

requirement('the logo of the header', () => all('header :is(img, svg)').length, 1);

requirement('the links of the navigation', () => all('header nav a', textAndTarget), [
  'About',
  'Industries',
  'Engagement',
  'Services',
  'Projects',
  'Resources',
]);

requirement(
  'the buttons of the hero, whose form submits nothing, and its links',
  () => all('main > section:first-child :is(form[method=dialog] button, a)', tagAndText),
  ['button Contact Us'],
);

requirement('the date of the news', () => all('main > section p:has(+ h2)'), ['10th Oct 2022']);

requirement('the tags of the news', () => all('main > section p:has(+ h2) ~ ul li'), [
  'ML-Ops',
  'Development',
]);

requirement(
  'the image cards of What we do and of Engagement',
  () => all(':is(#what-we-do, #engagement) li:has(img) h3'),
  [
    ...['Development', 'Deployment', 'Consultancy'],
    ...['Short-Term Projects', 'Retainer-Based Relationships'],
    ...['Workshops & Training', 'Project-Based Consultations'],
  ],
);

requirement('the statistics', () => all('main > section dl :is(dt, dd)'), [
  ...['Data Points', '4.8t'],
  ...['Geographies', '24'],
  ...['Categories', '86'],
  ...['Daily Ingest', '12tb'],
]);

requirement('the links of the sections', () => all('main a', textAndTarget), [
  'Learn More',
  'Learn More',
  'Learn More',
]);

requirement(
  'the labels of the resources that are plain text',
  () => all('main p').filter((words) => words === 'Find out more'),
  ['Find out more', 'Find out more'],
);

requirement('the links of the footer', () => all('footer a', textAndTarget), []);

requirement(
  'the forms that the browser sends',
  () => all('form:not([method=dialog])', startTag),
  [],
);

requirement(
  'the fields of the form, and which of them are required',
  () => all('#contact-form :is(input, textarea, select)', startTag),
  [
    expect.stringMatching('<input name="access_key" type="hidden" value=".+">'),
    '<input autocomplete="name" name="name" type="text">',
    '<input autocomplete="email" name="email" type="email">',
    '<textarea name="message" rows="5">',
  ],
);

requirement(
  'the fields that the form writes to the console',
  () => all('#contact-form', (form) => form.getAttribute('data-log')),
  ['name email message'],
);

requirement('the footer', () => all('footer li'), ['© 2025 Kernel Ridge', 'Privacy Policy']);
