/* What owners write: longer words, another language, more of everything than today's, in another order. */
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../src/App';
import { home } from '../../src/content/home';
import { site } from '../../src/content/site';
import { brokenWords, overflows, overlaps, scrollThrough } from '../support/inPage';
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
const GERMAN = [
  'Systementwicklung',
  'Forschungseinrichtungen',
  'Entwicklung für öffentliche Verwaltungen',
];

const VALUES = ['99.98%', '4.8t', '1,204.5k', '12tb', '24', '£100,000'];

/** One that the tests have, wherever a site keeps its own. */
const PHOTOGRAPH = {
  alt: 'A photograph',
  width: 1200,
  height: 630,
  files: [{ src: '/images/share.png', width: 1200 }],
};

type Part = { title?: string; label?: string; href?: string; picture?: unknown };

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

/** As many of a list as asked for, all of one kind, each under a title and a key of its own. */
function grow(list: Part[], count: number): void {
  const models = [...list];
  list.length = 0;
  for (let i = 0; i < count; i++) {
    const model = models[i % models.length] as Part;
    const title = `${TITLES[(i + count) % TITLES.length]}${' .'.repeat(Math.floor(i / TITLES.length))}`;
    list.push({ ...model, title, ...('id' in model && { id: `card-${i}` }) });
  }
}

/** Gives everything that has a title one of these, in turn. */
function rename(titles: readonly string[]): void {
  const parts: object[] = [...Object.values(home), ...lists().flat()].map(Object);
  for (const [i, part] of parts.filter((part) => 'title' in part).entries()) {
    Object.assign(part, { title: titles[i % titles.length] });
  }
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

/** Runs in the page: cards side by side whose titles stand at other heights. */
function crooked(): string[] {
  return [...document.querySelectorAll('main ul')].flatMap((list) => {
    const titles = [...list.children].flatMap((card) => {
      const title = card.querySelector('h3')?.getBoundingClientRect();
      return title ? [{ row: card.getBoundingClientRect().top, top: title.top }] : [];
    });
    return titles
      .filter(({ row, top }) => titles.some((other) => other.row === row && other.top - top > 1))
      .map(() => `a title in ${list.closest('section')?.id}`);
  });
}

/** Words that a drawing passes through: they look otherwise where it is hidden. */
async function crossed(page: Page): Promise<string[]> {
  const found: string[] = [];
  const words = 'main > section:is(:first-of-type, :last-of-type) :is(h1, h2, p)';
  for (const text of await page.locator(words).all()) {
    const look = async (visibility: string) => {
      await page.evaluate((value) => {
        const drawings = document.querySelectorAll<HTMLElement>('figure, img, main svg');
        for (const drawing of drawings) drawing.style.visibility = value;
      }, visibility);
      const clip = await text.evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY, width, height };
      });
      return screenshot(page, { clip, fullPage: true });
    };
    const [without, shown] = [await look('hidden'), await look('')];
    if (!shown.equals(without)) found.push(`a drawing behind “${await text.innerText()}”`);
  }
  return found;
}

/** What is wrong, width by width. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const look of [overflows, brokenWords, holes, overlaps]) {
      found.push(...(await page.evaluate(look)).map((fault) => `${width}: ${look.name}: ${fault}`));
    }
  }
  return found;
}

test('the words of today stand on one line each, and on nothing else', async () => {
  expect(await faultsOf(await show())).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 7, 12])(
  'lists of %i cards and as many figures, up to six, leave no hole, and no word breaks',
  async (count) => {
    for (const list of lists()) {
      const [first = {}] = list;
      if (first.title !== undefined) grow(list, count);
      if (!('value' in first)) continue;
      list.length = 0;
      for (let i = 0; i < Math.min(count, 6); i++) {
        const value = VALUES[(i + count) % VALUES.length];
        list.push({ ...first, label: `Measurement ${i}`, value } as Part);
      }
    }
    expect(await faultsOf(await show())).toEqual([]);
  },
);

test('labels of the navigation may be half again as long, and everything a link', async () => {
  for (const link of site.header.links) {
    const { label = '' }: Part = link;
    Object.assign(link, { label: label + label.slice(0, Math.ceil(label.length / 2)) });
  }
  const linked = JSON.stringify(home, (_, value) =>
    Object.keys(Object(value)).join() === 'label' ? { ...value, href: '/about' } : value,
  );
  Object.assign(home, JSON.parse(linked));
  expect(await faultsOf(await show())).toEqual([]);
});

test.each([
  ['English', TITLES],
  ['German', GERMAN],
])('titles may be long in %s, and no drawing passes through the words', async (_, titles) => {
  rename(titles);
  const page = await show();
  expect(await faultsOf(page)).toEqual([]);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, found: await crossed(page) }).toEqual({ width, found: [] });
  }
});

test('photographs may stand among drawings, and titles stay in line', async () => {
  for (const list of lists()) {
    for (const [i, part] of list.entries()) {
      if (i % 3 === 1 && 'picture' in part) part.picture = PHOTOGRAPH;
    }
  }
  const page = await show();
  expect(await faultsOf(page)).toEqual([]);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(crooked)).toEqual([]);
  }
});

test('the footer stands at the foot of a short page, and its links on the line of its words', async () => {
  const page = await show();
  const found = await page.evaluate(() => {
    const words = document.querySelector('footer p:last-of-type') as HTMLElement;
    words.append(document.querySelector('main a:not([class*="button"])')?.cloneNode(true) as Node);
    document.querySelector('main')?.replaceChildren();
    const middle = (node?: Element | null) => {
      const range = document.createRange();
      if (node) range.selectNodeContents(node);
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    return {
      foot: document.querySelector('footer')?.getBoundingClientRect().bottom,
      slip: Math.abs(middle(words.firstElementChild) - middle(words.lastElementChild)),
    };
  });
  expect(found.foot).toBe(page.viewportSize()?.height);
  expect(found.slip).toBeLessThan(2);
});

test.each(['taken out', 'moved'])('sections may be %s', async (how) => {
  const page = await show();
  await page.evaluate((how) => {
    const sections = [...document.querySelectorAll('main > section')].slice(1);
    for (const [i, section] of sections.entries()) {
      if (how === 'moved') section.parentElement?.prepend(section);
      else if (i % 2) section.remove();
    }
  }, how);
  expect(await faultsOf(page)).toEqual([]);
});
