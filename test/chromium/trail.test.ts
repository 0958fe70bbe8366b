/* The trail (the orange line) is continuous from hero to summit. */
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { scrollThrough } from '../support/pageFunctions';
import { screenshot, visit } from './harness';

/** One scheme per width: the drawings differ only in colour. */
const LOOKS = [
  [390, 'dark', 'ltr'],
  [768, 'light', 'ltr'],
  [1100, 'dark', 'ltr'],
  [1920, 'light', 'ltr'],
  [390, 'light', 'rtl'],
  [1440, 'dark', 'rtl'],
] as const;

/** Offsets in pixels. The line is 3 px wide, so it covers one of them if it is at most 2 px from its place. */
const TOLERANCE = [-0.5, 0.5];

/** A place on the page where the line should be, and whether it runs down or across there. */
type Place = { name: string; x: number; y: number; isAcross: boolean };

/** Where the line should be: at both ends of each section, and on both sides of the edge of each drawing that it enters. */
function expectedPlaces(): Place[] {
  // Measured from the side on which lines of text start.
  const isMirrored = document.dir === 'rtl';
  const startOf = ({ left, right }: DOMRect) => (isMirrored ? innerWidth - right : left);
  const nameOf = (element: Element) => `#${element.closest('[id]')?.id} ${element.textContent}`;
  const sections = [...document.querySelectorAll('[data-trail=line]')];
  const lines = sections.flatMap((section) => {
    const box = section.getBoundingClientRect();
    const { bottom, insetInlineStart } = getComputedStyle(section, '::before');
    const x = startOf(box) + Number.parseFloat(insetInlineStart) + 1.5;
    const end = box.bottom - Number.parseFloat(bottom);
    // Land at the lower edge covers the line.
    const isCovered = [...section.querySelectorAll('img')].some(
      (image) => image.getBoundingClientRect().bottom >= end - 1,
    );
    const ends = isCovered ? [box.top + 4] : [box.top + 4, end - 4];
    return ends.map((y) => ({ name: nameOf(section), x, y, isAcross: false }));
  });
  const entered = [...document.querySelectorAll('[data-trail]:not([data-trail=line])')];
  const bends = entered.flatMap((element) => {
    const image = element.querySelector('img, svg')?.getBoundingClientRect();
    const isEntered = getComputedStyle(element, '::before').content !== 'none';
    if (!image?.height || !isEntered) return [];
    const share = Number.parseFloat(getComputedStyle(element).getPropertyValue('--trail-y')) / 100;
    const y = image.top + share * image.height;
    // A drawing may begin before the content; the line enters it there.
    const content = element.closest('section')?.querySelector('h1, h2');
    const x = Math.max(startOf(image), content ? startOf(content.getBoundingClientRect()) : 0);
    return [-1, 2].map((side) => ({ name: nameOf(element), x: x + side, y, isAcross: true }));
  });
  return [...lines, ...bends].map((place) => ({
    ...place,
    x: isMirrored ? innerWidth - place.x : place.x,
    y: place.y + scrollY,
  }));
}

/** Runs in the page: the news card covers the place where the line leaves the hero. */
function hideNews() {
  const card = document.querySelector<HTMLElement>('section:has([data-trail=start]) + section > *');
  if (card) card.style.visibility = 'hidden';
}

/** Places without the line. Pixels that differ from those on both sides of the place count as the line. */
async function findGaps(page: Page): Promise<string[]> {
  await page.evaluate(scrollThrough);
  await page.evaluate(hideNews);
  const all = await page.evaluate(expectedPlaces);
  // An empty list means that this test no longer finds the drawings and sections of the trail.
  expect(all.length).toBeGreaterThan(5);
  // Only the margin, because whole pages are slow.
  const left = Math.max(0, Math.floor(Math.min(...all.map(({ x }) => x))) - 8);
  const right = Math.ceil(Math.max(...all.map(({ x }) => x))) + 8;
  const height = Math.ceil(Math.max(...all.map(({ y }) => y))) + 8;
  const clip = { x: left, y: 0, width: right - left, height };
  // The picture is narrower than `clip` if the page is.
  const { data, width } = PNG.sync.read(await screenshot(page, { clip, fullPage: true }));
  const isLineAt = ({ x, y, isAcross }: Place) => {
    const pixel = (offset: number) => {
      const [px, py] = isAcross ? [x, y + offset] : [x + offset, y];
      const i = 4 * (Math.floor(py) * width + Math.floor(px) - left);
      return [...data.subarray(i, i + 3)];
    };
    const differs = (a: number[], b: number[]) =>
      Math.hypot(...a.map((value, i) => value - Number(b[i]))) > 40;
    return TOLERANCE.some((offset) => [-4, 4].every((side) => differs(pixel(offset), pixel(side))));
  };
  return all
    .filter((place) => !isLineAt(place))
    .map(
      ({ name, x, y, isAcross }) =>
        `the orange line has a gap at ${Math.round(x)}, ${Math.round(y)} (${name}): ${isAcross ? 'trailY of the drawing must be where its path begins' : 'the line must run from the top of the section to its end'}`,
    );
}

test.each(LOOKS)(
  'the line meets sections and drawings at %i px, %s, %s',
  async (width, colorScheme, direction) => {
    const { page } = await visit('/', { colorScheme, viewport: { width, height: 900 } });
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    expect(await findGaps(page)).toEqual([]);
  },
);
