/* The links of the header in narrow windows: in a menu behind a button, with and without scripts. */
import type { Page } from 'playwright-core';
import { nextPaint } from '../support/pageFunctions';
import { waitFor } from '../support/waitFor';
import { hydrate, modifyResponse, setFontSize, visit } from './harness';

const header = (page: Page) => page.locator('header').first().getByRole('navigation');
const menuButton = (page: Page) => header(page).getByRole('button');
const navLinks = (page: Page) => header(page).getByRole('link');

/** Widths at which the links are in the menu, the largest first, and one at which they are in a row. */
const menuWidths: number[] = [];
let rowWidth = 0;

beforeAll(async () => {
  const { page } = await visit('/');
  for (let width = 1920; width >= 320; width -= 40) {
    await page.setViewportSize({ width, height: 900 });
    if (await menuButton(page).isVisible()) menuWidths.push(width);
    else rowWidth = width;
  }
});

/** Opens Home in a window in which the links are in the menu. */
const visitMenu = (options?: Parameters<typeof visit>[1], width = menuWidths.at(-1) ?? 0) =>
  visit('/', { viewport: { width, height: 844 }, ...options });

test.each([false, true])('the button shows and hides all links (scripts: %s)', async (isOn) => {
  const wide = await visit('/', { viewport: { width: rowWidth, height: 900 } });
  const labels = await navLinks(wide.page).allInnerTexts();
  const { page } = await visitMenu({ javaScriptEnabled: isOn });
  expect(await navLinks(page).count()).toBe(0);
  await menuButton(page).click();
  if (isOn) await hydrate(page); // it stays open
  expect(await navLinks(page).allInnerTexts()).toEqual(labels);
  await menuButton(page).click();
  expect(await navLinks(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await navLinks(page).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect(await navLinks(page).count()).toBe(0);
  expect(await menuButton(page).evaluate((node) => node === document.activeElement)).toBe(true);
});

test('with a doubled font size, the button shows up to twice the width, because the links need twice the room', async () => {
  const { page } = await visit('/');
  await setFontSize(page, 32);
  await page.setViewportSize({ width: 2 * Number(menuWidths[0]), height: 900 });
  expect(await menuButton(page).isVisible()).toBe(true);
});

test('a link in the menu to a section of the page closes the menu, a placeholder does not', async () => {
  const { page } = await visitMenu();
  await menuButton(page).click();
  const link = navLinks(page).first();
  await link.evaluate((own) => own.removeAttribute('href'));
  await link.dispatchEvent('click');
  expect(await navLinks(page).count()).toBeGreaterThan(0);
  await link.evaluate((own) => own.setAttribute('href', '#main'));
  await link.dispatchEvent('click');
  expect(await navLinks(page).count()).toBe(0);
});

test.each(['widest', 'narrowest'])(
  'opened in the %s window that has it, the menu is right below a header of any height, and becomes a row when the window grows',
  async (which) => {
    const { page } = await visitMenu({}, menuWidths.at(which === 'widest' ? 0 : -1));
    await page
      .locator('header p')
      .first()
      .evaluate((name) => name.firstElementChild?.append(' and its Many Partners Everywhere'));
    await menuButton(page).click();
    const read = (own: Element) => own.getBoundingClientRect().toJSON();
    const header = await page.locator('header').first().evaluate(read);
    const name = await page.locator('header p').first().evaluate(read);
    expect(name.bottom).toBeLessThan(header.bottom); // the header is as tall as its content
    const panel = await page.locator(':popover-open').evaluate(read);
    expect(Math.abs(panel.top - header.bottom)).toBeLessThan(1.5);
    const links = await navLinks(page).count();
    expect(panel.height).toBeLessThan(75 * links); // not stretched
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: height - 60 }); // the toolbar of a phone appears
    await page.evaluate(nextPaint);
    expect(await navLinks(page).count()).toBe(links); // still open
    await page.setViewportSize({ width: rowWidth, height: 900 });
    await waitFor(async () => (await page.locator(':popover-open').count()) === 0);
    expect(await menuButton(page).count()).toBe(0);
    expect(await navLinks(page).count()).toBeGreaterThan(0); // the row
  },
);

test('the menu stays open while the focus is on its links or its button, and closes when it would cover what has the focus', async () => {
  const { page } = await visitMenu();
  const isOpen = async () => (await page.locator(':popover-open').count()) === 1;
  await menuButton(page).click();
  const link = navLinks(page).first();
  await link.evaluate((own) => own.setAttribute('href', '#main'));
  await link.focus();
  const onLink = await isOpen();
  await page.keyboard.press('Shift+Tab');
  const onButton = await isOpen();
  await page.keyboard.press('Enter');
  const afterEnter = await isOpen();
  await page.keyboard.press('Enter');
  await page.locator('main').focus();
  const elsewhere = await isOpen();
  const expected = { onLink: true, onButton: true, afterEnter: false, elsewhere: false };
  expect({ onLink, onButton, afterEnter, elsewhere }).toEqual(expected);
});

test.each([true, false])(
  'in a window of 320 by 256 px, the open menu can be scrolled and leaves its button free (anchor positioning: %s)',
  async (hasAnchors) => {
    const { page } = await visit('/', {
      viewport: { width: 320, height: 256 },
      bypassCSP: true, // the CSP does not allow the changed styles
      prepare: (page) =>
        modifyResponse(page, /\/$/, (html) =>
          hasAnchors ? html : html.replaceAll('anchor(bottom)', 'none(bottom)'),
        ),
    });
    await menuButton(page).click();
    for (const link of [navLinks(page).last(), navLinks(page).first()]) {
      await link.scrollIntoViewIfNeeded();
      const { y = -1, height = 0 } = (await link.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(256);
    }
    const panel = await page.locator(':popover-open').boundingBox();
    expect(Number(panel?.y) + Number(panel?.height)).toBeLessThanOrEqual(256); // its end can be seen
    await menuButton(page).click();
    expect(await navLinks(page).count()).toBe(0);
  },
);
