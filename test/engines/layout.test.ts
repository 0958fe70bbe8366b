/* Where things stand, in windows, zooms and spacings of every size. */
import { brokenWords, overflows, painted, scrollThrough } from '../support/inPage';
import { paths } from '../support/paths';
import { inEachEngine, visitingWith } from './harness';
import { chromium } from './harness/puppeteer';

/** The least that WCAG 1.4.12 lets a reader set, everywhere. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** In CSS pixels: what engines round differently in a box; a heading was seen to be 2.3 px longer. */
const ROUNDING = 3;

/**
 * The share of a height by which lines may be lower: WebKit makes each a whole number of pixels high, 27 for 27.6,
 * and a section has many.
 */
const LINES = 0.03;

const visitChromium = visitingWith(chromium);

inEachEngine((visit, engine) => {
  describe.each(paths)('on %s', (path) => {
    test('the widest text spacing cuts off nothing, and breaks no word on a desktop', async () => {
      const page = await visit(path, { width: 1440, height: 800 });
      await page.evaluate(addStyle, SPACING);
      for (const width of [1440, 1280, 1024, 768, 390, 320]) {
        await page.resize(width, 800);
        await page.until((width) => innerWidth === width, width);
        await page.evaluate(painted);
        const found = await page.evaluate(overflows);
        if (width >= 1280) found.push(...(await page.evaluate(brokenWords)));
        expect({ width, found }).toEqual({ width, found: [] });
      }
    });

    test.each([2.5, 4])('at a zoom of %f nothing is cut off, and no word breaks', async (zoom) => {
      const page = await visit(path, { zoom, width: 1280, height: 1024 });
      expect(await page.evaluate(() => innerWidth)).toBe(1280 / zoom);
      expect(await page.evaluate(brokenWords)).toEqual([]);
      expect(await page.evaluate(overflows)).toEqual([]);
    });
  });

  // WebKit does not divide vw by the zoom of the page.
  test('at a zoom of 4 type is as large as in a narrow window', async () => {
    const zoomed = await visit('/', { zoom: 4, width: 1280, height: 1024 });
    const narrow = await visit('/', { width: 320, height: 256 });
    expect(await zoomed.evaluate(fontSizes)).toEqual(await narrow.evaluate(fontSizes));
  });

  if (engine === chromium) return;

  test.each([1440, 768, 390])('Home at %i px stands as it does in Chromium', async (width) => {
    const [here, there] = [await visit('/', { width }), await visitChromium('/', { width })];
    for (const page of [here, there]) await page.evaluate(scrollThrough);
    expect(differences(await here.evaluate(boxes), await there.evaluate(boxes))).toEqual([]);
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

type Box = { name: string; x: number; y: number; width: number; height: number };

/** Runs in the page: where all that it is made of stands within its band, in CSS pixels. */
function boxes(): Box[] {
  const bands = 'header, main > section, footer';
  const content = 'h1, h2, h3, li, dt, dd, img, button, label, input:not([type=hidden]), textarea';
  return [...document.querySelectorAll(`${bands}, ${content}`)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const band = element.parentElement?.closest(bands)?.getBoundingClientRect().y ?? y;
    const name = `<${element.localName}> ${element.textContent?.trim().slice(0, 20)}`;
    return { name, x, y: y - band, width, height };
  });
}

/** A line for each box that stands elsewhere than in another layout of the same page. */
const differences = (here: readonly Box[], there: readonly Box[]): string[] =>
  there.flatMap((wanted, i) => {
    const actual = here[i];
    const isThere =
      actual?.name === wanted.name &&
      (['x', 'y', 'width', 'height'] as const).every((side) => {
        const lines = side === 'y' || side === 'height' ? LINES * wanted[side] : 0;
        return Math.abs(actual[side] - wanted[side]) <= ROUNDING + lines;
      });
    return isThere ? [] : [`${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`];
  });
