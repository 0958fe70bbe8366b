/* What somebody gets who only reads. */

import { nextPaint, showImages } from './harness/inPage';
import { layoutProblems, layoutProblemsAtEveryWidth } from './harness/layout';
import { waitFor } from './harness/processes';
import { chromium } from './harness/puppeteer';
import { PATHS } from './harness/site';
import { inEachEngine } from './harness/visit';
import { webkit } from './harness/webkit';

/** The widest text spacing that readers may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

inEachEngine((visit, engine) => {
  test('reading, the skip link and the button of the hero load no script; in the dark scheme, drawings have their dark colours', async () => {
    const page = await visit('/');
    await page.press('Tab');
    await page.press('Enter');
    await waitFor('the skip link moves the focus to <main>', () =>
      page.evaluate(() => document.activeElement?.localName === 'main'),
    );
    await page.evaluate(showImages); // fails if one is missing
    expect(await page.evaluate(isDrawingDark)).toBe(true);
    const button = 'form[method=dialog]:not([data-log]) [type=submit]';
    if (await page.evaluate((name) => document.querySelector(name) !== null, button))
      await page.click(button);
    await page.evaluate(nextPaint);
    expect(page.requests.filter((path) => !/\.(svg|png|ico|woff2)/.test(path))).toEqual(['/']);
  });

  test.each(engine === chromium ? PATHS : ['/'])(
    'at every width, and with the widest text spacing, nothing on %s is cut off, covered or outside of the window',
    async (path) => {
      const page = await visit(path);
      expect(await layoutProblemsAtEveryWidth(page, ['', TEXT_SPACING])).toEqual([]);
    },
  );

  if (engine === webkit)
    test('zoomed to 300 %, the page is like one in a narrow window', async () => {
      const page = await visit('/', { width: 1200 });
      await page.zoom?.(3);
      const zoomed = await page.evaluate(readFontSizes);
      const problems = await layoutProblems(page);
      await page.zoom?.(1);
      await page.resize(zoomed.width, 900);
      expect(await page.evaluate(readFontSizes)).toEqual(zoomed);
      expect(problems).toEqual([]);
    });
});

/** Runs in the page: whether the colours of a drawing are not those of its light version. */
async function isDrawingDark(): Promise<boolean> {
  const paint = async (src: string) => {
    const image = Object.assign(new Image(), { src });
    document.body.append(image); // WebKit reads the fragment of an image in the page
    await image.decode();
    await new Promise(requestAnimationFrame);
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  };
  const { currentSrc } = document.querySelector('picture img') as HTMLImageElement;
  const [file, fragment] = currentSrc.split('#');
  // Other queries, because WebKit takes the image of the first fragment for all.
  return (await paint(`${file}&dark#${fragment}`)) !== (await paint(`${file}&light`));
}

/** Runs in the page: the width of the window and the size of each text, in CSS pixels. */
function readFontSizes() {
  const sizes = Array.from(document.querySelectorAll('main *'), (own) =>
    parseFloat(getComputedStyle(own).fontSize).toFixed(1),
  );
  return { width: innerWidth, sizes };
}
