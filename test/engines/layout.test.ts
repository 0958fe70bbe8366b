/* The layout at every window width and text spacing. */
import { layoutProblems } from '../support/layoutProblems';
import { nextPaint } from '../support/pageFunctions';
import { pagePaths } from '../support/pagePaths';
import { expectNoProblems } from '../support/problems';
import { inEachEngine } from './harness';
import { webkit } from './harness/webkit';

/** The text spacing that WCAG 1.4.12 requires a page to support, on every element. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const WINDOWS = [
  [1440, 1200],
  [1280, 600],
  [1024, 700],
  [768, 1000],
  [390, 700],
  [320, 450],
] as const;

inEachEngine((visit) => {
  test.each(pagePaths)(
    'on %s nothing is out of place, even with the widest text spacing',
    async (path) => {
      const page = await visit(path);
      const found: string[] = [];
      for (const isWide of [false, true]) {
        if (isWide) await page.evaluate(addStyle, TEXT_SPACING);
        for (const [width, height] of WINDOWS) {
          await page.resize(width, height);
          await page.evaluate(nextPaint);
          // With this spacing, words may break.
          found.push(
            ...(await page.evaluate(layoutProblems))
              .filter((problem) => !isWide || !problem.startsWith('broken'))
              .map((problem) => `at ${width} px${isWide ? ', widely spaced' : ''}: ${problem}`),
          );
        }
      }
      expectNoProblems(found);
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
