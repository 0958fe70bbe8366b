/* The links of the header: in narrow windows, they are in a menu behind a button, with and without JavaScript. */
import { chromium } from './harness/browsers';
import { withoutPolicy } from './harness/site';
import { resize, startBrowser, waitFor } from './harness/visit';

const visit = startBrowser(chromium);

const BUTTON = 'header nav button';

const readLinks = () =>
  [...document.querySelectorAll('header nav a')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.textContent);

test.each([true, false])(
  'the button shows and hides all links, and so do Enter and Escape (JavaScript: %s)',
  async (javaScript) => {
    const page = await visit('/', { width: 1440, javaScript });
    const all = await page.evaluate(readLinks);
    expect(all.length).toBeGreaterThan(0);
    await resize(page, 360, 800);
    expect(await page.evaluate(readLinks)).toEqual([]);
    await page.click(BUTTON);
    expect(await page.evaluate(readLinks)).toEqual(all);
    await page.click(BUTTON);
    expect(await page.evaluate(readLinks)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(readLinks)).toEqual(all);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(readLinks)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toContain('<button');
  },
);

test('the menu closes where it is in the way: after a link in it, when something else has the focus, and when the window grows', async () => {
  const page = await visit('/', { width: 360 });
  const readMenu = () =>
    page.evaluate(() => (document.querySelector('header nav :popover-open') ? 'open' : 'closed'));
  await page.click(BUTTON);
  await page.evaluate(() => document.querySelector('header nav a')?.setAttribute('href', '#main'));
  await page.focus('header nav a');
  expect(await readMenu()).toBe('open');
  await page.click('header nav a');
  expect(await readMenu()).toBe('closed'); // otherwise see src/client/setUpMenu.ts

  await page.click(BUTTON);
  await page.focus('main');
  expect(await readMenu()).toBe('closed');

  await page.click(BUTTON);
  await resize(page, 1440, 900);
  await waitFor('the menu is closed', async () => (await readMenu()) === 'closed');
  expect(await page.evaluate(readLinks)).not.toEqual([]);
});

test.each([true, false])(
  'in a low window, the menu can be scrolled and leaves its button free (anchor positioning: %s)',
  async (hasAnchors) => {
    const page = await visit('/', {
      change: (html) =>
        hasAnchors ? html : withoutPolicy(html).replaceAll('anchor(bottom)', 'none(bottom)'),
    });
    await resize(page, 320, 256);
    await page.click(BUTTON);
    const findOutside = () =>
      [...document.querySelectorAll('header nav a')].filter((link) => {
        link.scrollIntoView({ block: 'nearest' });
        const { top, bottom } = link.getBoundingClientRect();
        return top < 0 || bottom > innerHeight;
      });
    expect(await page.evaluate(findOutside)).toEqual([]); // the links that cannot be scrolled into the window
    await page.click(BUTTON);
    expect(await page.evaluate(readLinks)).toEqual([]);
  },
);
