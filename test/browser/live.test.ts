/* Pages that are live in src/content/pages.json: React mounts on them, and takes nothing from the visitor. */
import { describeLoggedForm, expectLogs, fillIn, LINE, readForm, submit } from './harness/form';
import { goTo, isMounted, translate } from './harness/inPage';
import { waitFor } from './harness/processes';
import { chromium } from './harness/puppeteer';
import { APP } from './harness/site';
import { startBrowser, type Visit, waitForApp, waitForReact } from './harness/visit';

describeLoggedForm('the form of a live page', () => {
  const visit = startBrowser(chromium);

  /** Opens Home as a live page, and fills in its form before the app arrives. The cursor is in the middle of a field. */
  async function openLive() {
    const change = (html: string) => html.replace('<html ', '<html data-live="true" ');
    const page = await visit('/', { change, hold: APP });
    await waitFor('the app is requested', () => page.site.requests.some((path) => APP.test(path)));
    const typed = await fillIn(page);
    await page.evaluate((line) => {
      const field = document.querySelector(line) as HTMLInputElement;
      field.focus();
      field.setSelectionRange(2, 2);
    }, LINE);
    return { page, typed, focus: await page.evaluate(readFocus) };
  }

  test('React mounts after the page has loaded; what was typed before stays, and a submit is logged once', async () => {
    const { page, typed, focus } = await openLive();
    page.site.release();
    await waitForReact(page);
    await waitForApp(page);
    expect(await readForm(page)).toEqual(typed);
    expect(await page.evaluate(readFocus)).toEqual(focus);
    await submit(page);
    await expectLogs(page, [[typed]]);
    expect(await readForm(page)).toEqual(typed);
  });

  test('React does not mount on a page that a translator has changed, but follows the path', async () => {
    const { page, typed, focus } = await openLive();
    await page.evaluate(translate);
    page.site.release();
    await waitForApp(page);
    expect(await page.evaluate(isMounted)).toBe(false);
    expect(await readForm(page)).toEqual(typed);
    expect(await page.evaluate(readFocus)).toEqual(focus);
    await page.evaluate(goTo, '/about');
    await expectForm(page, false);
    await page.evaluate(() => history.back());
    await expectForm(page, true);
  });
});

/** Runs in the page: which field has the focus, and where the cursor is. */
function readFocus() {
  const { name, selectionStart } = document.activeElement as HTMLInputElement;
  return { name, selectionStart };
}

/** Waits until the page has the form, or no longer has it. */
const expectForm = (page: Visit, isThere: boolean) =>
  waitFor(`the form is there: ${isThere}`, () =>
    page.evaluate((line, is) => (document.querySelector(line) !== null) === is, LINE, isThere),
  );
