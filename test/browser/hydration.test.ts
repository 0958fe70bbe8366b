/* Hydration changes nothing that is visible. Where two builds meet, the app's look wins. */
import type { Page } from 'playwright-core';
import { site as content } from '../../src/content/site';
import { expectDelivered } from '../support/deliveries';
import { scrollThrough } from '../support/inPage';
import { paths } from '../support/paths';
import {
  contactForm,
  directory,
  hydrate,
  otherDirectory,
  visit,
  visitBetween,
  waitForHydration,
} from './harness';

const PROPERTIES =
  'display visibility opacity position inset z-index transform padding margin gap grid-row ' +
  'grid-column flex align-items justify-content max-width overflow color background-color border ' +
  'border-radius outline fill font letter-spacing word-spacing text-align text-decoration ' +
  'white-space hyphens overflow-wrap cursor color-scheme';

/** Of every element, and of what styles put before and behind it, where it stands and how it looks. */
const look = (page: Page) =>
  // A <use> has no place before its file has arrived.
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

/** What the first list has, and the second has not: of each element the properties that differ. */
const lost = (before: string[][], after: string[][]) => {
  const now = new Map(after.map((values) => [values[0], values.join()]));
  return before
    .filter((values) => values.join() !== now.get(values[0]))
    .map((values) => values.filter((value, i) => !i || !now.get(values[0])?.includes(value)))
    .slice(0, 20);
};

test.each(paths)('React changes no element, word, place or look of %s', async (path) => {
  const { page } = await visit(path);
  // Every element and word, tag by tag, but for styled-components' own element.
  const markup = async () =>
    (await page.content()).replace(/<style data-styled.*?<\/style>/s, '').split(/(?=<)/);
  const tags = await markup();
  const looks = await look(page);
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('body *')]);
  await hydrate(page);
  expect(await markup()).toEqual(tags);
  expect(lost(looks, await look(page))).toEqual([]);
  // The same nodes, not others that React has put in their place.
  expect(await elements.evaluate((all) => all.every(({ isConnected }) => isConnected))).toBe(true);
});

/** What a visitor sees who has a document of one build, and sends its form twice while the app of another arrives. */
async function lookAfterSending(documents: string, rest: string) {
  const { page } = await visitBetween(documents, rest);
  const before = await look(page);
  const { name, send } = contactForm(page);
  await name.fill('Ad');
  await send.click();
  await waitForHydration(page);
  await name.fill('Ada L'); // by then the form may have been cleared
  await name.press('Enter');
  const empty = { email: '', message: '' };
  await expectDelivered(page, { name: 'Ad', ...empty }, { name: 'Ada L', ...empty });
  await page.evaluate(scrollThrough); // fails where a picture is missing
  await page.mouse.move(0, 0);
  await name.blur();
  return { before, after: await look(page) };
}

// The markup of the two builds differs, so React renders all of it again.
test.each([
  ['an old document meets a new app', directory, otherDirectory],
  ['a new document meets an old app', otherDirectory, directory],
])(
  'where %s, nothing is lost, and all looks as the app has it, pictures included',
  async (_, documents, rest) => {
    const own = await lookAfterSending(rest, rest);
    const { before, after } = await lookAfterSending(documents, rest);
    // The builds do differ. With 'idle', React may have mounted before anybody looks.
    if (content.reactStart === 'form') expect(lost(own.before, before)).not.toEqual([]);
    expect(lost(own.after, after)).toEqual([]);
  },
);
