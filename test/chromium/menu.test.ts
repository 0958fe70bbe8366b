/* The links of the header in narrow windows: in a menu behind a button, with and without scripts. */
import type { Page } from 'playwright-core';
import { nextPaint } from '../support/inPage/page';
import {
  DOCUMENT,
  modifyResponse,
  type VisitOptions,
  visit,
  waitForReact,
  withReactStart,
} from './harness';

const header = (page: Page) => page.locator('header').first().getByRole('navigation');
const menuButton = (page: Page) => header(page).getByRole('button');
const navLinks = (page: Page) => header(page).getByRole('link');
const openMenu = (page: Page) => page.locator('nav :popover-open');

/** Opens Home on a phone, where the links are in the menu. */
const visitMenu = (options?: VisitOptions) =>
  visit('/', { viewport: { width: 360, height: 844 }, ...options });

test.each([false, true])('the button shows and hides all links (scripts: %s)', async (isOn) => {
  const wide = await visit('/', { viewport: { width: 1920, height: 900 } });
  const labels = await navLinks(wide.page).allInnerTexts();
  expect(labels).not.toEqual([]);
  const { page } = await visitMenu({
    javaScriptEnabled: isOn,
    prepare: (page) => modifyResponse(page, DOCUMENT, (html) => withReactStart(html, 'idle')),
  });
  expect(await navLinks(page).count()).toBe(0);
  await menuButton(page).click();
  if (isOn) await waitForReact(page); // it stays open
  expect(await navLinks(page).allInnerTexts()).toEqual(labels);
  await menuButton(page).click();
  expect(await navLinks(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await navLinks(page).count()).toBe(labels.length);
  await page.keyboard.press('Escape');
  expect(await navLinks(page).count()).toBe(0);
  expect(await menuButton(page).evaluate((own) => own === document.activeElement)).toBe(true);
});

test('the menu closes after a link to a section of the page, or when it would cover what has the focus', async () => {
  const { page } = await visitMenu();
  await menuButton(page).click();
  const link = navLinks(page).first();
  await link.evaluate((own) => {
    own.setAttribute('href', '#main');
    own.removeAttribute('aria-disabled');
  });
  await link.focus();
  expect(await openMenu(page).count()).toBe(1);
  await link.click();
  expect(await openMenu(page).count()).toBe(0);
  await menuButton(page).click();
  await page.locator('main').focus();
  expect(await openMenu(page).count()).toBe(0);
});

test('the open menu is below the header and, when the window grows, the links are in a row', async () => {
  const { page } = await visitMenu();
  await menuButton(page).click();
  const { y = 0, height = 0 } = (await page.locator('header').first().boundingBox()) ?? {};
  expect((await openMenu(page).boundingBox())?.y).toBeCloseTo(y + height, 0);
  await page.setViewportSize({ width: 1920, height: 900 });
  await openMenu(page).waitFor({ state: 'detached' });
  expect(await menuButton(page).count()).toBe(0);
  expect(await navLinks(page).count()).toBeGreaterThan(0);
});

test.each([true, false])(
  'in a window of 320 by 256 px, the open menu can be scrolled and leaves its button free (anchor positioning: %s)',
  async (hasAnchors) => {
    const { page } = await visit('/', {
      viewport: { width: 320, height: 256 },
      bypassCSP: true, // the CSP does not allow the changed styles
      prepare: (page) =>
        modifyResponse(page, DOCUMENT, (html) =>
          hasAnchors ? html : html.replaceAll('anchor(bottom)', 'none(bottom)'),
        ),
    });
    await menuButton(page).click();
    for (const link of [navLinks(page).last(), navLinks(page).first()]) {
      await link.scrollIntoViewIfNeeded();
      await page.evaluate(nextPaint);
      const { y = -1, height = 0 } = (await link.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(256);
    }
    await menuButton(page).click();
    expect(await navLinks(page).count()).toBe(0);
  },
);
