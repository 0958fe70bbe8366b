/* What visitors get who only read: without JavaScript, styles or images, on paper, or with other colours or text. */
import { wcagContrast } from 'culori';
import { chromium, emulateMedia } from './harness/browsers';
import { setStyles, showImages } from './harness/inPage';
import * as layout from './harness/layout';
import { PATHS } from './harness/site';
import { startBrowser, waitFor } from './harness/visit';

const visit = startBrowser(chromium);

test.each([
  ['JavaScript', { javaScript: false }],
  ['images, font and app', { lose: /\.\w+(\?|$)/ }],
  ['styles', { change: (html: string) => html.replace(/<style.*?<\/style>/gs, '') }],
])('without %s, all text can be read', async (name, loss) => {
  const texts = await layout.readTexts(await visit('/'));
  expect(texts.length).toBeGreaterThan(0);
  const page = await visit('/', loss);
  // Without styles, the links of the header are behind their button at any width.
  if (name === 'styles')
    await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover());
  const found = await layout.readTexts(page);
  expect(texts.filter((text) => !found.includes(text))).toEqual([]);
});

test.each([
  [1440, 'without'],
  [390, 'without'],
  [1440, 'with'],
  [768, 'with'],
  [390, 'with'],
])(
  'at %i px, %s images, all text contrasts with what is behind it, and each field with its border, by day and by night',
  async (width, images) => {
    const loss = images === 'without' && { lose: /\.svg/ };
    const page = await visit('/', { width, ...loss });
    // Browsers draw a frame where an image is missing. A bar at the bottom of the window covers what is behind it.
    const hidden = loss ? 'img, dialog' : 'dialog';
    if (!loss) await page.evaluate(showImages);
    await page.evaluate(
      setStyles,
      `* { -webkit-text-fill-color: transparent; text-decoration: none !important } ${hidden} { visibility: hidden }`,
    );
    const found: string[] = [];
    for (const scheme of ['light', 'dark']) {
      await emulateMedia(page, { 'prefers-color-scheme': scheme });
      await layout.takePicture(page, { fullPage: true });
      for (const { name, minimum, front, behind } of await page.evaluate(readColors)) {
        const all = Object.entries(behind);
        const weak = all.filter(([color]) => wcagContrast(front, color) < minimum);
        // The edges of lines behind a text are a few pixels.
        if (countPixels(weak) > countPixels(all) / 50)
          found.push(
            `${scheme}: less than ${minimum}:1 between ${front} and ${weak[0]?.[0]}: ${name}`,
          );
      }
    }
    // Otherwise give its box a background (without images), or draw another one behind it.
    expect(found).toEqual([]);
  },
);

const countPixels = (colors: [color: string, pixels: number][]) =>
  colors.reduce((sum, [, pixels]) => sum + pixels, 0);

/**
 * Runs in the page: the colours of texts and of the borders of fields, the contrast that they need, and how many pixels of
 * each colour are behind them: behind texts, those of the picture, which has no text.
 */
function readColors() {
  const fields = document.querySelectorAll(':is(input, select, textarea):not([type=hidden])');
  const found = Array.from(fields, (field) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(field);
    const behind: Record<string, number> = { [backgroundColor]: 1 };
    return { name: field.outerHTML, minimum: 3, front: borderTopColor, behind };
  });
  const { width, data } = window.picture;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement as Element;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    // What a carousel shows later is not in the picture.
    let [first, last] = [0, width];
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') {
        first = Math.max(first, box.getBoundingClientRect().left);
        last = Math.min(last, box.getBoundingClientRect().right);
      }
    const behind: Record<string, number> = {};
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      // Boxes of text are higher than letters.
      const start = Math.max(0, Math.ceil(top + height / 4));
      for (let y = start; y < bottom - height / 4; y++)
        for (let x = Math.ceil(Math.max(left, first)); x < Math.min(right, last); x++) {
          const pixel = 4 * (y * width + x);
          const color = `rgb(${data.subarray(pixel, pixel + 3)})`;
          behind[color] = (behind[color] ?? 0) + 1;
        }
    }
    const { color, fontSize } = getComputedStyle(element);
    const minimum = Number.parseFloat(fontSize) < 24 ? 7 : 4.5;
    found.push({ name: String(text.nodeValue), minimum, front: color, behind });
  }
  return found;
}

