/* Where things stand, in windows, zooms and spacings of every size. */
import { inEachEngine, type Visit, visitingWith } from './harness';
import { differences } from './harness/geometry';
import { boxes, brokenWords, overflows, scrollThrough } from './harness/inPage';
import { chromium } from './harness/puppeteer';

/** The least that WCAG 1.4.12 lets a reader set, everywhere. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const paths = ['/', '/about', '/nope'];
const sheets = [1440, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

const visitChromium = visitingWith(chromium);

inEachEngine((visit, engine) => {
  test.each(paths)('%s does not scroll sideways at 320 px', async (path) => {
    const page = await visit(path, { width: 320, height: 800 });
    expect(await page.evaluate(overflows)).toEqual([]);
  });

  test.each([1280, 320])('text spacing cuts off nothing at %i px', async (width) => {
    const page = await visit('/', { width });
    await page.evaluate(addStyle, SPACING);
    expect(await page.evaluate(overflows)).toEqual([]);
  });

  test.each([2.5, 4])('at a zoom of %f no word breaks that fits on a line', async (zoom) => {
    const page = await visit('/', { zoom, width: 1280, height: 1024 });
    expect(await page.evaluate(() => innerWidth)).toBe(1280 / zoom);
    expect(await page.evaluate(brokenWords)).toEqual([]);
    expect(await page.evaluate(overflows)).toEqual([]);
  });

  test.each([2.5, 4])('at a zoom of %f type is as large as in a narrow window', async (zoom) => {
    const zoomed = await visit('/', { zoom, width: 1280, height: 1024 });
    const narrow = await visit('/', { width: 1280 / zoom, height: 1024 / zoom });
    expect(await zoomed.evaluate(fontSizes)).toEqual(await narrow.evaluate(fontSizes));
  });

  if (engine === chromium) return;

  test.each(sheets)(
    'Home at $width px in the $scheme scheme stands as it does in Chromium',
    async (sheet) => {
      const here = await layout(await visit('/', sheet));
      const there = await layout(await visitChromium('/', sheet));
      expect(there.length).toBeGreaterThan(80);
      expect(differences(here, there)).toEqual([]);
    },
  );
});

async function layout(page: Visit) {
  await page.evaluate(scrollThrough);
  return page.evaluate(boxes);
}

/** Runs in the page: how large the type of each rank is, in whole CSS pixels. */
function fontSizes(): Record<string, number> {
  const ranks = ['h1', 'h2', 'h3', 'p', 'dd'];
  const sizeOf = (rank: string) =>
    Number.parseFloat(getComputedStyle(document.querySelector(rank) as Element).fontSize);
  return Object.fromEntries(ranks.map((rank) => [rank, Math.round(sizeOf(rank))]));
}

/** Runs in the page: adds a style the way a reader's own does, which the page's policy has no say in. */
function addStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
