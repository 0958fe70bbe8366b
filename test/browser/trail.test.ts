/* The drawings are where art/ has drawn them, so that their trails leave the line in the margin. */
import { drawings } from '../../src/drawings/drawings';
import { frame } from '../../src/theme/measures';
import { showImages } from './harness/inPage';
import { chromium } from './harness/puppeteer';
import { startBrowser } from './harness/visit';

const visit = startBrowser(chromium);

test.each([320, 390, 768, 1440, 2560])(
  'at %i px, each drawing that crosses the margin has its x on the line there',
  async (width) => {
    const { evaluate } = await visit('/', { width });
    await evaluate(showImages);
    const margin = (width < 768 ? frame.narrow : frame.wide).trail;
    const distances = await evaluate(measure, { boxes: Object.values(drawings), margin });
    expect(distances).not.toEqual([]);
    for (const { src, distance } of distances)
      expect({ src, isOnLine: distance <= 0.5 }).toEqual({ src, isOnLine: true });
  },
);

/** Runs in the page: for each drawing that crosses the margin, how far its x there is from the line of its section. */
function measure(input: { boxes: { src: string; left: number; width: number }[]; margin: number }) {
  const images = Array.from(document.querySelectorAll<HTMLImageElement>('[data-trail] img'));
  return images.flatMap((image) => {
    const box = input.boxes.find(({ src }) => image.currentSrc.includes(`${src}?`));
    const section = image.closest('[data-trail]');
    if (!box || !section || !image.checkVisibility() || box.left > input.margin) return [];
    const line = getComputedStyle(section, '::before');
    const { left, width } = image.getBoundingClientRect();
    const x = left + (width * (input.margin - box.left)) / box.width;
    const onLine = Number.parseFloat(line.left) + Number.parseFloat(line.width) / 2;
    return [{ src: box.src, distance: Math.abs(x - onLine) }];
  });
}
