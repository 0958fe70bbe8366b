/* Content that owners may write: longer words, another language, more entries, another order. */
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../src/App';
import { Article } from '../../src/components/Article';
import { Field } from '../../src/components/Field';
import { home } from '../../src/content/home';
import { site } from '../../src/content/site';
import { layoutProblems } from '../support/layoutProblems';
import { scrollThrough, unevenCards } from '../support/pageFunctions';
import { expectNoProblems } from '../support/problems';
import {
  site as address,
  contactForm,
  screenshot,
  setFontSize,
  setReactStart,
  visit,
} from './harness';

/** Windows, from a small one at 400 % zoom, with a scroll bar, to a large screen. Some visitors double the text size. */
const WINDOWS: { width: number; height: number; fontSize?: number }[] = [
  { width: 308, height: 256 },
  { width: 360, height: 640 },
  { width: 390, height: 844, fontSize: 32 },
  { width: 640, height: 360 },
  { width: 1024, height: 600 },
  { width: 1152, height: 900 },
  { width: 1440, height: 900 },
  { width: 1440, height: 900, fontSize: 32 },
];

/** Titles of one to eight words. The words are long, in English and German. */
const TITLES = [
  'Systementwicklung',
  'Responsible Experimentation',
  'Organisational Transformation Programmes',
  'Sustainability & Scalability Consulting',
  'Infrastructure Modernisation for Research Departments',
  'Measurements, Interpretation and Documentation of Experiments',
  'Retainer-Based Relationships With Engineering and Operations Teams',
  'Recommendations for Responsible Use of Personal Data Everywhere',
];

const STATISTIC_VALUES = ['99.98%', '4.8t', '£1,204,500.00', '12tb', '24', '£100,000'];

/** An image that every build has. */
const file = { src: '/images/share.png', width: 1200, height: 630 };
const PHOTOGRAPH = { ...file, alt: 'A photograph' };
const SIZES = [400, 640, 1280].map((width) => `${file.src}?${width} ${width}w`);

type Part = { title?: string; label?: string; value?: string; picture?: unknown };

/** The sections whose lists may have any length. Added sections may have other layouts. */
const LIST_SECTIONS = [
  'whatWeDo',
  'statistics',
  'coreServices',
  'industries',
  'engagement',
  'resources',
];

const originalContent = structuredClone({ home, site });

/** The current lists of these sections. */
const lists = (): Part[][] =>
  Object.entries(home)
    .filter(([name]) => LIST_SECTIONS.includes(name))
    .flatMap(([, section]) => Object.values(section).filter((part) => Array.isArray(part)));

/** Gives all sections, all cards in these lists, and all fields other titles, beginning with the one at this index. */
function setTitles(first = 0): void {
  const parts: object[] = [...Object.values(home), ...lists().flat()];
  const titleAt = (i: number) => TITLES[(i + first) % TITLES.length];
  for (const [i, part] of parts.filter((part) => 'title' in part).entries())
    Object.assign(part, { title: titleAt(i) });
  for (const [i, field] of home.contact.fields.entries())
    Object.assign(field, { label: titleAt(i) });
}

