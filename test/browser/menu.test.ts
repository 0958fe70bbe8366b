/* The links of the header, where there is no room for a row of them: behind a button, with and without scripts. */
import type { Page } from 'playwright-core';
import { home } from '../../src/content/home';
import { hydrate, visit } from './harness';

const LABELS = home.header.links.map(({ label }) => label);
const phone = { viewport: { width: 390, height: 844 } };

const navigation = (page: Page) => page.getByRole('navigation');
const links = (page: Page) => navigation(page).getByRole('link');
/** What assistive technology is told, which no attribute says. */
async function isExpanded(page: Page): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const node = nodes.find(({ name }) => name?.value === home.header.menu);
  return node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

const button = (page: Page) => navigation(page).getByRole('button', { name: home.header.menu });

test.each([false, true])('a press shows and hides the six links (scripts: %s)', async (isOn) => {
  const { page } = await visit('/', { ...phone, javaScriptEnabled: isOn });
  expect(await links(page).count()).toBe(0);
  await button(page).click();
  expect(await links(page).allInnerTexts()).toEqual(LABELS);
  expect(await isExpanded(page)).toBe(true);
  await button(page).click();
  expect(await links(page).count()).toBe(0);
  expect(await isExpanded(page)).toBe(false);
});

test('the keyboard opens it, Escape closes it and stays on the button', async () => {
  const { page } = await visit('/', phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await links(page).count()).toBe(LABELS.length);
  await page.keyboard.press('Escape');
  expect(await links(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(home.header.menu);
});

test('it stays open as React takes over', async () => {
  const { page } = await visit('/', phone);
  await button(page).click();
  await hydrate(page);
  expect(await links(page).count()).toBe(LABELS.length);
});

test('printed from a phone, they are there as well', async () => {
  const { page } = await visit('/', phone);
  await page.emulateMedia({ media: 'print' });
  expect(await links(page).allInnerTexts()).toEqual(LABELS);
});

test.each([
  [390, 844],
  [360, 740],
])(
  'the first screen of %i × %i px shows the whole ridge, with its orange line',
  async (width, height) => {
    const { page } = await visit('/', { viewport: { width, height } });
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(68);
    const [ridge, line] = await page.evaluate(() => {
      const figure = document.querySelector('main figure') as HTMLElement;
      const front = Number.parseFloat(getComputedStyle(figure, '::before').top);
      const { top } = figure.getBoundingClientRect();
      return [top, top + front];
    });
    expect(ridge).toBeGreaterThan(300);
    expect(line).toBeLessThan(height - 20);
  },
);
