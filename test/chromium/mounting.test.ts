/* React takes over a page without changing it. A document of another build gets the look of the app. */
import { APP_URL, LINE } from '../support/contact';
import { expectDelivered } from '../support/deliveries';
import { scrollThrough } from '../support/inPage/page';
import { pagePaths } from '../support/pagePaths';
import { expectNoProblems } from '../support/problems';
import {
  contactForm,
  DOCUMENT,
  modifyResponse,
  visit,
  waitForReact,
  withReactStart,
} from './harness';

test.each(pagePaths)('React changes nothing on %s', async (path) => {
  let releaseApp = () => {};
  const released = new Promise<void>((resolve) => {
    releaseApp = resolve;
  });
  // In a language and time zone that the build does not know.
  const { page } = await visit(path, {
    locale: 'ar-EG',
    timezoneId: 'Pacific/Auckland',
    prepare: async (page) => {
      await modifyResponse(page, DOCUMENT, (html) => withReactStart(html, 'idle'));
      await page.route(APP_URL, async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  await page.evaluate(scrollThrough);
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('body *')]);
  const look = await page.evaluate(readLook);
  releaseApp();
  await waitForReact(page);
  await page.evaluate(scrollThrough);
  const newLook = await page.evaluate(readLook);
  const replaced = await elements.evaluate((all) => all.filter((own) => !own.isConnected).length);
  expectNoProblems(
    [
      ...look.filter((part) => !newLook.includes(part)).map((part) => `before: ${part}`),
      ...newLook.filter((part) => !look.includes(part)).map((part) => `after: ${part}`),
      ...(replaced ? [`React has replaced ${replaced} elements`] : []),
    ],
    'the page changes under the visitor when React mounts: at first, render the same as in the HTML, without date, locale, random numbers or size of the window',
  );
});

/** Runs in the page: each visible element with its own text, its place and its colours. A preload may be in the root, too. */
function readLook(): string[] {
  return Array.from(document.querySelectorAll('#root :not(link)'), (own) => {
    const texts = Array.from(own.childNodes, (node) =>
      node instanceof Text ? node.data.replaceAll('\n', '') : '',
    );
    const { x, y, width, height } = own.getBoundingClientRect();
    const place = `${width} by ${height} px at ${x}, ${y}`;
    const looks = [getComputedStyle(own), getComputedStyle(own, '::before')];
    const styles = looks.map((style) => `${style.color} ${style.backgroundColor} ${style.inset}`);
    return `<${own.localName}> “${texts.join('')}” is ${place}; ${styles.join('; ')}`;
  });
}

/** Returns a document as another build would have written it: with other class names, and another element in the form. */
function changeBuild(html: string): string {
  let changed = html.replace(/<form [^>]*data-react[^>]*>/, '$&<p>Another line.</p>');
  expect(changed).not.toBe(html);
  for (const name of new Set(html.match(/(?<=class="[^"]*)[\w-]+/g)))
    changed = changed.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `other-${name}`);
  return changed;
}

test('if the document is from another build, the message is delivered, and the page looks as in the build of the app', async () => {
  const looks: string[][] = [];
  for (const change of [changeBuild, (html: string) => html]) {
    const { page } = await visit('/', {
      bypassCSP: true, // the CSP does not allow the changed styles
      prepare: (page) => modifyResponse(page, DOCUMENT, change),
    });
    const { line, send } = contactForm(page);
    await line.fill('Ada');
    await send.click();
    await expectDelivered(page, { [LINE]: 'Ada' });
    await line.blur();
    await page.mouse.move(0, 0);
    await page.evaluate(scrollThrough);
    looks.push(await page.evaluate(readLook));
  }
  const [changed = [], own = []] = looks;
  expectNoProblems(
    [
      ...changed.filter((part) => !own.includes(part)).map((part) => `from another build: ${part}`),
      ...own.filter((part) => !changed.includes(part)).map((part) => `of this build: ${part}`),
    ],
    'documents of earlier builds are still open in tabs: React must render them again',
  );
});
