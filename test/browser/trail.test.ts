/* The trail is one line: where one piece of it ends, the next begins. Measured in pixels. */
import type { Page } from 'puppeteer-core';
import { dark, darkEmber, darkSpruce, spruce } from '../../src/theme/tokens';
import { setStyles, showImages } from './harness/inPage';
import { chromium } from './harness/puppeteer';
import { startBrowser } from './harness/visit';

const visit = startBrowser(chromium);

const looks = [
  [390, 2],
  [390, 3],
  [768, 1],
  [1440, 1],
  [1920, 1],
  [2560, 1],
] as const;

test.each(looks)(
  'at %i px and a pixel ratio of %i, the pieces of the trail meet',
  async (width, ratio) => {
    const { page } = await visit('/', { width, ratio, changeFile: inMagenta });
    await page.evaluate(setStyles, ':root, [data-surface] { --kr-color-accent: #f0f !important }');
    await page.evaluate(showImages);
    const joints = await page.evaluate(findJoints);
    expect(joints.length).toBeGreaterThan(0);
    const problems: string[] = [];
    for (const joint of joints) {
      const [a, b] = await measure(page, joint);
      const isWhole = Math.abs(a.middle - b.middle) <= 0.1 && Math.abs(a.width - b.width) <= 0.3;
      if (!isWhole) problems.push(`${joint.name}: ${JSON.stringify([a, b])}`);
    }
    expect(problems).toEqual([]);
  },
);

/** Magenta, which is in no drawing, so that the line is told from all other lines. */
const inMagenta = (svg: string) =>
  [dark, spruce, darkSpruce, darkEmber].reduce(
    (text, { accent }) => text.replaceAll(`stroke:${accent}`, 'stroke:#f0f'),
    svg,
  );

/** A place in the page, and whether the line runs there across (x) or down (y). */
type Joint = { name: string; x: number; y: number; axis: 'x' | 'y' };

/** Runs in the page: where pieces of the trail begin and end. */
function findJoints(): Joint[] {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-trail]')].filter((own) => {
    return own.checkVisibility() && getComputedStyle(own, '::before').content !== 'none';
  });
  return shown.flatMap((own) => {
    const { trail: role = '' } = own.dataset;
    const piece = getComputedStyle(own, '::before');
    const half = parseFloat(piece.borderInlineStartWidth) / 2;
    const box = own.getBoundingClientRect();
    const section = own.closest('section') as HTMLElement;
    const name = `${role} in ${section.id || 'the hero'}`;
    const x = box.left + parseFloat(piece.left);
    const top = box.top + scrollY + parseFloat(piece.top);
    const y = role === 'start' ? top + half : top + parseFloat(piece.height) - half;
    const upper = Math.max(top, section.getBoundingClientRect().top + scrollY);
    const joints: Joint[] = [];
    if (role !== 'line') joints.push({ name, x: x + parseFloat(piece.width), y, axis: 'x' });
    if (role !== 'start') joints.push({ name, x: x + half, y: upper, axis: 'y' });
    return joints;
  });
}

/** The line on both sides of a joint. */
async function measure(page: Page, { x, y, axis }: Joint) {
  const [left, top] = [Math.floor(x) - 12, Math.floor(y) - 12];
  const clip = { x: left, y: top, width: 24, height: 24 };
  await page.evaluate((y) => scrollTo(0, y), top - 400);
  // Far faster than outside of the window.
  const picture = await page.screenshot({ clip, captureBeyondViewport: false, encoding: 'base64' });
  const at = axis === 'x' ? x - left : y - top;
  // A bend reaches over the edge of its drawing.
  const before = axis === 'x' ? 2.5 : 1.5;
  return page.evaluate(readLine, { picture, axis, sides: [at - before, at + 1.5] as const });
}

/** Runs in the page: the middle and the width of the magenta line in columns (x) or rows (y) of a picture, in CSS pixels. */
async function readLine(input: {
  picture: string;
  axis: string;
  sides: readonly [number, number];
}) {
  const { picture, axis, sides } = input;
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const { width: size } = image;
  const scale = size / 24;
  const context = new OffscreenCanvas(size, size).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const read = (side: number) => {
    const at = Math.floor(side * scale);
    const { data } =
      axis === 'x' ? context.getImageData(at, 0, 1, size) : context.getImageData(0, at, size, 1);
    const shares = Array.from({ length: size }, (_, i) => {
      const [red = 0, green = 0, blue = 0] = data.slice(4 * i);
      return Math.max(0, Math.min(red, blue) - green) / 255;
    });
    const glow = Math.min(...shares);
    const sum = shares.reduce((all, share) => all + share - glow, 0);
    const moment = shares.reduce((all, share, i) => all + (share - glow) * (i + 0.5), 0);
    return { middle: moment / sum / scale, width: sum / scale };
  };
  return [read(sides[0]), read(sides[1])] as const;
}
