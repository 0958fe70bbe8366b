/* Hydration changes nothing visible. If document and app are from different builds, the look of the app wins. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { site as content } from '../../src/content/site';
import { expectDelivered } from '../support/deliveries';
import { scrollThrough } from '../support/inPage';
import { pagePaths } from '../support/pagePaths';
import {
  contactForm,
  directory,
  hydrate,
  otherDirectory,
  screenshot,
  visit,
  visitMixedBuilds,
  waitForHydration,
} from './harness';

/** The whole page, as a visitor sees it. */
async function capture(page: Page): Promise<Buffer> {
  await page.evaluate(scrollThrough); // fails if an image is missing
  return screenshot(page, { fullPage: true, caret: 'initial' });
}

test.each(pagePaths)('React changes no element and nothing visible on %s', async (path) => {
  const { page } = await visit(path);
  // The markup, tag by tag, except the <style> of styled-components.
  const markup = async () =>
    (await page.content()).replace(/<style data-styled.*?<\/style>/s, '').split(/(?=<)/);
  const tags = await markup();
  const look = await capture(page);
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('body *')]);
  await hydrate(page);
  expect(await markup()).toEqual(tags);
  expect((await capture(page)).equals(look)).toBe(true);
  // The same nodes, not others that React has put in their place.
  expect(await elements.evaluate((all) => all.every(({ isConnected }) => isConnected))).toBe(true);
});

/** What a visitor sees who opens one build's document and submits twice while another build's app loads. */
async function captureAfterSubmit(documents: string, rest: string) {
  const { page } = await visitMixedBuilds(documents, rest);
  const before = await capture(page);
  const { name, send } = contactForm(page);
  await name.fill('Ad');
  await send.click();
  await waitForHydration(page);
  await name.fill('Ada L'); // by then the form may have been cleared
  await name.press('Enter');
  const empty = { email: '', message: '' };
  await expectDelivered(page, { name: 'Ad', ...empty }, { name: 'Ada L', ...empty });
  await page.mouse.move(0, 0);
  await name.blur();
  return { before, after: await capture(page) };
}

test('the URLs of images change with the images, so that browsers do not show old ones from their caches', () => {
  const version = (build: string) =>
    /svg\?v=\w+/.exec(readFileSync(`${build}/index.html`, 'utf8'))?.[0];
  expect(version(directory)).toBeDefined();
  expect(version(directory)).not.toBe(version(otherDirectory));
});

// The markup of the two builds differs, so React renders all of it again.
test.each([
  ['an old document meets a new app', directory, otherDirectory],
  ['a new document meets an old app', otherDirectory, directory],
])(
  'if %s, nothing is lost, and the page looks as in the build of the app, images included',
  async (_, documents, rest) => {
    const own = await captureAfterSubmit(rest, rest);
    const { before, after } = await captureAfterSubmit(documents, rest);
    // The builds must differ. With 'idle', React may already have mounted.
    const reactStart: string = content.reactStart;
    if (reactStart === 'form') expect(own.before.equals(before)).toBe(false);
    expect(own.after.equals(after)).toBe(true);
  },
);
