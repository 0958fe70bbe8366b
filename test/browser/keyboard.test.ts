import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { home } from '../../src/content/home';
import { contrast } from '../color';
import { contactForm, screenshot, visit } from './harness';

/** What has the focus, as a visitor would call it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null || element === document.body) return 'nothing';
    const { labels } = element as HTMLInputElement;
    return `${element.localName}: ${labels?.[0]?.textContent ?? element.textContent}`;
  });

const { skipLink, header, hero, industries, contact, footer } = home;

/** Placeholders are no stops; a link with an address is one. */
const links = (of: readonly { label: string; href?: string }[]) =>
  of.filter(({ href }) => href).map(({ label }) => `a: ${label}`);

const STOPS = [
  `a: ${skipLink}`,
  ...links(header.links),
  `button: ${hero.action}`,
  ...links(industries.cards.map(({ link }) => link)),
  `input: ${contact.labels.name}`,
  `input: ${contact.labels.email}`,
  `textarea: ${contact.labels.message}`,
  `button: ${contact.action}`,
  ...links([footer.privacy]),
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
  await contactForm(page).send.focus();
  const way = STOPS.slice(0, STOPS.lastIndexOf(`button: ${contact.action}`) + 1);
  const stops: string[] = [];
  for (const _ of way) {
    stops.unshift(await focused(page));
    await page.keyboard.press('Shift+Tab');
  }
  expect(stops).toEqual(way);
  expect(await focused(page)).toBe('nothing');
});

test.each(['/about', '/nope'])('%s has nothing to stop at', async (path) => {
  const { page } = await visit(path);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('nothing');
});

test('the skip link shows itself and moves the focus to the main part', async () => {
  const { page } = await visit('/');
  const link = page.getByRole('link', { name: skipLink });
  expect((await link.boundingBox())?.y).toBeLessThan(-20);
  await page.keyboard.press('Tab');
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(`button: ${hero.action}`);
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
      expect(
        `${stop} ${got >= needed ? 'has a ring' : `changes ${got} of ${needed} pixels: is its ring cut off?`}`,
      ).toBe(`${stop} has a ring`);
    }
  },
);

/** How many pixels differ by a contrast of 3:1 or more. */
function contrasting(a: PNG, b: PNG): number {
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const [one, other] = [a, b].map(({ data }) => [...data.subarray(i, i + 3)]) as [
      number[],
      number[],
    ];
    if (contrast(one, other) >= 3) count++;
  }
  return count;
}
