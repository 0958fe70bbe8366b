/* The specification's home page, section by section, as a visitor without any script sees it. */
import type { Page } from 'playwright-core';
import { tokens } from '../../src/theme/tokens';
import { rgb, texts, visit } from './harness';

let page: Page;

beforeEach(async () => {
  ({ page } = await visit('/', { javaScriptEnabled: false }));
});

const section = (name: string) => page.getByRole('region', { name, exact: true });
const titlesIn = (name: string) => texts(section(name).getByRole('heading', { level: 3 }));
const picturesIn = (name: string) => section(name).locator('img').count();

test('the header has the logo, the name and six links that go nowhere', async () => {
  const header = page.getByRole('banner');
  expect(await header.locator('svg').count()).toBe(1);
  expect(await texts(header.getByText('Kernel Ridge', { exact: true }))).toHaveLength(1);
  const links = header.getByRole('navigation').getByRole('link', { disabled: true });
  expect(await texts(links)).toEqual([
    'About',
    'Industries',
    'Engagement',
    'Services',
    'Projects',
    'Resources',
  ]);
});

test('the hero has a tagline and a button in a form', async () => {
  const tagline = page.getByRole('heading', { level: 1 });
  expect((await texts(tagline))[0]).toMatch(/systems engineering.*architecting.*deployment/i);
  expect(await texts(page.locator('form').first().getByRole('button'))).toEqual(['Contact Us']);
});

test('the news card is dated and has a title and two tags', async () => {
  const news = page.getByRole('region', { name: /recent news.*systems.*upgraded/i });
  expect(await texts(news.locator('time[datetime="2022-10-10"]'))).toEqual(['10th Oct 2022']);
  expect(await texts(news.getByRole('listitem'))).toEqual(['ML-Ops', 'Development']);
});

test('the sections come in the specified order', async () => {
  expect(await texts(page.getByRole('heading', { level: 2 }))).toEqual([
    expect.stringMatching(/news/i),
    'What we do',
    'Built on Powerful Data',
    'Our Core Services',
    'Perfect For Your Industry',
    'Engagement Structures',
    'Resources',
    'Contact us',
  ]);
});

test('each heading is marked on the scale above it', async () => {
  const walked = await page
    .locator('section[data-tone] svg:first-child > path:nth-child(3)')
    .evaluateAll((paths) => paths.map((path) => (path as SVGPathElement).getBBox().width));
  expect(walked.map((width) => Math.floor(width / 20))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('every section has its cards', async () => {
  expect(await titlesIn('What we do')).toEqual(['Development', 'Deployment', 'Consultancy']);
  expect(await picturesIn('What we do')).toBe(3);
  expect(await titlesIn('Our Core Services')).toEqual([
    'Strategic Advisory',
    'Data & Analytics Solutions',
    'Technology Implementation',
    'Process Optimisation',
    'Sustainability & Scalability Consulting',
    'Custom Consulting',
  ]);
  expect(await titlesIn('Perfect For Your Industry')).toEqual([
    'Startups',
    'Researchers',
    'Companies',
  ]);
  expect(await titlesIn('Engagement Structures')).toEqual([
    'Short-Term Projects',
    'Retainer-Based Relationships',
    'Workshops & Training',
    'Project-Based Consultations',
  ]);
  expect(await picturesIn('Engagement Structures')).toBe(4);
});

test('four statistics pair a label with its value', async () => {
  const statistics = section('Built on Powerful Data');
  expect(await texts(statistics.getByRole('term'))).toEqual([
    'Data Points',
    'Geographies',
    'Categories',
    'Daily Ingest',
  ]);
  expect(await texts(statistics.getByRole('definition'))).toEqual(['4.8t', '24', '86', '12tb']);
});

test('each industry has a Learn More that goes nowhere', async () => {
  const links = section('Perfect For Your Industry').getByRole('link', { disabled: true });
  expect(await texts(links)).toEqual(['Learn More', 'Learn More', 'Learn More']);
});

test('two resources carry a label and no link', async () => {
  const resources = section('Resources');
  expect(await titlesIn('Resources')).toEqual(['Blog', 'Research']);
  expect(await texts(resources.getByText('Find out more'))).toHaveLength(2);
  expect(await resources.getByRole('link').count()).toBe(0);
});

test('the contact form has three fields, none required, and a hidden key', async () => {
  const contact = section('Contact us');
  const fields = await contact
    .locator('input, textarea')
    .evaluateAll((elements) =>
      (elements as (HTMLInputElement | HTMLTextAreaElement)[]).map(
        ({ name, type, required }) => `${name}: ${type}${required ? ', required' : ''}`,
      ),
    );
  expect(fields).toEqual(['access_key: hidden', 'name: text', 'email: email', 'message: textarea']);
  for (const name of ['Name', 'Email', 'Message']) {
    expect(await contact.getByRole('textbox', { name, exact: true }).isEditable()).toBe(true);
  }
  expect(await contact.getByLabel('Message').getAttribute('rows')).toBe('5');
  expect(await contact.getByRole('button').count()).toBe(1);
});

test('the footer has the name, the year and a Privacy Policy that is no link', async () => {
  const footer = page.getByRole('contentinfo');
  expect(await texts(footer)).toEqual([
    expect.stringMatching(/^Kernel Ridge\s+©.*2025.*\s+Privacy Policy$/),
  ]);
  expect(await footer.getByRole('link').count()).toBe(0);
});

test.each([
  ['/about', tokens.color.ink],
  ['/nope', tokens.color.red],
])('%s is one heading in its colour and nothing else', async (path, colour) => {
  ({ page } = await visit(path, { javaScriptEnabled: false }));
  const heading = page.getByRole('heading', { level: 1, name: '404 - Page Not Found' });
  expect(await texts(page.locator('body'))).toEqual(['404 - Page Not Found']);
  expect(await heading.evaluate((node) => getComputedStyle(node).color)).toBe(rgb(colour));
  expect(await page.locator('img, svg, a, button').count()).toBe(0);
});
