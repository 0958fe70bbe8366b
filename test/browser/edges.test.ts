/* Where two sections meet, there is no row of pixels in another colour. Browsers round boxes, but not clipping paths. */
import { setStyles } from './harness/inPage';
import { chromium } from './harness/puppeteer';
import { startBrowser } from './harness/visit';

const visit = startBrowser(chromium);

test.each([1520, 1536, 1600])(
  'at %i px, each row of pixels of the backgrounds has the colour of a row beside it, or one between both',
  async (width) => {
    const { page, evaluate } = await visit('/', { width });
    await evaluate(
      setStyles,
      'picture, svg, section :is(h1, h2, h3, p, a, dl, form) { visibility: hidden }',
    );
    const { height, trail } = await evaluate(() => ({
      height: document.documentElement.scrollHeight,
      trail: Number.parseFloat(
        getComputedStyle(document.querySelector('#news') as Element, '::before').left,
      ),
    }));
    // Beside the trail, the edges are level.
    for (const x of [Math.round(trail) - 4, width - 4]) {
      const clip = { x, y: 0, width: 1, height };
      const picture = await page.screenshot({ clip, encoding: 'base64' });
      const colors = await evaluate(readColumn, picture);
      const isStray = (row: number) =>
        [0, 1, 2].some((i) => {
          const [above = 0, own = 0, below = 0] = [-1, 0, 1].map((dy) => colors[row + dy]?.[i]);
          return own < Math.min(above, below) - 12 || own > Math.max(above, below) + 12;
        });
      const rows = colors.slice(1, -1).map((_, i) => i + 1);
      expect({ x, strays: rows.filter(isStray) }).toEqual({ x, strays: [] });
    }
  },
);

/** Runs in the page: the colours of the pixels in a picture that is a pixel wide, from top to bottom. */
async function readColumn(picture: string): Promise<number[][]> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(1, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const data = [...(context?.getImageData(0, 0, 1, image.height).data ?? [])];
  return Array.from({ length: image.height }, (_, row) => data.slice(4 * row, 4 * row + 3));
}
