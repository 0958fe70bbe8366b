/* Home with more than an owner is likely to write: as many cards as there can be, and titles of long words. */

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../src/App';
import { home } from '../../src/content/home';
import { LAYOUT_REMEDY, layoutProblems } from '../support/inPage/layoutProblems';
import { FoundProblems } from '../support/problems';
import { setFontSize, visit } from './harness';

const TITLES = [
  'Responsible Experimentation',
  'Organisational Transformation Programmes',
  'Infrastructure Modernisation for Research Departments',
  'Measurements, Interpretation and Documentation of Experiments',
];

/** The largest numbers that the design promises. */
const CARDS = 12;
const STATISTICS = 4;

/** A part of the content: a section, a card, a statistic or a field. */
type Part = Record<string, unknown>;

/** Repeats the cards and statistics of all sections, and gives everything that has a title a long one. */
function lengthenContent(): void {
  let count = 0;
  const lengthen = (part: Part) =>
    'title' in part ? { ...part, title: `${TITLES[count++ % TITLES.length]} ${count}` } : part;
  for (const section of Object.values<Part>(home)) {
    Object.assign(section, lengthen(section));
    for (const [name, list] of Object.entries(section)) {
      if (!Array.isArray(list)) continue;
      const isOf = (property: string) => list.every((part) => property in Object(part));
      if (!isOf('title') && !isOf('value')) continue; // tags, links and fields
      section[name] = Array.from({ length: isOf('title') ? CARDS : STATISTICS }, (_, i) =>
        lengthen(list[i % list.length]),
      );
    }
  }
}

function renderHome() {
  const sheet = new ServerStyleSheet();
  const app = sheet.collectStyles(createElement(App, { initialPath: '/' }));
  return { html: renderToString(app), styles: sheet.getStyleTags() };
}

test('with the longest words and the most cards, nothing is cut off or outside of the window', async () => {
  lengthenContent();
  const { page } = await visit('/', { bypassCSP: true }); // the CSP does not allow the other styles
  await page.evaluate(({ html, styles }) => {
    document.head.insertAdjacentHTML('beforeend', styles);
    Object.assign(document.getElementById('root') ?? {}, { innerHTML: html });
  }, renderHome());
  expect(await page.locator('main h3').count()).toBeGreaterThan(CARDS);
  const found = new FoundProblems();
  for (const fontSize of [16, 32]) {
    await setFontSize(page, fontSize);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const look = `at ${width} px, with text of ${fontSize} px`;
      found.add(look, await page.evaluate(layoutProblems));
    }
  }
  found.expectNone(LAYOUT_REMEDY);
});
