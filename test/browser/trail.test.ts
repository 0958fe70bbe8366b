/* The trail has no step where branches leave it and where sections meet, and no gap: nothing lies over it. */
import { chromium } from './harness/browsers';
import { setStyles, showImages } from './harness/inPage';
import { takePicture } from './harness/layout';
import { startBrowser } from './harness/visit';

const visit = startBrowser(chromium);

/** Colours that nothing else has. */
const PAINTED = ':root, [data-surface] { --kr-color-accent: #f0f !important }';

/** Shows nothing but the trail, in black on white, and the hills that lie over the end of the section above. */
const ONLY_TRAIL = `
  body { background: #fff !important }
  body * { visibility: hidden }
  section::before, [data-trail], [data-trail] * { visibility: visible }
  section > svg > :first-child { visibility: visible; fill: #fff }
  :root, [data-surface] { --kr-color-accent: #000 !important }
`;

// At some of these widths, boxes have no whole pixels.
test.each([
  [768, 1],
  [1024, 1],
  [1440, 1],
  [3199, 1], // where the trail is the farthest from the edge of the window
  [390, 3],
])(
  'at %i px and a ratio of %i, neither edge of it jumps from one row of pixels to the next, and nothing lies over a branch',
  async (width, ratio) => {
    const page = await visit('/', { width, ratio });
    await page.evaluate(setStyles, ONLY_TRAIL);
    const { left, top, bottom } = await page.evaluate(findTrail);
    const y = Math.ceil(top);
    const clip = { x: Math.floor(left) - 4, y, width: 16, height: Math.floor(bottom) - y };
    await takePicture(page, { clip });
    const rows = await page.evaluate(readEdges);
    expect(rows.length).toBeGreaterThan(1000);
    const steps = rows.flatMap(({ left, right }, i) => {
      const above = rows[i - 1];
      const isStep =
        above && (Math.abs(left - above.left) > 0.5 || right - above.right > 0.75 * ratio);
      if (!isStep) return [];
      return `from ${above.left} and ${above.right} to ${left} and ${right} at y = ${y + i / ratio}`;
    });
    expect(steps).toEqual([]); // otherwise see src/components/Trail.tsx

    await page.evaluate(setStyles, PAINTED);
    await page.evaluate(showImages);
    await takePicture(page, { fullPage: true });
    const { count, covered } = await page.evaluate(findCovered, ratio);
    expect(count).toBeGreaterThan(300);
    expect(covered).toEqual([]);
  },
);

/** Runs in the page: the trail in the margin, from the end of the hero's bend to the last section, where it leaves it. */
function findTrail() {
  const sections = [...document.querySelectorAll('main > section')].filter(({ id }) => id);
  const hasEnded = (own: Element) => getComputedStyle(own, '::before').content === 'none';
  const [first, last] = [sections[0], sections.find(hasEnded)] as [Element, Element];
  const topOf = (section: Element) => section.getBoundingClientRect().top + scrollY;
  return {
    left: Number.parseFloat(getComputedStyle(first, '::before').left),
    top: topOf(first) - 12,
    bottom: topOf(last) + 60,
  };
}

/** Runs in the page: both edges of the black trail in each row of the picture, in pixels, by how dark the pixels there are. */
function readEdges(): { left: number; right: number }[] {
  const { width, height, data } = window.picture;
  return Array.from({ length: height }, (_, row) => {
    const inkAt = (x: number) => 1 - (data[4 * (row * width + x)] ?? 255) / 255;
    let black = 0;
    while (black < width && inkAt(black) < 0.95) black++;
    let white = black;
    while (white < width && inkAt(white) > 0.05) white++;
    return {
      left: black - inkAt(black - 1) - inkAt(black - 2),
      right: white - (1 - inkAt(white - 1)) - (1 - inkAt(white - 2)),
    };
  });
}

/** Runs in the page: how many points of branches the picture shows, and which of them are not in the colour of the trail. */
function findCovered(ratio: number) {
  const { width, data } = window.picture;
  const covered: string[] = [];
  let count = 0;
  for (const path of document.querySelectorAll<SVGPathElement>('[data-trail] path')) {
    const matrix = path.getScreenCTM();
    if (!matrix || !path.checkVisibility()) continue;
    const section = path.closest('section') as Element;
    const box = section.getBoundingClientRect();
    for (let length = 0; length < path.getTotalLength(); length += 6) {
      const { x, y } = path.getPointAtLength(length).matrixTransform(matrix);
      if (x < 0 || x >= innerWidth || y < box.top || y >= box.bottom) continue;
      count++;
      // Or beside it, as lines are rounded.
      const isSeen = [-1, 0, 1].some((dx) => {
        const row = Math.floor((y + scrollY) * ratio);
        const start = 4 * (row * width + Math.floor(x * ratio) + dx);
        const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
        return red > 180 && green < 80 && blue > 180;
      });
      if (!isSeen) covered.push(`#${section.id}: at ${Math.round(x)}, ${Math.round(y - box.top)}`);
    }
  }
  return { count, covered: covered.slice(0, 20) };
}
