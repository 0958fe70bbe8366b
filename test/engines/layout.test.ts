/* Where things stand, in windows, zooms and spacings of every size. */
import { boxes, brokenWords, overflows, painted, scrollThrough } from '../support/inPage';
import { paths } from '../support/paths';
import { inEachEngine, type Visit, visitingWith } from './harness';
import { differences } from './harness/geometry';
import { chromium } from './harness/puppeteer';

/** The least that WCAG 1.4.12 lets a reader set, everywhere. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const WIDTHS = [1440, 1280, 1024, 768, 390, 320];

const visitChromium = visitingWith(chromium);

const sheets = [1440, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

inEachEngine((visit, engine) => {
  describe.each(paths)('on %s', (path) => {
    test('nothing scrolls sideways or is cut off, in a window of any width', async () => {
      const page = await visit(path, { width: 1440, height: 800 });
      for (const width of WIDTHS) {
        await narrowTo(page, width);
        expect({ width, found: await page.evaluate(overflows) }).toEqual({ width, found: [] });
      }
    });

    test('the widest text spacing cuts off nothing, and breaks no word on a desktop', async () => {
      const page = await visit(path, { width: 1440, height: 800 });
      await page.evaluate(addStyle, SPACING);
      for (const width of WIDTHS) {
        await narrowTo(page, width);
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

/** Makes the window narrower, and waits until the page stands in it. */
async function narrowTo(page: Visit, width: number): Promise<void> {
  await page.resize(width, 800);
  await page.until((width) => innerWidth === width, width);
  await page.evaluate(painted);
}

async function layout(page: Visit) {
  await page.evaluate(scrollThrough);
  return page.evaluate(boxes);
}

/** Runs in the page: how large the type of each rank is, in whole CSS pixels. */
const fontSizes = () =>
  ['h1', 'h2', 'h3', 'p', 'dd'].map((rank) => {
    const { fontSize } = getComputedStyle(document.querySelector(rank) as Element);
    return `${rank}: ${Math.round(Number.parseFloat(fontSize))}`;
  });

/** Runs in the page: adds a style the way a reader's own does, which the page's policy has no say in. */
function addStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
