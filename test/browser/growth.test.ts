/* What owners write: longer words, more cards and figures than today's, at every width. */
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../src/App';
import { home } from '../../src/content/home';
import { fontFaces } from '../../src/theme/fontFaces';
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
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>${fontFaces}</style>${sheet.getStyleTags()}<body>${body}</body></html>`;
  sheet.seal();
  const { page } = await visit('/', {
    prepare: (page) =>
      page.route(/\/$/, (route) => route.fulfill({ body: html, contentType: 'text/html' })),
  });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Runs in the page: words on two lines that would fit on one, rows that leave a hole, and what sticks out. */
function faults(): string[] {
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as HTMLElement;
    if (parent.closest('style, script') || !parent.checkVisibility()) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rects = [...range.getClientRects()];
      if (rects.some(({ right }) => right > width + 0.5)) found.push(`outside: ${word}`);
      if (new Set(rects.map(({ top }) => Math.round(top))).size < 2) continue;
      // A word may break that is alone wider than its card, or than the sheet where it stands in none.
      const card = parent.closest('section li') ?? document.documentElement;
      const { paddingLeft, paddingRight } = getComputedStyle(card);
      const room =
        card.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const length = rects.reduce((sum, rect) => sum + rect.width, 0);
      if (length <= Math.min(room, width - 40)) found.push(`on two lines: ${word}`);
    }
  }

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
    found.push(...(await page.evaluate(faults)).map((fault) => `${width}: ${fault}`));
  }
  return found;
}

test('the words of today stand on one line each', async () => {
  expect(await faultsOf(await show())).toEqual([]);
});

test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
  'lists of %i cards and as many figures, up to six, leave no hole, and no word breaks',
  async (count) => {
    grow(content.whatWeDo.cards, count);
    grow(content.coreServices.cards, count);
    grow(content.industries.cards, count);
    grow(content.engagement.cards, count);
    grow(content.resources.panels, count);
    const figures = Array.from({ length: Math.min(count, 6) }, (_, i) => ({
      label: `Measurement ${i}`,
      value: VALUES[(i + count) % VALUES.length],
    }));
    Object.assign(content.statistics, { figures });
    expect(await faultsOf(await show())).toEqual([]);
  },
);

test('labels of the navigation may be half again as long, and titles of sections eight words', async () => {
  for (const link of content.header.links) {
    const label: string = link.label;
    Object.assign(link, { label: label + label.slice(0, Math.ceil(label.length / 2)) });
  }
  const sections = [
    content.hero,
    content.news,
    content.whatWeDo,
    content.statistics,
    content.coreServices,
    content.industries,
    content.engagement,
    content.resources,
    content.contact,
  ];
  for (const [i, section] of sections.entries()) {
    Object.assign(section, { title: TITLES[i % TITLES.length] });
  }
  expect(await faultsOf(await show())).toEqual([]);
});

test('the widest text spacing breaks no word of today on a desktop', async () => {
  const page = await show();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(faults)).toEqual([]);
  }
});