/** Renders Home with a change to the content, after other elements, and then undoes the change. */
function renderWith(change: () => void, ...before: ReactNode[]) {
  const sheet = new ServerStyleSheet();
  try {
    change();
    const app = createElement(Fragment, null, ...before, createElement(App, { initialPath: '/' }));
    return { body: renderToString(sheet.collectStyles(app)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
    Object.assign(home, structuredClone(originalContent.home));
    Object.assign(site, structuredClone(originalContent.site));
  }
}

/** Opens Home without its CSP, so that its document can show other content, and without React, which would undo that. */
const openHome = (width: number) =>
  visit('/', {
    viewport: { width, height: 900 },
    bypassCSP: true,
    prepare: (page) => setReactStart(page, 'form'),
  });

/** Shows rendered content as if the document had been built with it. */
const showContent = (page: Page, rendered: ReturnType<typeof renderWith>) =>
  page.evaluate(({ body, styles }) => {
    // Most texts of this test are English.
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
    document.querySelector('style[data-styled]')?.remove();
    document.head.insertAdjacentHTML('beforeend', styles);
    (document.getElementById('root') as HTMLElement).innerHTML = body;
  }, rendered);

function lengthenNavigation(): void {
  const links = site.header.links.map(({ label }) => ({
    label: label + label.slice(-label.length / 2),
  }));
  Object.assign(site, { header: { ...site.header, links } });
}

/** An e-mail address may be wider than a phone. */
function addAddressToFooter(): void {
  const label = 'enquiries.and.appointments@consultancy.example';
  const links = [...site.footer.links, { label, href: `mailto:${label}` }];
  Object.assign(site, { footer: { ...site.footer, links } });
}

/** Gives an href to everything that has a label and nothing else. */
function linkEverything(): void {
  const isLabel = (value: unknown) => String(Object.keys(Object(value))) === 'label';
  const link = (_: string, value: object) =>
    isLabel(value) ? { ...value, href: '/about' } : value;
  Object.assign(home, JSON.parse(JSON.stringify(home, link)));
}

/** Makes the hero's picture and every third other picture a photograph. */
function usePhotographs(): void {
  Object.assign(home.hero, { picture: PHOTOGRAPH });
  for (const part of lists().flatMap((list) => list.filter((_, i) => i % 3 === 1)))
    if ('picture' in part) part.picture = PHOTOGRAPH;
}

/** Repeats or removes cards, and gives them other titles. */
function setCardCount(count: number): void {
  for (const list of lists()) {
    const first = [...list];
    const isOfStatistics = first[0]?.value !== undefined;
    list.length = 0;
    for (let i = 0; i < (isOfStatistics ? Math.min(count, 6) : count); i++) {
      const value = STATISTIC_VALUES[(i + count) % STATISTIC_VALUES.length];
      const statistic = isOfStatistics && { label: `Measurement ${i}`, value };
      list.push({ ...first[i % first.length], ...statistic });
    }
  }
  setTitles(count);
}

const variants: [name: string, change: () => void][] = [
  ['longer labels in the navigation', lengthenNavigation],
  ['an e-mail address in the footer', addAddressToFooter],
  ['links everywhere', linkEverything],
  ['long titles', setTitles],
  ['photographs among drawings', usePhotographs],
];
for (const count of [1, 2, 3, 5, 7, 12])
  variants.push([`lists of ${count}`, () => setCardCount(count)]);

test('with longer, shorter and other content, nothing is out of place in any window', async () => {
  const { page } = await openHome(1280);
  const contents = variants.map(([name, change]) => [name, renderWith(change)] as const);
  const ids = LIST_SECTIONS.map((name) => String(Object(home)[name]?.id));
  const found = new Map<string, string>(); // each problem once, where it was last found
  for (const { fontSize = 16, ...size } of WINDOWS) {
    await page.setViewportSize(size);
    await setFontSize(page, fontSize);
    const note = async (name: string) => {
      const uneven = [
        ...(await page.evaluate(unevenCards, ids)),
        ...(await page.evaluate(dividedStatistics, ids)),
      ];
      // Words that are not of this site may break.
      for (const problem of [...(await page.evaluate(layoutProblems)), ...uneven])
        if (!problem.startsWith('broken'))
          found.set(problem, `${name}, at ${size.width} by ${size.height} px, ${fontSize} px`);
    };
    for (const [name, content] of contents) {
      await showContent(page, content);
      await note(name);
    }
    await page.evaluate(reorderSections);
    await note('sections in another order');
  }
  expectNoProblems(Array.from(found, ([problem, where]) => `${where}: ${problem}`));
});

/** Runs in the page: the values of statistics on more than one line, in the sections with these ids. */
function dividedStatistics(ids: string[]): string[] {
  const values = ids.flatMap((id) => [...document.querySelectorAll(`#${id} dd`)]);
  return values
    .filter(
      (own) =>
        own.getClientRects().length > 1 ||
        own.scrollHeight > 2.2 * Number.parseFloat(getComputedStyle(own).fontSize),
    )
    .map(
      (own) => `the statistic “${own.textContent}” is on two lines: see Value in Statistics.tsx`,
    );
}

/** Runs in the page: removes some of the sections and reorders the others. */
function reorderSections(): void {
  const [, ...sections] = document.querySelectorAll('main > section');
  for (const [i, section] of sections.entries()) {
    if (i % 3) section.parentElement?.prepend(section);
    else section.remove();
  }
}

test('the text of the hero is clear of the mountain, also if its title is long', async () => {
  const { page } = await openHome(1440);
  const covered: string[] = [];
  for (const length of [60, 120]) {
    const title = 'Engineering of data systems, '.repeat(5).slice(0, length);
    await showContent(
      page,
      renderWith(() => Object.assign(home.hero, { title })),
    );
    await page.addStyleTag({ content: 'h1, h1 ~ * { opacity: 0 }' });
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { data } = PNG.sync.read(await screenshot(page, { fullPage: false }));
      const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
      const colorAt = (x: number, y: number) => pixels[y * width + x];
      const lines = await page.evaluate(linesOfHero);
      const background = colorAt(0, Math.ceil(lines[0]?.top ?? 0));
      const isClear = ({ left, right, top, bottom }: DOMRect) => {
        for (let y = Math.ceil(top); y < Math.min(bottom, 900); y++)
          for (let x = Math.ceil(left); x < right; x++)
            if (colorAt(x, y) !== background) return false;
        return true;
      };
      if (!lines.every(isClear))
        covered.push(`a title of ${length} characters, at ${width} px: see titleSize in Hero.tsx`);
    }
  }
  expect(covered).toEqual([]);
});

/** Runs in the page: the boxes of the lines of text in the hero. */
function linesOfHero() {
  return [...document.querySelectorAll('h1, h1 + p')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Array.from(range.getClientRects(), (box): DOMRect => box.toJSON());
  });
}

