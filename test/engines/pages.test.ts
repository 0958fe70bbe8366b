/* What every visitor gets, in every engine. */
import { PNG } from 'pngjs';
import { scrollThrough } from '../support/inPage';
import { inEachEngine } from './harness';

/** A drawing beside others, which has a dark version. */
const DRAWING = 'li + li picture:has([srcset$="#night"]) img';

inEachEngine((visit) => {
  test('by day drawings are bright, and dark by night', async () => {
    const grounds: number[] = [];
    for (const scheme of ['light', 'dark'] as const) {
      // A small window, since pictures of large ones take long to read.
      const page = await visit('/', { scheme, width: 390, height: 500 });
      await page.evaluate(scrollThrough);
      grounds.push(lightness(await page.screenshot(DRAWING)));
    }
    const [day = 0, night = 1] = grounds;
    expect(day).toBeGreaterThan(0.75);
    expect(night).toBeLessThan(0.25);
    expect(night).toBeGreaterThan(0); // pure black would be a picture of nothing
  });

  test('reading fetches no script, and violates no policy', async () => {
    const page = await visit('/');
    await page.press('PageDown');
    await page.press('End');
    await page.press('Home');
    // These two follow the link that skips to the main part.
    await page.press('Tab');
    await page.press('Enter');
    await page.until(() => location.hash === '#main');
    await page.evaluate(scrollThrough);
    expect(page.requests.filter((path) => /\.js\b/.test(path))).toEqual([]);
    const pictures = await page.evaluate(() => document.images.length);
    const asked = page.requests.filter((path) => path.includes('/images/'));
    expect(new Set(asked).size).toBeGreaterThanOrEqual(pictures);
  });
});

/** How light most of a picture's points are: 0 is black, 1 is white. */
function lightness(picture: Buffer): number {
  const { data } = PNG.sync.read(picture);
  const greens = Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 1] ?? 0);
  return (greens.sort((a, b) => a - b)[Math.floor(greens.length / 2)] ?? 0) / 255;
}
