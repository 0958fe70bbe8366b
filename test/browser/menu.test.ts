/* The links of the header, where there is no room for a row of them: behind a button, with and without scripts. */
import type { Page } from 'playwright-core';
import { hydrate, visit } from './harness';

const phone = { viewport: { width: 390, height: 844 } };

const button = (page: Page) => page.getByRole('navigation').getByRole('button');
const links = (page: Page) => page.getByRole('navigation').getByRole('link');

/** What assistive technology is told, which no attribute says. */
async function isExpanded(page: Page): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const name = await button(page).innerText();
  const node = nodes.find(
    ({ name: named, role }) => role?.value === 'button' && named?.value === name,
  );
  return node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test.each([false, true])('a press shows and hides all links (scripts: %s)', async (isOn) => {
  const wide = await visit('/', { viewport: { width: 1440, height: 900 } });
  expect(await button(wide.page).count()).toBe(0);
  const labels = await links(wide.page).allInnerTexts();
  const { page } = await visit('/', { ...phone, javaScriptEnabled: isOn });
  expect(await links(page).count()).toBe(0);
  await button(page).click();
  expect(await links(page).allInnerTexts()).toEqual(labels);
  expect(await isExpanded(page)).toBe(true);
  await button(page).click();
  expect(await links(page).count()).toBe(0);
  expect(await isExpanded(page)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await links(page).allInnerTexts()).toEqual(labels);
});

test('the keyboard opens it, Escape closes it and stays on the button', async () => {
  const { page } = await visit('/', phone);
  await button(page).focus();
  await page.keyboard.press('Enter');
  expect(await links(page).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect(await links(page).count()).toBe(0);
  expect(await button(page).evaluate((node) => node === document.activeElement)).toBe(true);
});

test('it stays open as React takes over', async () => {
  const { page } = await visit('/', phone);
  await button(page).click();
  await hydrate(page);
  expect(await links(page).count()).toBeGreaterThan(0);
});

test('it covers neither the mark nor its button when the window grows, and can be closed', async () => {
  const { page } = await visit('/', { viewport: { width: 768, height: 900 } });
  await button(page).click();
  await page.setViewportSize({ width: 1180, height: 900 });
  const [panel, header] = await Promise.all([
    page.locator(':popover-open').boundingBox(),
    page.locator('header').boundingBox(),
  ]);
  expect(Number(panel?.y)).toBeGreaterThanOrEqual(Number(header?.height) - 1);
  expect(Number(panel?.height)).toBeLessThan(450);
  await button(page).click();
  expect(await links(page).count()).toBeGreaterThan(0); // the row
  expect(await page.locator(':popover-open').count()).toBe(0);
});

test('a link in it that leads to a place on the page closes it', async () => {
  const { page } = await visit('/', phone);
  const place = await page.locator('main > section[id]').last().getAttribute('id');
  await page
    .locator('nav a')
    .first()
    .evaluate((link, id) => {
      link.setAttribute('href', `/#${id}`);
      link.removeAttribute('aria-disabled');
    }, place);
  await button(page).click();
  await links(page).first().click();
  expect(await links(page).count()).toBe(0);
  expect(new URL(page.url()).hash).toBe(`#${place}`);
});

test('it stands below a name that takes several lines', async () => {
  const { page } = await visit('/', phone);
  await page
    .locator('header p')
    .evaluate((name) => name.firstElementChild?.append(' and its Many Partners Everywhere'));
  await button(page).click();
  const bottom = await page
    .locator('header')
    .evaluate((node) => node.getBoundingClientRect().bottom);
  const panel = await page.locator(':popover-open').boundingBox();
  expect(Math.abs(Number(panel?.y) - bottom)).toBeLessThan(1.5);
});