test('a browser without sizes="auto" loads a photograph in the right size', async () => {
  const { page } = await openHome(390);
  const { body, styles } = renderWith(() => {
    for (const part of lists().flat())
      if ('picture' in part) part.picture = { ...PHOTOGRAPH, srcSet: SIZES.join() };
  });
  await showContent(page, { styles, body: body.replaceAll('sizes="auto, ', 'sizes="') });
  for (const [width, size] of [
    [390, 400],
    [1440, 640],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(scrollThrough);
    const loaded = await page
      .getByAltText(PHOTOGRAPH.alt)
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
    expect([width, ...new Set(loaded)]).toEqual([width, `${address}${file.src}?${size}`]);
  }
});

const ARABIC = 'نحن نصمم أنظمة البيانات والتعلم الآلي ونبنيها مع فريقك ونبقى حتى تعمل في الإنتاج';

/** Runs in the page: replaces each text with Arabic of the same length, which is written from right to left. */
function fillWithArabic(words: string): void {
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.matches('style, script, dd')) continue;
    text.data = words.repeat(5).slice(0, text.data.length).trim();
  }
}

/** Runs in the page: elements that are not as they should be from right to left, and how to fix them. */
function notMirrored(): string[] {
  const found: string[] = [];
  for (const own of document.querySelectorAll('h1, h2, h3, p, figcaption')) {
    const { letterSpacing, textAlign } = getComputedStyle(own);
    const note = (remedy: string) =>
      found.push(`“${own.textContent}” is wrong from right to left: ${remedy}`);
    if (own.matches('h1, h2') && own.getBoundingClientRect().right <= innerWidth / 2)
      note('use logical margins');
    if (/left|right/.test(textAlign)) note('use text-align: start or end');
    if (!/^(normal|0px)$/.test(letterSpacing))
      note('letter spacing separates joined letters: see :dir(rtl) in GlobalStyle.ts');
  }
  return found;
}

test.each([1440, 390])(
  'in Arabic, at %i px, nothing overlaps or leaves the window, and the page is mirrored',
  async (width) => {
    const { page } = await openHome(width);
    await page.evaluate(fillWithArabic, ARABIC);
    await page.evaluate(scrollThrough);
    expectNoProblems([
      ...(await page.evaluate(layoutProblems)),
      ...(await page.evaluate(notMirrored)),
    ]);
  },
);

test('in print, figures are there, a closed <details> shows its content, code wraps, and a long message is whole', async () => {
  const { page } = await openHome(390);
  const pre = createElement('pre', null, 'train(model, data); '.repeat(20));
  const figure = createElement('figure', null, createElement('blockquote', null, 'A quotation'));
  const details = createElement('details', null, createElement('p', null, 'An answer'));
  await showContent(
    page,
    renderWith(() => {}, createElement(Article, null, pre, details, figure)),
  );
  const { message } = contactForm(page);
  await message.fill('A line\n'.repeat(40));
  await message.evaluate((own) => Object.assign(own.style, { height: '80px' })); // resized
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const find = (selector: string) => document.querySelector(selector) as HTMLElement;
    const fits = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    return {
      isFigurePrinted: find('article figure').checkVisibility(),
      isAnswerPrinted: find('details p').checkVisibility(),
      isCodeWhole: fits(find('pre')),
      isMessageWhole: fits(find('#contact-form textarea')),
    };
  });
  const inFull = { isAnswerPrinted: true, isCodeWhole: true, isMessageWhole: true };
  expect(found).toEqual({ isFigurePrinted: true, ...inFull });
});

test('a select is as tall as an input', async () => {
  const { page } = await openHome(1440);
  const field = { name: 'a', label: 'A' };
  const input = createElement(Field, { ...field, type: 'text' });
  const select = createElement(Field, { ...field, type: 'select', prompt: 'B', options: ['C'] });
  await showContent(
    page,
    renderWith(() => {}, input, select),
  );
  const [one, other] = await page
    .locator('[name=a]')
    .evaluateAll((controls) => controls.map((own) => own.getBoundingClientRect().height));
  expect(one).toBe(other);
});

test('on a short page, the footer is at the bottom of the window', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  const { y = 0, height = 0 } = (await page.locator('footer').boundingBox()) ?? {};
  expect(y + height).toBe(page.viewportSize()?.height);
});
