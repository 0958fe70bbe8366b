/* What the keyboard reaches beyond what test/engines/use asks: the main part, and rings that can be seen. */
import { PNG } from 'pngjs';
import { contrast } from '../support/color';
import { focused } from '../support/inPage';
import { screenshot, visit } from './harness';

test('the skip link shows itself and moves the focus to the main part', async () => {
  const { page } = await visit('/');
  const link = page.locator('a[href="#main"]');
  expect((await link.boundingBox())?.y).toBeLessThan(-20);
  await page.keyboard.press('Tab');
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main > *') !== null)).toBe(
    true,
  );
});

test.each([
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const)(
  'everything that has the focus has a ring nobody can miss ($colorScheme, forced colours: $forcedColors)',
  async (look) => {
    // Chrome scrolls a large field only as far as its first line: high enough for all of it.
    const { page } = await visit('/', { ...look, viewport: { width: 1280, height: 1200 } });
    const passed: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(focused);
      if (stop === 'nothing') break;
      passed.push(stop);
      const box = await page.locator(':focus').boundingBox();
      const { x, y, width, height } = box as NonNullable<typeof box>;
      const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
      const withFocus = PNG.sync.read(await screenshot(page, { clip }));
      // The place in the order stays, so that the next Tab goes on from here.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const without = PNG.sync.read(await screenshot(page, { clip }));
      // WCAG 2.4.13: a line two pixels thick all around, 3:1 against how it looks without.
      const needed = 2 * 2 * (width + height);
      const got = contrasting(withFocus, without);
      expect(
        `${stop} ${got >= needed ? 'has a ring' : `changes ${got} of ${needed} pixels: is its ring cut off?`}`,
      ).toBe(`${stop} has a ring`);
    }
    expect(passed.length).toBeGreaterThan(3);
  },
);

/** How many pixels differ by a contrast of 3:1 or more. */
function contrasting(a: PNG, b: PNG): number {
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const [one = [], other = []] = [a, b].map(({ data }) => [...data.subarray(i, i + 3)]);
    if (contrast(one, other) >= 3) count++;
  }
  return count;
}
