/* The layout at every window width, and with the widest text spacing. */
import { LAYOUT_REMEDY, layoutProblems } from '../support/inPage/layoutProblems';
import { nextPaint } from '../support/inPage/page';
import { pagePaths } from '../support/pagePaths';
import { FoundProblems } from '../support/problems';
import { inEachEngine } from './harness';
import { webkit } from './harness/webkit';

/** The text spacing that WCAG 1.4.12 requires a page to support, on every element. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

inEachEngine((visit) => {
  test.each(pagePaths)(
    'on %s nothing is cut off or outside of the window, even with the widest text spacing',
    async (path) => {
      const page = await visit(path);
      const found = new FoundProblems();
      for (const spacing of ['usual', 'wide']) {
        if (spacing === 'wide') await page.evaluate(addStyle, TEXT_SPACING);
        for (const width of [1440, 1280, 1024, 768, 390, 320]) {
          await page.resize(width, 900);
          await page.evaluate(nextPaint);
          const look = `at ${width} px, with ${spacing} text spacing`;
          found.add(look, await page.evaluate(layoutProblems));
        }
      }
      found.expectNone(LAYOUT_REMEDY);
    },
  );
});

inEachEngine(
  (visit) =>
    test('zoomed to 400 %, text has the same size as in a narrow window', async () => {
      const sizes = () => [
        innerWidth,
        ...Array.from(document.querySelectorAll('main *'), (own) => getComputedStyle(own).fontSize),
      ];
      const narrow = await (await visit('/', { width: 400 })).evaluate(sizes);
      const zoomed = await visit('/?zoom=4', { width: 1600 });
      expect(await zoomed.evaluate(sizes)).toEqual(narrow);
    }),
  [webkit], // which multiplies em in media queries by the zoom, and does not divide vw by it
);

/** Runs in the page: adds a style that, like a user style sheet, bypasses the CSP. */
function addStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
