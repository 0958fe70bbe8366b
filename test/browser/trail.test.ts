/* The trail (the orange line): continuous from hero to summit, and dotted where the user has not scrolled yet. */
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { theme } from '../../src/theme/theme';
import { scrollThrough } from '../support/pageFunctions';
import { screenshot, visit } from './harness';

/** One scheme per width: the drawings differ only in colour. */
const LOOKS = [320, 390, 768, 1100, 1440, 1920].map(
  (width, i) => [width, i % 2 ? 'dark' : 'light'] as const,
);

/** Offsets in pixels. The line is 2 px wide, so it covers one of them if it is at most 1.5 px from its place. */
const TOLERANCE = [-0.5, 0.5];

/** A place on the page where the line should be, and whether it runs down or across there. */
type Place = { name: string; x: number; y: number; isAcross: boolean };

/** Where the line should be: at both ends of each section, and on both sides of the edge of each drawing that it enters. */
function expectedPlaces(): Place[] {
  const nameOf = (element: Element) => `${element.closest('[id]')?.id}, ${element.textContent}`;
  const lines = [...document.querySelectorAll('[data-trail=line]')].flatMap((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    const line = getComputedStyle(section, '::after');
    const end = bottom - Number.parseFloat(line.bottom);
    const x = Number.parseFloat(line.left) + section.getBoundingClientRect().left + 1;
    return [top + 4, end - 4].map((y) => ({ name: nameOf(section), x, y, isAcross: false }));
  });
  const inside = ':is(img, svg)';
  const entered = [...document.querySelectorAll(`[data-trail]:not([data-trail=line])`)];
  const bends = entered.flatMap((element) => {
    const image = element.querySelector(inside)?.getBoundingClientRect();
    const isFirst = image && image.left < Number(lines[0]?.x) + 80;
    if (!image?.height || !isFirst) return [];
    const share = Number.parseFloat(getComputedStyle(element).getPropertyValue('--trail-y')) / 100;
    const y = image.top + share * image.height;
    return [-1, 2].map((x) => ({ name: nameOf(element), x: image.left + x, y, isAcross: true }));
  });
  return [...lines, ...bends].map((place) => ({ ...place, y: place.y + scrollY }));
}

/** Places without the line. Pixels that differ from those on both sides of the place count as the line. */
async function findGaps(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr')); // as expectedPlaces() assumes
  await page.evaluate(scrollThrough);
  const all = await page.evaluate(expectedPlaces);
  // Only the margin, because whole pages are slow.
  const [width, height] = [Math.max(...all.map(({ x }) => x)), Math.max(...all.map(({ y }) => y))];
  const clip = { x: 0, y: 0, width: Math.ceil(width) + 8, height: Math.ceil(height) + 8 };
  const { data } = PNG.sync.read(await screenshot(page, { clip, fullPage: true }));
  expect(all.length).toBeGreaterThan(5);
  const isLineAt = ({ x, y, isAcross }: Place) => {
    const pixel = (offset: number) => {
      const [px, py] = isAcross ? [x, y + offset] : [x + offset, y];
      const i = 4 * (Math.floor(py) * clip.width + Math.floor(px));
      return [...data.subarray(i, i + 3)];
    };
    const differs = (a: number[], b: number[]) =>
      Math.hypot(...a.map((value, i) => value - Number(b[i]))) > 40;
    return TOLERANCE.some((offset) => [-6, 6].every((side) => differs(pixel(offset), pixel(side))));
  };
  return all.filter((place) => !isLineAt(place)).map((place) => JSON.stringify(place));
}

const describeTrail = theme.trail ? describe : describe.skip;

describeTrail('the trail', () => {
  test.each(LOOKS)('meets sections and drawings at %i px, %s', async (width, colorScheme) => {
    const { page } = await visit('/', { colorScheme, viewport: { width, height: 900 } });
    expect(await findGaps(page)).toEqual([]);
  });

  test.each(['no-preference', 'reduce'] as const)(
    'is a solid line over a dotted one: complete with reduced motion, else growing with scrolling (%s)',
    async (reducedMotion) => {
      const { page } = await visit('/', { reducedMotion });
      for (const section of await page.locator('[data-surface][data-trail=line]').all()) {
        const { drawn, below } = await section.evaluate(async (own) => {
          const { top, height } = own.getBoundingClientRect();
          scrollBy(0, top + height / 2 - 0.8 * innerHeight);
          for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
          const { transform } = getComputedStyle(own, '::after');
          const { backgroundImage } = getComputedStyle(own, '::before');
          return { drawn: new DOMMatrix(transform).d, below: backgroundImage };
        });
        // Its middle is low in the window, so about half of the line is drawn.
        const isRight = reducedMotion === 'reduce' ? drawn === 1 : drawn > 0.3 && drawn < 0.95;
        const name = await section.getAttribute('id');
        expect({ name, drawn, isRight, below }).toMatchObject({
          isRight: true,
          below: expect.stringMatching(/^repeating/),
        });
      }
    },
  );
});
