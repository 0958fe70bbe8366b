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
  visit,
  visitMixedBuilds,
  waitForHydration,
} from './harness';

const PROPERTIES =
  'display visibility opacity position inset z-index transform padding margin gap grid-row ' +
  'grid-column flex align-items justify-content max-width overflow color background-color border ' +
  'border-radius outline fill font letter-spacing word-spacing text-align text-decoration ' +
  'white-space hyphens overflow-wrap cursor color-scheme';

/** The box and the computed style of every element and of its ::before and ::after. */
const snapshot = (page: Page) =>
  // A <use> has no box until its file has loaded.
  page.locator('html, body, #root :not(use)').evaluateAll(
    (elements, properties) =>
      elements.flatMap((element, i) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const values = properties.map((name) => `${name} ${style.getPropertyValue(name)}`);
          return [`${i} ${element.localName}${part}`, `${[x, y, width, height]}`, ...values];
        });
      }),
    PROPERTIES.split(' '),
  );

/** For each element, the values of the first list that the second does not have. */
const differences = (before: string[][], after: string[][]) => {
  const now = new Map(after.map((values) => [values[0], values.join()]));
  return before
    .filter((values) => values.join() !== now.get(values[0]))
    .map((values) => values.filter((value, i) => !i || !now.get(values[0])?.includes(value)))
    .slice(0, 20);
};

test.each(pagePaths)('React changes no element, text, position or style of %s', async (path) => {
  const { page } = await visit(path);
  // The markup, tag by tag, except the <style> of styled-components.
  const markup = async () =>
    (await page.content()).replace(/<style data-styled.*?<\/style>/s, '').split(/(?=<)/);
  const tags = await markup();
  const looks = await snapshot(page);
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('body *')]);
  await hydrate(page);
  expect(await markup()).toEqual(tags);
  expect(differences(looks, await snapshot(page))).toEqual([]);
  // The same nodes, not others that React has put in their place.
  expect(await elements.evaluate((all) => all.every(({ isConnected }) => isConnected))).toBe(true);
});

/** What a visitor sees who opens one build's document and submits twice while another build's app loads. */
async function snapshotAfterSubmit(documents: string, rest: string) {
  const { page } = await visitMixedBuilds(documents, rest);
  const before = await snapshot(page);
  const { name, send } = contactForm(page);
  await name.fill('Ad');
  await send.click();
  await waitForHydration(page);
  await name.fill('Ada L'); // by then the form may have been cleared
  await name.press('Enter');
  const empty = { email: '', message: '' };
  await expectDelivered(page, { name: 'Ad', ...empty }, { name: 'Ada L', ...empty });
  await page.evaluate(scrollThrough); // fails if an image is missing
  await page.mouse.move(0, 0);
  await name.blur();
  return { before, after: await snapshot(page) };
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
    const own = await snapshotAfterSubmit(rest, rest);
    const { before, after } = await snapshotAfterSubmit(documents, rest);
    // The builds must differ. With 'idle', React may already have mounted.
    const reactStart: string = content.reactStart;
    if (reactStart === 'form') expect(differences(own.before, before)).not.toEqual([]);
    expect(differences(own.after, after)).toEqual([]);
  },
);
