/* Where things stand, in windows, zooms and spacings of every size. */
import { misplaced, painted, scrollThrough } from '../support/inPage';
import { paths } from '../support/paths';
import { inEachEngine } from './harness';

/** The least that WCAG 1.4.12 lets a reader set, everywhere. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** How high the parts of Home are in the first engine, by the width of the window: the others are held to it. */
const inTheFirst: Record<number, Record<string, number>> = {};

inEachEngine((visit) => {
  describe.each(paths)('on %s', (path) => {
    test('the widest text spacing cuts off nothing, and breaks no word on a desktop', async () => {
      const page = await visit(path, { width: 1440, height: 800 });
      await page.evaluate(addStyle, SPACING);
      for (const width of [1440, 1280, 1024, 768, 390, 320]) {
        await page.resize(width, 800);
        await page.until((width) => innerWidth === width, width);
        await page.evaluate(painted);
        const found = (await page.evaluate(misplaced)).filter(
          (fault) => width >= 1280 || !fault.startsWith('broken'),
        );
        expect({ width, found }).toEqual({ width, found: [] });
      }
    });

    test.each([2.5, 4])('at a zoom of %f everything stands where it should', async (zoom) => {
      const page = await visit(path, { zoom, width: 1280, height: 1024 });
      expect(await page.evaluate(() => innerWidth)).toBe(1280 / zoom);
      expect(await page.evaluate(misplaced)).toEqual([]);
    });
  });

  // WebKit does not divide vw by the zoom of the page.
  test('at a zoom of 4 type is as large as in a narrow window', async () => {
    const zoomed = await visit('/', { zoom: 4, width: 1280, height: 1024 });
    const narrow = await visit('/', { width: 320, height: 256 });
    expect(await zoomed.evaluate(fontSizes)).toEqual(await narrow.evaluate(fontSizes));
  });

  test.each([1440, 768, 390])('Home at %i px is as high as in every engine', async (width) => {
    const page = await visit('/', { width });
    await page.evaluate(scrollThrough);
    expect(await page.evaluate(misplaced)).toEqual([]);
    const heights = await page.evaluate(heightsOfParts);
    inTheFirst[width] ??= heights;
    // WebKit makes each line a whole number of pixels high, 27 for 27.6, and a section has many.
    const most = (height: number) => 3 + 0.03 * height;
    const others = Object.entries(inTheFirst[width]).filter(
      ([part, height]) => !(Math.abs(Number(heights[part]) - height) <= most(height)),
    );
    expect(others.map(([part, height]) => `${part}: ${heights[part]}, not ${height}`)).toEqual([]);
  });
});

/** Runs in the page: how large the type of each rank is, in whole CSS pixels. */
const fontSizes = () =>
  ['h1', 'h2', 'h3', 'p', 'dd'].map((rank) => {
    const element = document.querySelector(rank);
    return element && Math.round(Number.parseFloat(getComputedStyle(element).fontSize));
  });

/** Runs in the page: adds a style the way a reader's own does, which the page's policy has no say in. */
function addStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: the heights of its bands, and of what fills them, in CSS pixels. */
function heightsOfParts(): Record<string, number> {
  const parts = document.querySelectorAll('header, footer, section, li, figure, img, form, input');
  return Object.fromEntries(
    Array.from(parts, (part, i) => [`${i} ${part.localName}`, part.clientHeight]),
  );
}
