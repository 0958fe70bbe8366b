/* The trail (the orange line): continuous from hero to summit, and dotted where the user has not scrolled yet. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { scrollThrough } from '../support/pageFunctions';
import { sharedSetup } from '../support/sharedSetup';
import { screenshot, visit } from './harness';

/** One scheme per width: the drawings differ only in colour. */
const LOOKS = [
  [320, 'light', 'ltr'],
  [390, 'dark', 'ltr'],
  [768, 'light', 'ltr'],
  [1100, 'dark', 'ltr'],
  [1440, 'light', 'ltr'],
  [1920, 'dark', 'ltr'],
  [390, 'light', 'rtl'],
  [1440, 'dark', 'rtl'],
] as const;

const home = readFileSync(`${sharedSetup().directory}/index.html`, 'utf8');
/** Without the trail, these tests are skipped. */
const testTrail = home.includes('[data-trail=') ? test : test.skip;

/** Offsets in pixels. The line is 2 px wide, so it covers one of them if it is at most 1.5 px from its place. */
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
    const { bottom, insetInlineStart } = getComputedStyle(section, '::after');
    const x = startOf(box) + Number.parseFloat(insetInlineStart) + 1;
    const end = box.bottom - Number.parseFloat(bottom);
    return [box.top + 4, end - 4].map((y) => ({ name: nameOf(section), x, y, isAcross: false }));
  });
  const entered = [
    ...document.querySelectorAll('[data-trail]:not([data-trail=line], [data-trail=ember])'),
  ];
  const bends = entered.flatMap((element) => {
    const image = element.querySelector('img, svg')?.getBoundingClientRect();
    const isFirst = image && startOf(image) < Number(lines[0]?.x) + 80;
    if (!image?.height || !isFirst) return [];
    const share = Number.parseFloat(getComputedStyle(element).getPropertyValue('--trail-y')) / 100;
    const y = image.top + share * image.height;
    const x = startOf(image);
    return [-1, 2].map((side) => ({ name: nameOf(element), x: x + side, y, isAcross: true }));
  });
  return [...lines, ...bends].map((place) => ({
    ...place,
    x: isMirrored ? innerWidth - place.x : place.x,
    y: place.y + scrollY,
  }));
}

/** Places without the line. Pixels that differ from those on both sides of the place count as the line. */
async function findGaps(page: Page): Promise<string[]> {
  await page.evaluate(scrollThrough);
  const all = await page.evaluate(expectedPlaces);
  // An empty list means that this test no longer finds the drawings and bands of the trail.
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

testTrail.each(LOOKS)(
  'the line meets sections and drawings at %i px, %s, %s',
  async (width, colorScheme, direction) => {
    const { page } = await visit('/', { colorScheme, viewport: { width, height: 900 } });
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    expect(await findGaps(page)).toEqual([]);
  },
);

testTrail.each([
  ['grows with scrolling', 'no-preference', 0.3, 0.95],
  ['is complete with reduced motion', 'reduce', 1, 1],
] as const)(
  'the line %s, in front of a dotted one',
  async (_, reducedMotion, shortest, longest) => {
    const { page } = await visit('/', { reducedMotion });
    const sections = await page.locator('[data-surface][data-trail=line]').all();
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      // Its middle is low in the window, so about half of the line is drawn.
      const { drawn, below } = await section.evaluate(async (own) => {
        const { top, height } = own.getBoundingClientRect();
        scrollBy(0, top + height / 2 - 0.8 * innerHeight);
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        const { transform } = getComputedStyle(own, '::after');
        const { backgroundImage } = getComputedStyle(own, '::before');
        return { drawn: new DOMMatrix(transform).d, below: backgroundImage };
      });
      const name = await section.getAttribute('id');
      const remedy = 'the line must grow with scrolling, but only in theme.media.motion';
      const isRight = drawn >= shortest && drawn <= longest;
      const isDotted = below.startsWith('repeating');
      const expected = { name, drawn, isRight: true, isDotted: true, remedy };
      expect({ name, drawn, isRight, isDotted, remedy }).toEqual(expected);
    }
  },
);
