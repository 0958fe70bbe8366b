/* What owners write: longer words, another language, more of everything than today's, in another order. */
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../src/App';
import { home } from '../../src/content/home';
import { site } from '../../src/content/site';
import { layoutProblems, scrollThrough } from '../support/inPage';
import { screenshot, visit } from './harness';

/** From what 400 % zoom leaves of a window with a scroll bar to a large screen. */
const WIDTHS = [308, 320, 360, 390, 640, 768, 1024, 1152, 1280, 1440, 1920];

/** Of one to eight words. */
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

/** Longer words, and letters that not every encoding has. */
const GERMAN = ['Systementwicklung', 'Forschungseinrichtungen', 'Entwicklung für Verwaltungen'];

const VALUES = ['99.98%', '4.8t', '1,204.5k', '12tb', '24', '£100,000'];

/** One that the tests have, wherever a site keeps its own. */
const file = { src: '/images/share.png', width: 1200, height: 630 };
const PHOTOGRAPH = { ...file, alt: 'A photograph' };

type Part = { title?: string; label?: string; value?: string; picture?: unknown };

const original = structuredClone(home);

afterEach(() => {
  Object.assign(home, structuredClone(original));
});

/** All lists of the content, and the parts that they stand in: whatever those are called. */
function lists(of: object = home): Part[][] {
  return Object.values(of).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    const isList = Array.isArray(value) && typeof value[0] === 'object';
    return isList ? [value as Part[], ...lists(value)] : lists(value);
  });
}

/** Makes a list as long as asked for, of the parts that it has, each as another function changes it. */
function grow(list: Part[], count: number, change: (i: number) => Part): void {
  const models = [...list];
  const grown = Array.from({ length: count }, (_, i) => ({
    ...models[i % models.length],
    ...('id' in (models[0] ?? {}) && { id: `card-${i}` }),
    ...change(i),
  }));
  list.splice(0, list.length, ...grown);
}

/** Shows Home with what the content holds now, in the document that was built. */
async function show(): Promise<Page> {
  const sheet = new ServerStyleSheet();
  const body = renderToString(sheet.collectStyles(createElement(App, { renderedFor: '/' })));
  const styles = sheet.getStyleTags();
  sheet.seal();
  const { page } = await visit('/', {
    prepare: (page) =>
      page.route(/\/$/, async (route) => {
        const html = await (await route.fetch()).text();
        const grown = html
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
          .replace(/<style data-styled.*?<\/style>/s, '')
          .replace('</head>', () => `${styles}</head>`)
          .replace(/<div id="root">.*(?=<\/body>)/s, () => `<div id="root">${body}</div>`);
        await route.fulfill({ body: grown, contentType: 'text/html; charset=utf-8' });
      }),
  });
  await page.evaluate(scrollThrough);
  return page;
}

/** Expects nothing to be out of place at any width. */
async function expectOrder(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, found: await page.evaluate(layoutProblems) }).toEqual({ width, found: [] });
  }
}

/** Words that a drawing passes through: they look otherwise where it is hidden. */
async function crossed(page: Page): Promise<string[]> {
  const found: string[] = [];
  const words = 'main > section:is(:first-of-type, :last-of-type) :is(h1, h2, p)';
  for (const text of await page.locator(words).all()) {
    const look = async (visibility: string) => {
      const clip = await text.evaluate((node, value) => {
        const drawings = document.querySelectorAll<HTMLElement>('figure, img, main svg');
        for (const drawing of drawings) drawing.style.visibility = value;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY, width, height };
      }, visibility);
      return screenshot(page, { clip, fullPage: true });
    };
    const [without, shown] = [await look('hidden'), await look('')];
    if (!shown.equals(without)) found.push(`a drawing behind “${await text.innerText()}”`);
  }
  return found;
}

test.each([1, 2, 3, 4, 5, 7, 12])(
  'lists of %i cards and as many figures, up to six, leave no hole, and no word breaks',
  async (count) => {
    for (const list of lists()) {
      const [{ title, value } = {}] = list;
      if (title !== undefined)
        grow(list, count, (i) => ({
          title: `${TITLES[(i + count) % TITLES.length]}${' .'.repeat(Math.floor(i / TITLES.length))}`,
        }));
      if (value !== undefined)
        grow(list, Math.min(count, 6), (i) => ({
          label: `Measurement ${i}`,
          value: VALUES[(i + count) % VALUES.length],
        }));
    }
    await expectOrder(await show());
  },
);

test('labels of the navigation may be half again as long, and everything a link', async () => {
  const longer = site.header.links.map(({ label }) => label + label.slice(-label.length / 2));
  Object.assign(site.header, { links: longer.map((label) => ({ label })) });
  const linked = JSON.stringify(home, (_, value) =>
    Object.keys(Object(value)).join() === 'label' ? { ...value, href: '/about' } : value,
  );
  Object.assign(home, JSON.parse(linked));
  await expectOrder(await show());
});

test.each([
  ['English', TITLES],
  ['German', GERMAN],
])('titles may be long in %s, and no drawing passes through the words', async (_, titles) => {
  const parts: object[] = [...Object.values(home), ...lists().flat()].map(Object);
  for (const [i, part] of parts.filter((part) => 'title' in part).entries()) {
    Object.assign(part, { title: titles[i % titles.length] });
  }
  const page = await show();
  await expectOrder(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(scrollThrough); // on a busy machine drawings keep their old size for a moment
    expect({ width, found: await crossed(page) }).toEqual({ width, found: [] });
  }
});

test('photographs may stand among drawings, sections anywhere, and titles stay in line', async () => {
  for (const part of lists().flatMap((list) => list.filter((_, i) => i % 3 === 1))) {
    if ('picture' in part) part.picture = PHOTOGRAPH;
  }
  const page = await show();
  await expectOrder(page);
  await page.evaluate(() => {
    const [, ...sections] = document.querySelectorAll('main > section');
    for (const [i, section] of sections.entries()) {
      if (i % 3) section.parentElement?.prepend(section);
      else section.remove();
    }
  });
  await expectOrder(page);
});

test('the footer stands at the foot of a short page', async () => {
  const page = await show();
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  const bottom = await page
    .locator('footer')
    .evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect(bottom).toBe(page.viewportSize()?.height);
});
