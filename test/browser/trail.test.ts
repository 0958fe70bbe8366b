/* The trail has no step, where branches leave it, to the right, and where sections meet. */
import { loadPicture, setStyles, showImages } from './harness/inPage';
import { chromium } from './harness/puppeteer';
import { startBrowser } from './harness/visit';

const visit = startBrowser(chromium);

/** Shows nothing but the trail, in black on white. */
const ONLY_TRAIL = `
  *, ::before, ::after { color: #fff0 !important; background: none !important; border-color: #fff0 !important }
  html { background: #fff !important; --kr-color-accent: #000 !important }
  section::before { background: #000 !important }
  [data-surface] { --kr-color-accent: #000 !important }
`;
const onlyTrail = (svg: string) =>
  svg
    .replace(/fill="var\(--accent\)"/g, '')
    .replace(/#000\b/g, '#fff0')
    .replace(/--([\w-]+):#\w+/g, (_, name) => `--${name}:${name === 'accent' ? '#000' : '#fff0'}`);

test.each([
  [768, 1],
  [1024, 1],
  [1440, 1],
  [1920, 1],
  [390, 3],
])(
  'at %i px and a ratio of %i, neither edge of it jumps from one row of pixels to the next',
  async (width, ratio) => {
    const { page, evaluate } = await visit('/', { width, ratio, changeDrawing: onlyTrail });
    await evaluate(setStyles, ONLY_TRAIL);
    await evaluate(showImages);
    const { left, top, bottom, sections } = await evaluate(findTrail);
    const clip = { x: Math.floor(left) - 4, y: Math.ceil(top), width: 16, height: 0 };
    clip.height = Math.floor(bottom) - clip.y;
    await evaluate(loadPicture, await page.screenshot({ clip, encoding: 'base64' }));
    const rows = await evaluate(readEdges);
    expect(rows.length).toBeGreaterThan(1000);
    const steps = rows.flatMap(({ left, right }, i) => {
      const above = rows[i - 1];
      const isStep =
        above && (Math.abs(left - above.left) > 0.5 || right - above.right > 0.75 * ratio);
      if (!isStep) return [];
      const y = clip.y + i / ratio;
      const { id } = sections.findLast(({ top }) => top <= y) ?? { id: 'main' };
      return `#${id}: its edges jump from ${above.left} and ${above.right} to ${left} and ${right} at y = ${y}`;
    });
    expect(steps).toEqual([]); // otherwise see “The trail” in CONTRIBUTING.md
  },
);

/** Runs in the page: the trail, from the end of the hero's bend to where it leaves the margin in Contact. */
function findTrail() {
  const sections = [...document.querySelectorAll('main > section')].filter(
    (section) => getComputedStyle(section, '::before').content !== 'none',
  );
  const [first, last] = [sections[0], sections[sections.length - 1]] as [Element, Element];
  const { left, bottom } = getComputedStyle(last, '::before');
  const topOf = (section: Element) => section.getBoundingClientRect().top + scrollY;
  return {
    sections: sections.map((section) => ({ id: section.id, top: topOf(section) })),
    left: Number.parseFloat(left),
    top: topOf(first) - 12,
    bottom: last.getBoundingClientRect().bottom + scrollY - Number.parseFloat(bottom) + 10,
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
