/* Images that cannot be loaded. */
import { waitFor } from '../support/waitFor';
import { visit } from './harness';

const MEDIA_FILES = /\.(svg|png|jpe?g|webp|avif)\b/;
const EXPECTED_FAILURES = [
  /^failed: .*\.(svg|png|jpe?g|webp|avif)\b/,
  /^console\.error: Failed to load/,
];

test('drawings that cannot be loaded leave no frames until they can, and photographs their alternative text', async () => {
  const { page } = await visit('/', {
    expects: EXPECTED_FAILURES,
    prepare: (page) => page.route(MEDIA_FILES, (route) => route.abort()),
  });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const waitForVisibility = (visibility: string) =>
    waitFor(() =>
      page.evaluate((expected) => {
        const drawings = [...document.images].filter(({ alt }) => alt === '');
        return drawings.every((own) => own.style.visibility === expected);
      }, visibility),
    );
  await waitForVisibility('hidden');
  const isAlternativeShown = await page.evaluate(async () => {
    const photograph = Object.assign(new Image(), { alt: 'Four people', src: '/photograph.jpg' });
    document.body.append(photograph);
    await new Promise((resolve) => photograph.addEventListener('error', resolve));
    return photograph.checkVisibility({ visibilityProperty: true });
  });
  expect({ isAlternativeShown }).toEqual({ isAlternativeShown: true });
  // As when the window's width changes and another file is chosen.
  await page.unroute(MEDIA_FILES);
  await page.evaluate(() => {
    for (const own of document.querySelectorAll<HTMLImageElement>('source, img')) {
      own.srcset &&= own.srcset.replaceAll('.svg', '.svg?again');
      own.src &&= own.src.replace('.svg', '.svg?again');
    }
  });
  await waitForVisibility('');
});