test.each(PATHS)(
  '%s is printed on white, with all its text, and nothing cut off or divided',
  async (path) => {
    const page = await visit(path, { width: 718 }); // of A4 paper without its margins
    // Captions are only where their drawings are. The others nobody can use on paper.
    await page.evaluate(setStyles, ':is(p[aria-hidden], nav, form, button) { visibility: hidden }');
    const texts = await layout.readTexts(page);
    await emulateMedia(page, {}, 'print');
    const printed = await layout.readTexts(page);
    expect(texts.filter((own) => !printed.includes(own))).toEqual([]);
    expect(await layout.findProblems(page)).toEqual([]);
    expect(await page.evaluate(printProblems)).toEqual([]);
  },
);

test.each(PATHS)(
  'with forced colours, all text on %s is there, in another colour than what is behind it, and no drawing',
  async (path) => {
    const page = await visit(path);
    await page.evaluate(setStyles, 'p[aria-hidden] { visibility: hidden }'); // captions of drawings
    const texts = await layout.readTexts(page);
    await emulateMedia(page, { 'forced-colors': 'active' });
    expect(await layout.readTexts(page)).toEqual(texts);
    expect(await page.evaluate(findInvisibleTexts)).toEqual([]);
    const isShown = (drawings: Element[]) => drawings.some((own) => own.checkVisibility());
    expect(await page.$$eval('picture, main svg:not([role=img])', isShown)).toBe(false);
  },
);

/** Runs in the page: texts in the colour of the nearest background behind them. */
function findInvisibleTexts(): string[] {
  const colorOf = (element: Element, name: 'color' | 'backgroundColor'): string => {
    const value = getComputedStyle(element)[name];
    const isNone = /^rgba.* 0\)$/.test(value);
    return isNone && element.parentElement ? colorOf(element.parentElement, name) : value;
  };
  return [...document.querySelectorAll('body *')]
    .filter((own) => [...own.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
    .filter((own) => colorOf(own, 'color') === colorOf(own, 'backgroundColor'))
    .map((own) => String(own.textContent));
}

test.each(PATHS)(
  'at seven widths, with the widest text spacing and with text of twice the size, nothing on %s is cut off, outside of the window or on other text',
  async (path) => {
    const page = await visit(path);
    expect(await layout.findProblemsAt(layout.WIDTHS, page, ['', layout.TEXT_SPACING])).toEqual([]);
    const devtools = await page.createCDPSession();
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const isDoubled = () => getComputedStyle(document.documentElement).fontSize === '32px';
    await waitFor('text has twice the size', () => page.evaluate(isDoubled));
    expect(await layout.findProblemsAt(layout.WIDTHS, page)).toEqual([]);
  },
);

/** Runs in the page: coloured text, backgrounds behind text, and what a page break may divide. */
function printProblems(): string[] {
  const problems: string[] = [];
  const all = [...document.querySelectorAll('main section li, main dl > div')];
  // A list in a card is not divided either.
  const cards = all.filter((own) => !all.some((card) => card !== own && card.contains(own)));
  for (const own of document.querySelectorAll<HTMLElement>('main, main *')) {
    const style = getComputedStyle(own);
    const note = (problem: string) =>
      problems.push(`<${own.localName}> “${own.textContent?.slice(0, 60)}” ${problem}`);
    if (own.textContent && own.checkVisibility()) {
      if (!/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/.test(style.backgroundColor))
        note(`is on ${style.backgroundColor}`);
      // Even from white to white, it prints a line where its colours meet.
      if (style.backgroundImage.includes('gradient')) note('has a gradient');
      // The red heading is red on paper, too.
      if (style.color !== 'rgb(0, 0, 0)' && !own.closest('[data-tone]')) note(`is ${style.color}`);
    }
    if (cards.includes(own) && style.breakInside !== 'avoid') note('may be divided');
    if (own.matches('h1, h2, h3') && style.breakAfter !== 'avoid') note('may be left alone');
    // Only inside of blocks does every browser obey break-inside.
    const isAround = cards.some((card) => own !== card && own.contains(card));
    if (own.matches('div, ul, ol, dl') && isAround && style.display !== 'block')
      note('is around cards, but not a block');
  }
  return problems;
}
