/* Hydration changes nothing visible. If document and app are from different builds, the look of the app wins. */
import type { Page } from 'playwright-core';
import { expectDelivered } from '../support/formDeliveries';
import { scrollThrough } from '../support/pageFunctions';
import { pagePaths } from '../support/pagePaths';
import {
  contactForm,
  hydrate,
  modifyResponse,
  screenshot,
  setReactStart,
  visit,
  waitForHydration,
} from './harness';

type Look = { text: string; picture: Buffer };

/** The whole page, as a visitor sees it. */
async function capture(page: Page): Promise<Look> {
  await page.evaluate(scrollThrough); // fails if an image is missing
  // Browsers animate the controls of a video.
  const mask = [page.locator('video')];
  const picture = await screenshot(page, { fullPage: true, caret: 'initial', mask });
  return { picture, text: await page.locator('body').innerText() };
}

/** An effect may change a text, such as a date to the days until then. Then the pictures say nothing. */
const looksTheSame = (one: Look, other: Look) =>
  one.text !== other.text || one.picture.equals(other.picture);

const remedy =
  'the page changes under the visitor when React starts: at first, render the same as in the HTML, without date, locale, random numbers or size of the window. If a component has to rearrange itself, such as a carousel, do it in CSS (scroll-snap-type), or when a visitor first uses it';

test.each(pagePaths)('React changes no element and nothing visible on %s', async (path) => {
  // In a language and time zone that the build does not know.
  const { page } = await visit(path, {
    locale: 'ar-EG',
    timezoneId: 'Pacific/Auckland',
    prepare: (page) => setReactStart(page, 'form'), // so that React does not start by itself
  });
  // All tags, except the <style> of styled-components.
  const markup = async () =>
    (await page.content()).replace(/<style data-styled.*?<\/style>/s, '').split(/>[^<]*/);
  const tags = await markup();
  const look = await capture(page);
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('body *')]);
  await hydrate(page);
  const newTags = await markup();
  const found = {
    remedy,
    gone: tags.filter((tag) => !newTags.includes(tag)),
    added: newTags.filter((tag) => !tags.includes(tag)),
    looksTheSame: looksTheSame(await capture(page), look),
    // The same nodes, not others that React has put in their place.
    areNodesKept: await elements.evaluate((all) => all.every(({ isConnected }) => isConnected)),
  };
  const expected = { remedy, gone: [], added: [], looksTheSame: true, areNodesKept: true };
  expect(found).toEqual(expected);
});

/** Returns a document as another build would have written it: with other class names, and another element in the form. */
function changeBuild(html: string): string {
  const form = /<form [^>]*id="contact-form"[^>]*>/;
  expect(html).toMatch(form);
  let changed = html.replace(form, '$&<p>Another line.</p>');
  for (const name of new Set(html.match(/(?<=class="[^"]*)[\w-]+/g)))
    changed = changed.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `other-${name}`);
  return changed;
}

/** What a visitor sees after two submits: one before hydration, one after it. */
async function captureAfterSubmit(change: (html: string) => string): Promise<Look> {
  const { page } = await visit('/', {
    bypassCSP: true, // the CSP does not allow the changed styles
    prepare: (page) => modifyResponse(page, /\/$/, change),
  });
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
  return capture(page);
}

test('if the document is from another build, nothing is lost, and the page looks as in the build of the app', async () => {
  const own = await captureAfterSubmit((html) => html);
  const changed = await captureAfterSubmit(changeBuild);
  expect(changed.text).not.toContain('Another line.');
  expect(looksTheSame(changed, own)).toBe(true);
});
