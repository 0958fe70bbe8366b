import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { paths, screenshot, visit } from './harness';

/** What has the focus, as a visitor would call it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null || element === document.body) return 'nothing';
    const { labels } = element as HTMLInputElement;
    return `${element.localName}: ${labels?.[0]?.textContent ?? element.textContent}`;
  });

const STOPS = [
  'a: Skip to main content',
  'button: Contact Us',
  'input: Name',
  'input: Email',
  'textarea: Message',
  'button: Send message',
];

test('Tab goes through everything that can be used, in order, and out again', async () => {
  const { page } = await visit('/');
  const stops: string[] = [];
  for (let i = 0; i <= STOPS.length; i++) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops).toEqual([...STOPS, 'nothing']);
});

test('Shift and Tab go the same way back', async () => {
  const { page } = await visit('/');
  await page.getByRole('button', { name: 'Send message' }).focus();
  const stops: string[] = [];
  for (const _ of STOPS) {
    stops.unshift(await focused(page));
    await page.keyboard.press('Shift+Tab');
  }
  expect(stops).toEqual(STOPS);
  expect(await focused(page)).toBe('nothing');
});

test.each(paths.slice(1))('%s has nothing to stop at', async (path) => {
  const { page } = await visit(path);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('nothing');
});

test('the skip link shows itself and moves the focus to the main part', async () => {
  const { page } = await visit('/');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  expect((await link.boundingBox())?.y).toBeLessThan(-20);
  await page.keyboard.press('Tab');
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('button: Contact Us');
});

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['none', 'active'] as const).map((forcedColors) => ({ colorScheme, forcedColors })),
);

test.each(looks)(
  'every stop has a ring nobody can miss ($colorScheme, forced colours: $forcedColors)',
  async (look) => {
    // Chrome scrolls a large field only as far as its first line: high enough for all of it.
    const { page } = await visit('/', { ...look, viewport: { width: 1280, height: 1200 } });
    for (const stop of STOPS) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(stop);
      const clip = await page.evaluate(() => {
        const element = document.activeElement as Element;
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
      });
      const withFocus = PNG.sync.read(await screenshot(page, { clip }));
      // The place in the order stays, so that the next Tab goes on from here.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const without = PNG.sync.read(await screenshot(page, { clip }));
      // WCAG 2.4.13: a line two pixels thick all around, 3:1 against how it looks without.
      const needed = 2 * 2 * (clip.width - 16 + clip.height - 16);
      const got = contrasting(withFocus, without);
      expect(`${stop} ${got >= needed ? 'has a ring' : `changes ${got} of ${needed} pixels`}`).toBe(
        `${stop} has a ring`,
      );
    }
  },
);

/** How many pixels differ by a contrast of 3:1 or more. */
function contrasting(a: PNG, b: PNG): number {
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const [dark = 0, light = 0] = [luminance(a.data, i), luminance(b.data, i)].sort();
    if ((light + 0.05) / (dark + 0.05) >= 3) count++;
  }
  return count;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(data: Buffer, i: number): number {
  const linear = (value = 0) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]);
}
