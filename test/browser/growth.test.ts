/* What owners write: longer words, more cards and figures than today's, at every width. */
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../src/App';
import { home } from '../../src/content/home';
import { fontFaces, webFontFaces } from '../../src/theme/fontFaces';
import { brokenWords, overflows } from '../support/inPage';
import { visit } from './harness';

/** From what 400 % zoom leaves of a window with a scroll bar to a large screen. */
const WIDTHS = [308, 316, 320, 360, 390, 560, 640, 768, 900, 1024, 1152, 1280, 1440, 1920];

const TITLES = [
  'Implementation',
  'Responsible Experimentation',
  'Organisational Transformation Programmes',
  'Sustainability & Scalability Consulting',
  'Infrastructure Modernisation for Research Departments',
  'Measurements, Interpretation and Documentation of Experiments',
  'Retainer-Based Relationships With Engineering and Operations Teams',
  'Recommendations for Responsible Use of Personal Data Everywhere',
];

const VALUES = ['99.98%', '4.8t', '1,204.5k', '12tb', '24', '£100,000'];

type Writable<T> = { -readonly [K in keyof T]: T[K] extends object ? Writable<T[K]> : T[K] };

const content = home as unknown as Writable<typeof home>;
const original = JSON.stringify(home);

afterEach(() => {
  Object.assign(home, JSON.parse(original));
});

/** As many of a list as asked for, all of one kind, each under a title and a key of its own. */
function grow(list: { title: string }[], count: number): void {
  const models = [...list];
  list.length = 0;
  for (let i = 0; i < count; i++) {
    const model = models[i % models.length] as { title: string };
    const title = `${TITLES[(i + count) % TITLES.length]}${' .'.repeat(Math.floor(i / TITLES.length))}`;
    list.push({ ...model, title, ...('id' in model && { id: `card-${i}` }) });
  }
}

/** Shows Home with what the content holds now. */
async function show(): Promise<Page> {
  const sheet = new ServerStyleSheet();
  const body = renderToString(sheet.collectStyles(createElement(App, { renderedFor: '/' })));
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>${fontFaces}${webFontFaces}</style>${sheet.getStyleTags()}<body>${body}</body></html>`;
  sheet.seal();
  const { page } = await visit('/', {
    prepare: (page) =>
      page.route(/\/$/, (route) => route.fulfill({ body: html, contentType: 'text/html' })),
  });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Runs in the page: rows of cards or figures that leave a hole. */
function holes(): string[] {
  const found: string[] = [];
  for (const list of document.querySelectorAll('section[data-tone] ul, dl')) {
    const outer = list.getBoundingClientRect();
    const boxes = Array.from(list.children, (item) => item.getBoundingClientRect());
    for (const row of new Set(boxes.map(({ top }) => top))) {
      const items = boxes.filter(({ top }) => top === row);
      const left = Math.min(...items.map((box) => box.left));
      const right = Math.max(...items.map((box) => box.right));
      if (left - outer.left > 2 || outer.right - right > 2) {
        found.push(`a hole in <${list.localName}> of ${boxes.length}`);
      }
    }
  }
  return found;
}

/** What is wrong, width by width. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const look of [overflows, brokenWords, holes]) {
      found.push(...(await page.evaluate(look)).map((fault) => `${width}: ${look.name}: ${fault}`));
    }
  }
  return found;
}

test('the words of today stand on one line each', async () => {
  expect(await faultsOf(await show())).toEqual([]);
});

test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
  'lists of %i cards and as many figures, up to six, leave no hole, and no word breaks',
  async (count) => {
    const { whatWeDo, statistics, coreServices, industries, engagement, resources } = content;
    for (const { cards } of [whatWeDo, coreServices, industries, engagement]) grow(cards, count);
    grow(resources.panels, count);
    const figures = Array.from({ length: Math.min(count, 6) }, (_, i) => ({
      label: `Measurement ${i}`,
      value: VALUES[(i + count) % VALUES.length],
    }));
    Object.assign(statistics, { figures });
    expect(await faultsOf(await show())).toEqual([]);
  },
);

test('labels of the navigation may be half again as long, and titles of sections eight words', async () => {
  for (const link of content.header.links) {
    const { label }: { label: string } = link;
    Object.assign(link, { label: label + label.slice(0, Math.ceil(label.length / 2)) });
  }
  const sections = Object.values(content).filter((part) => Object.hasOwn(Object(part), 'title'));
  expect(sections.length).toBeGreaterThan(8);
  for (const [i, section] of sections.entries()) {
    Object.assign(section, { title: TITLES[i % TITLES.length] });
  }
  expect(await faultsOf(await show())).toEqual([]);
});
