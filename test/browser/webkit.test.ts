import { declareTestsOfEveryEngine } from './everyEngine';
import { layoutProblems } from './harness/layout';
import { describeIfInstalled, startBrowser } from './harness/visit';
import { webkit } from './harness/webkit';

describeIfInstalled(webkit.missing, 'in WebKit', () => {
  const visit = startBrowser(webkit);

  declareTestsOfEveryEngine(visit);

  test('zoomed to 300 %, the page is like one in a narrow window', async () => {
    const page = await visit('/', { width: 1200 });
    await page.zoom(3);
    const zoomed = await page.evaluate(readFontSizes);
    const problems = await layoutProblems(page);
    await page.zoom(1);
    await page.resize(zoomed.width, 900);
    expect(await page.evaluate(readFontSizes)).toEqual(zoomed);
    expect(problems).toEqual([]);
  });
});

/** Runs in the page: the width of the window and the size of each text, in CSS pixels. */
function readFontSizes() {
  const sizes = Array.from(document.querySelectorAll('main *'), (own) =>
    parseFloat(getComputedStyle(own).fontSize).toFixed(1),
  );
  return { width: innerWidth, sizes };
}
