import type { Page } from 'playwright-core';
import { home } from '../../src/content/home';
import { paths, visit } from './harness';

/** The least that WCAG 1.4.12 lets a reader set, everywhere. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Adds a style the way a reader's own does: the page's policy has no say in it. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Runs in the page: what makes it scroll sideways, and texts and controls that are cut off. */
function overflows(): string[] {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width) {
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  const isInside = (inner: DOMRect, outer: { left: number; right: number }) =>
    inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
  const check = (name: string, rects: Iterable<DOMRect>, parent: Element | null) => {
    for (const rect of rects) {
      if (!isInside(rect, { left: 0, right: width })) found.push(`outside of the page: ${name}`);
      for (let box = parent; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const outer = box.getBoundingClientRect();
        const isCut = rect.top < outer.top - 0.5 || rect.bottom > outer.bottom + 0.5;
        if (isCut || !isInside(rect, outer)) found.push(`cut off by <${box.localName}>: ${name}`);
      }
    }
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    check(text.textContent ?? '', range.getClientRects(), text.parentElement);
  }
  for (const control of document.querySelectorAll('input, textarea, button')) {
    check(control.outerHTML, control.getClientRects(), control.parentElement);
  }
  return found;
}

describe.each(paths)('on %s nothing scrolls sideways or is cut off', (path) => {
  test.each([1440, 1024, 768, 390, 320])('at %i px', async (width) => {
    const { page } = await visit(path, { viewport: { width, height: 800 } });
    expect(await page.evaluate(overflows)).toEqual([]);
  });

  test('at 400 % zoom', async () => {
    const { page } = await visit(path, {
      viewport: { width: 320, height: 256 }, // what 1280 × 1024 is, four times as large
      deviceScaleFactor: 4,
    });
    expect(await page.evaluate(overflows)).toEqual([]);
  });

  test.each([1440, 768, 320])('with the widest text spacing at %i px', async (width) => {
    const { page } = await visit(path, { viewport: { width, height: 800 } });
    await addStyle(page, SPACING);
    expect(await page.evaluate(overflows)).toEqual([]);
  });

  test('with letters twice as large', async () => {
    const { page } = await visit(path);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    expect(await page.evaluate(overflows)).toEqual([]);
  });
});

test.each([
  [1440, 0],
  [320, 1],
])('at %i px everything to press is at least 44 px high and wide', async (width, menuButtons) => {
  const { page } = await visit('/', { viewport: { width, height: 800 } });
  const menu = page.getByRole('navigation').getByRole('button');
  expect(await menu.count()).toBe(menuButtons);
  if (menuButtons > 0) await menu.click();
  const targets = page.locator('a:visible, button:visible, input:visible, textarea');
  const sizes = await targets.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { of: element.textContent || element.id, side: Math.min(width, height) };
    }),
  );
  const { header, industries } = home;
  expect(sizes.length).toBe(
    1 + menuButtons + header.links.length + 1 + industries.cards.length + 4,
  );
  expect(sizes.filter(({ side }) => side < 44)).toEqual([]);
});

test('the scale above each heading says how far along the page it stands', async () => {
  const { page } = await visit('/');
  const walked = await page
    .locator('section[data-tone] svg:first-child > path:last-child')
    .evaluateAll((paths) => paths.map((path) => (path as SVGPathElement).getBBox().width));
  expect(walked.length).toBeGreaterThan(1);
  expect(walked.map((width) => Math.floor(width / 20))).toEqual(walked.map((_, i) => i + 1));
});
